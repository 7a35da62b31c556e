import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'

export const DIFFERENCE_CAUSES = [
  'openingBalances',
  'missingDays',
  'unassigned',
  'unexplained',
  'awaitedIn',
  'awaitedOut',
  'own',
] as const

export const WAITING_AGES = ['upTo2', 'upTo7', 'upTo30', 'older'] as const

export const AWAITED_KINDS = [
  'income',
  'withdrawal',
  'distribution',
  'payout',
  'returnTransfer',
  'tax',
  'own',
  'other',
] as const

/** Whose each euro at the banks is. */
export const OWNERS = [
  'customers',
  'projects',
  'taxOffice',
  'platform',
  'onItsWay',
  'notReceived',
  'unassigned',
  'unexplained',
] as const

export const PAYMENTS_UNDER_WAY = ['queued', 'batched', 'released', 'accepted'] as const

const count = z.int().min(0)

const BankBooksAccount = z
  .strictObject({
    iban: z.string(),
    bankName: z.string(),
    fromDay: CalendarDate,
    toDay: CalendarDate.describe('The last day that a statement covers.'),
    opening: Money.describe('The balance with which the first statement opens.'),
    closing: Money.describe('The balance with which the last one closes.'),
  })
  .describe('An account of the company with statements.')

const MissingDays = z
  .strictObject({
    iban: z.string(),
    fromDay: CalendarDate.describe('The last day before them that a statement covers.'),
    toDay: CalendarDate.describe('The first day after them that a statement covers.'),
    amount: Money.describe('What the balance changed by meanwhile.'),
  })
  .describe('Days of an account that no statement covers, between two that statements do.')

const Awaited = z
  .strictObject({
    kind: z.enum(AWAITED_KINDS),
    recordId: Id.nullable().describe(
      'The transaction, the distribution, the project of a payout, or the line of a statement.',
    ),
    userId: Id.nullable(),
    userName: z.string().nullable(),
    projectId: Id.nullable(),
    projectName: z.string().nullable(),
    bookedAt: Instant,
    amount: Money.describe(
      'Below zero: the books have it and the bank does not yet. Above zero: the bank still has it.',
    ),
  })
  .describe('What was booked and is on no statement yet.')

export const BankBooks = z
  .strictObject({
    checkedAt: Instant,
    booked: Money.describe(
      'What the books owe: to customers, to projects, and to the platform as fees and penalties, and tax that is withheld.',
    ),
    stated: Money.describe('Sum of the closing balances of the last statements.'),
    difference: Money.describe('stated less booked.'),
    causes: z
      .array(z.strictObject({ cause: z.enum(DIFFERENCE_CAUSES), amount: Money, count }))
      .describe('Each with its sign: they add up to the difference less what is left.'),
    left: Money.describe('What no cause explains. Above or below zero, the books are wrong.'),
    owners: z
      .array(z.strictObject({ owner: z.enum(OWNERS), amount: Money }))
      .describe(
        'Whose the money at the banks is; they add up to what is stated. onItsWay has been booked out and is on no statement; notReceived, below zero, was credited before it is on one.',
      ),
    transferable: Money.describe(
      "What the platform may take out: its fees, penalties and own money, less the fees of promoters' payments that are on no statement.",
    ),
    accounts: z.array(BankBooksAccount),
    missingDays: z.array(MissingDays),
    waiting: z
      .array(
        z.strictObject({
          age: z.enum(WAITING_AGES).describe('Days since the booking day: 0 to 2, 3 to 7, 8 to 30, more.'),
          fromDay: CalendarDate.nullable().describe('The first booking day of the age; null for the oldest.'),
          toDay: CalendarDate,
          amount: Money,
          count,
        }),
      )
      .describe('Credits that are not assigned, by age.'),
    payments: z
      .array(z.strictObject({ state: z.enum(PAYMENTS_UNDER_WAY), amount: Money, count }))
      .describe('Payments that no statement shows yet, by state.'),
    awaited: z
      .array(Awaited)
      .describe('The first hundred that were booked and are on no statement yet, the oldest first.'),
  })
  .describe('The money at the banks: what the books say, what the statements say, and why they differ.')

export const bankBooksEndpoints = endpoints(
  'bankBooks',
  { name: 'Bank books', about: 'The money at the banks: the books beside the statements.' },
  '/v1/bank/books',
  {
    read: {
      method: 'GET',
      path: '/v1/bank/books',
      permission: 'bankBooks.read',
      summary: 'Compare the books with the statements of the banks',
      output: BankBooks,
    },
  },
)
