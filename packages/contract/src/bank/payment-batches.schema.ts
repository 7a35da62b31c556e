import { z } from 'zod'
import { CalendarDate, Instant, NamedDay } from '../dates.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { MAXIMUM_BATCH } from './batch-size.ts'
import { PayeeVerification, PaymentBatchState, PaymentState } from './payment-states.ts'

export const PaymentBatch = z
  .strictObject({
    batchId: Id,
    number: z.int().describe('Counts from 1.'),
    messageId: z.string().describe('The id by which the bank names the file.'),
    format: z.enum(['pain.001.001.09', 'pain.001.001.03']),
    state: PaymentBatchState,
    sha256: z.string().describe('Of the bytes of the file, hexadecimal.'),
    count: z.int(),
    total: Money,
    companyAccountId: Id,
    debtorName: z.string(),
    debtorIban: z.string(),
    debtorBic: z.string(),
    executionDay: CalendarDate,
    institution: z
      .enum(['sandbox'])
      .nullable()
      .describe('The institution that the payments are ordered at; null of a batch that goes to a bank as a file.'),
    createdBy: Id,
    createdByName: z.string(),
    releasedByName: z.string().nullable(),
    releasedAt: Instant.nullable(),
    handedOverByName: z.string().nullable(),
    handedOverAt: Instant.nullable(),
    answeredAt: Instant.nullable().describe('When the last report of the bank was imported.'),
    finishedAt: Instant.nullable().describe('When no payment of it was under way any more, or it was cancelled.'),
    cancelReason: z.string().nullable(),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .describe('A file of payments for the bank. Another administrator releases exactly the bytes with this hash.')

export const PaymentBatchBalance = z
  .strictObject({
    statedDay: CalendarDate.nullable().describe('The last day of the last statement of the account; null without one.'),
    stated: Money.nullable().describe('What that statement closes with: the balance of the bank in the ledger.'),
    underWay: Money.describe('Released payments of other batches from this account that no statement shows yet.'),
    ofBatch: Money.describe(
      'Payments of this batch that no statement shows yet: before the release all of them, in the end none.',
    ),
    after: Money.nullable().describe('What is left when both have left the account.'),
  })
  .describe('What the account of a batch holds before and after its payments.')

export const PaymentBatchBody = z
  .strictObject({
    paymentIds: z.array(Id).min(1, 'required').max(MAXIMUM_BATCH),
    companyAccountId: Id.optional().describe('The account that pays; the main one if absent.'),
    executionDay: NamedDay.optional().describe('A banking day; the next one if absent.'),
  })
  .describe('Payments of the queue that leave in one file.')

export const PaymentBatchRelease = z
  .strictObject({
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'text-invalid')
      .describe('The hash that the administrator saw.')
      .meta({ examples: ['40ce8c24c5a7fe7a5c3cd9692a33d9d22e4ee8bd05b7053e577feec1190708d8'] }),
  })
  .describe('The second key.')

export const PaymentBatchFile = z
  .strictObject({ fileName: z.string(), content: z.string(), sha256: z.string() })
  .describe('The file for the bank, byte by byte as it was released: every character is ASCII.')

export const ReportedPayment = z
  .strictObject({
    paymentId: Id,
    beneficiary: z.string().nullable(),
    amount: Money,
    before: PaymentState,
    after: PaymentState,
    reasonCode: z.string().nullable(),
    reasonText: z.string().nullable(),
    payeeVerification: PayeeVerification.nullable(),
    verifiedName: z.string().nullable(),
  })
  .describe('What a report of the bank said of one payment.')

export const PaymentReport = z
  .strictObject({ batchId: Id, batchNumber: z.int(), payments: z.array(ReportedPayment) })
  .describe('What a report of the bank changed. The same report once more changes nothing.')
