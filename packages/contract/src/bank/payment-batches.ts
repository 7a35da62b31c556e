import { z } from 'zod'
import { PAYMENT_FORMATS } from '../company.ts'
import { HOLD_REFUSALS } from '../account/account-holds.lifecycle.ts'
import { PERSON_HAND_KINDS } from '../account/access-kinds.ts'
import { CalendarDate, Instant, NamedDay, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { AwaitsMyApproval, FirstApproval, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { MAXIMUM_TAKE } from '../page-sizes.ts'
import { allBut, GetSums, listQuery, pageWithSums } from '../paging.ts'
import { PayeeVerification, PaymentBatchState, PaymentState } from './payments.lifecycle.ts'
import { PaymentCancellation } from './payments.ts'

/** One page, so that the releaser sees all payments. */
export const MAXIMUM_BATCH = MAXIMUM_TAKE

export const PaymentBatch = z
  .strictObject({
    batchId: Id,
    number: z.int().describe('Counts from 1.'),
    messageId: z.string().describe('The id by which the bank names the file.'),
    format: z.enum(PAYMENT_FORMATS),
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
    reason: z.string().nullable().describe("Why payments leave that need a promoter's payment on no statement."),
    createdBy: Id,
    createdByName: z.string(),
    releasedByName: z.string().nullable(),
    releasedAt: Instant.nullable(),
    handedOverByName: z.string().nullable(),
    handedOverAt: Instant.nullable(),
    answeredAt: Instant.nullable().describe('When the last report of the bank was imported.'),
    finishedAt: Instant.nullable().describe('When no payment of it was under way any more, or it was cancelled.'),
    cancelReason: z.string().nullable(),
    firstApproval: FirstApproval.nullable().describe(
      'The administrator who imported a report that refuses payments of it, while these wait for another one.',
    ),
    ...timestamps,
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

export const PaymentPayee = z
  .strictObject({
    paymentId: Id,
    amount: Money,
    beneficiary: z.string().nullable(),
    taxNumber: z.string().nullable().describe('Of the owner of a withdrawal, as it was when they asked for it.'),
    iban: z.string().nullable().describe('Whole.'),
    setByName: z
      .string()
      .nullable()
      .describe('The administrator who entered the account; null where its holder did, or the platform.'),
    setAt: Instant.nullable(),
    validatedByName: z.string().nullable(),
    validatedAt: Instant.nullable(),
    lastPaidAt: Instant.nullable().describe('When the last payment to this payee was executed; null for the first.'),
    isAccountNew: z.boolean().describe('Whether the last payment went to another account.'),
    isNameNew: z.boolean().describe('Whether the last payment named somebody else.'),
    changes: z
      .array(
        z.strictObject({
          kind: z.enum(PERSON_HAND_KINDS),
          handName: z.string().nullable().describe('Null for the person themselves.'),
          createdAt: Instant,
        }),
      )
      .describe('Of access and identity since the last payment was queued; of the last 30 days before the first one.'),
  })
  .describe('Whom a payment of a batch pays, who set the account, and what has changed since the last payment.')

export const PaymentBatchPayees = z
  .strictObject({ payees: z.array(PaymentPayee) })
  .describe('In the order of the file.')

export const PaymentBatchBody = z
  .strictObject({
    paymentIds: z.array(Id).min(1, 'required').max(MAXIMUM_BATCH),
    companyAccountId: Id.optional().describe('The account that pays; the main one if absent.'),
    executionDay: NamedDay.optional().describe('A banking day; the next one if absent.'),
    reason: text(300).optional().describe("Takes payments that need a promoter's payment on no statement."),
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
    isWaiting: z.boolean().describe('Refused once another administrator imports a report that says the same.'),
    reasonCode: z.string().nullable(),
    reasonText: z.string().nullable(),
    payeeVerification: PayeeVerification.nullable(),
    verifiedName: z.string().nullable(),
  })
  .describe('What a report of the bank said of one payment.')

export const PaymentReport = z
  .strictObject({
    batches: z
      .array(z.strictObject({ batchId: Id, batchNumber: z.int(), payments: z.array(ReportedPayment) }))
      .describe('Some banks answer several payment files in one.'),
    unknown: z
      .array(z.strictObject({ line: z.int().describe('From 1.'), status: z.string() }))
      .describe('Statuses that are not known: they change nothing.'),
  })
  .describe('What a report of the bank changed. The same report once more changes nothing.')

/** Made by one administrator, released by another. */
export const paymentBatchEndpoints = endpoints('paymentBatches', 'Payments', '/v1/bank/payment-batches', {
  list: {
    permission: 'payments.read',
    summary: 'List batches of payments',
    query: listQuery(
      ['createdAt', 'total', 'state', 'executionDay', 'updatedAt'],
      {
        state: PaymentBatchState.optional(),
        fromDate: NamedDay.optional(),
        toDate: NamedDay.optional(),
        awaitsMyApproval: AwaitsMyApproval.optional(),
        getSums: GetSums.optional(),
      },
      allBut('companyAccountId', 'debtorName', 'debtorIban', 'debtorBic'),
    ),
    output: pageWithSums(PaymentBatch, { total: 'Without those that were cancelled.' }),
  },
  create: {
    permission: 'payments.batch',
    summary: 'Make a batch of payments that wait',
    body: PaymentBatchBody,
    output: PaymentBatch,
    isIdempotent: true,
    errors: [
      'reference-unknown',
      'state-forbids',
      'payment-incomplete',
      'not-a-banking-day',
      'date-too-early',
      'date-too-late',
      'no-company-account',
      'own-money',
      'payee-too-new',
      'payee-unconfirmed',
      'money-not-received',
      ...HOLD_REFUSALS,
      'statements-missing-since-restore',
      'debits-open-since-restore',
    ],
  },
  read: {
    permission: 'payments.read',
    summary: 'Read a batch of payments',
    output: PaymentBatch,
  },
  balance: {
    method: 'GET',
    path: '/v1/bank/payment-batches/{id}/balance',
    permission: 'payments.read',
    summary: 'Read what the account of a batch holds before and after its payments',
    output: PaymentBatchBalance,
  },
  payees: {
    method: 'GET',
    path: '/v1/bank/payment-batches/{id}/payees',
    permission: 'payments.read',
    summary: 'Read whom a batch pays: accounts, who set them, and what has changed since the last payment',
    output: PaymentBatchPayees,
  },
  release: {
    method: 'POST',
    path: '/v1/bank/payment-batches/{id}/release',
    permission: 'payments.release',
    status: 200,
    summary: 'Release a batch by the hash of its file',
    description:
      'Another administrator than who made it, than who set the account of a payee or changed their access in the last 30 days or entered the withdrawal, and than those whom it pays.',
    body: PaymentBatchRelease,
    output: PaymentBatch,
    errors: [
      'state-forbids',
      'maker-is-checker',
      'own-money',
      'batch-changed',
      'date-too-early',
      'payee-too-new',
      'payee-unconfirmed',
      'money-not-received',
      ...HOLD_REFUSALS,
      'statements-missing-since-restore',
      'debits-open-since-restore',
    ],
  },
  handOver: {
    method: 'POST',
    path: '/v1/bank/payment-batches/{id}/hand-over',
    permission: 'payments.edit',
    status: 200,
    summary: 'Say that the file of a released batch goes to the bank',
    description:
      'Only then can the file be downloaded. Nothing can cancel the batch any more. What an institution pays is ordered there by the platform instead.',
    output: PaymentBatch,
    errors: [
      'state-forbids',
      'own-money',
      ...HOLD_REFUSALS,
      'money-not-received',
      'batch-goes-to-institution',
      'institution-unavailable',
      'statements-missing-since-restore',
      'debits-open-since-restore',
    ],
  },
  file: {
    method: 'GET',
    path: '/v1/bank/payment-batches/{id}/file',
    permission: 'payments.edit',
    summary: 'Download the file of a batch that goes to the bank',
    output: PaymentBatchFile,
    errors: [
      'state-forbids',
      'money-not-received',
      'own-money',
      ...HOLD_REFUSALS,
      'batch-goes-to-institution',
      'statements-missing-since-restore',
      'debits-open-since-restore',
    ],
  },
  cancel: {
    method: 'POST',
    path: '/v1/bank/payment-batches/{id}/cancel',
    permission: 'payments.edit',
    status: 200,
    summary: 'Cancel a batch that has not been handed over',
    description: 'Its payments wait in the queue again.',
    body: PaymentCancellation,
    output: PaymentBatch,
    errors: ['state-forbids', 'edit-conflict'],
  },
  report: {
    method: 'POST',
    path: '/v1/bank/payment-reports',
    permission: 'payments.edit',
    summary: 'Import a status report of the bank (pain.002)',
    description:
      'It accepts and refuses payments and notes the verification of payees. A payment is refused, and its money goes back, once a second administrator imports a report with the same refusal. A file with any fault changes nothing.',
    files: { file: { kinds: ['xml'], isRequired: true, description: 'The report: XML below 5 MB.' } },
    output: PaymentReport,
    errors: [
      'status-report-unreadable',
      'status-report-invalid',
      'status-report-unknown',
      'status-report-mismatch',
      'state-forbids',
      'maker-is-checker',
      'own-money',
    ],
  },
})
