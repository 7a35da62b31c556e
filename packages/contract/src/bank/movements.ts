import { z } from 'zod'
import { CalendarDate, NamedDay, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { Comparison, GetSums, listQuery, pageWithSums } from '../paging.ts'
import { BankMovementState } from './bank-movements.lifecycle.ts'
import { MatchTargetKind } from './matching.ts'

export const Reversed = z
  .strictObject({
    movementId: Id.nullable().describe('The line; in a preview also one of the same file.'),
    paymentId: Id.nullable(),
    name: z.string().nullable(),
    day: CalendarDate.describe('When it was booked, or the payment was queued.'),
  })
  .describe('The line or the payment that a return takes back: of the opposite amount, with the same reference.')

export const BankMovement = z
  .strictObject({
    movementId: Id,
    statementId: Id.describe('The statement that listed it first.'),
    parentId: Id.nullable().describe('The batch that it is a part of.'),
    iban: z.string().describe('The account of the company.'),
    bookingDay: CalendarDate,
    valueDay: CalendarDate,
    amount: Money.describe('Above zero is money that came in.'),
    kind: z.enum(['transfer', 'return', 'fee', 'other']),
    counterpartyName: z.string().nullable(),
    counterpartyIban: z.string().nullable(),
    remittance: z.string(),
    reference: z.string().nullable().describe('Structured creditor reference.'),
    endToEndId: z.string().nullable(),
    bankReference: z.string().nullable(),
    batchReference: z.string().nullable(),
    returnReason: z.string().nullable().describe('ISO 20022 reason of a return.'),
    reverses: Reversed.nullable(),
    state: BankMovementState,
    stateReason: z.string().nullable(),
    settled: Money.describe('How much of it is matched or explained, without a sign.'),
    matchedWith: z
      .array(
        z.strictObject({
          kind: MatchTargetKind.exclude(['wallet']),
          name: z.string().describe('The person, the project or the payee.'),
          userId: Id.nullable(),
          transactionId: Id.nullable().describe('The income, or the withdrawal that was paid.'),
          amount: Money,
          automatic: z.boolean().describe('Matched by the platform itself.'),
        }),
      )
      .describe('What it was matched with, without what was taken back.'),
    ...timestamps,
  })
  .describe('A line of a statement of an account of the company.')

export const bankMovementEndpoints = endpoints(
  'bankMovements',
  { name: 'Bank statements', about: 'Files of the banks of the company, their statements and the lines of these.' },
  '/v1/bank/movements',
  {
    list: {
      permission: 'bankMovements.read',
      summary: 'List the lines of statements',
      query: listQuery(['bookingDay', 'amount', 'createdAt'], {
        iban: z.string().max(80).optional(),
        statementId: Id.optional().describe(
          'Lines of the account on the days of this statement, also those that were known before it.',
        ),
        parentId: Id.optional(),
        transactionId: Id.optional().describe(
          'Lines that are matched with this income, or with the payment of this withdrawal.',
        ),
        state: BankMovementState.optional(),
        amount: Money.optional(),
        amountComparison: Comparison.optional().describe('How amount is compared; eq if absent.'),
        fromDate: NamedDay.optional().describe('First booking day.'),
        toDate: NamedDay.optional().describe('Last booking day.'),
        text: z.string().max(80).optional().describe('Part of the name, the IBAN, the text or a reference.'),
        getSums: GetSums.optional(),
      }),
      output: pageWithSums(BankMovement, {
        incoming: 'That came in; parts of a batch are in its line.',
        outgoing: 'That went out, below zero; parts of a batch are in its line.',
      }),
    },
    read: {
      permission: 'bankMovements.read',
      summary: 'Read a line of a statement',
      output: BankMovement,
    },
  },
)
