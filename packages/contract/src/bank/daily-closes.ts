import { z } from 'zod'
import { CalendarDate, Instant, NamedDay } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Seen } from '../fields.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { listQuery, page } from '../paging.ts'
import { Invariant } from '../wallet/reconciliation.ts'

const SignedOff = z.strictObject({ number: z.int(), userId: Id, signedAt: Instant })

/** Order and names of its fields are hashed (handbook daily-close.md): a change begins a new `version`. */
export const DailyCloseDocument = z
  .strictObject({
    version: z.literal(1),
    number: z.int().min(1),
    day: CalendarDate.describe('Calendar day in Madrid.'),
    closedAt: Instant,
    previousHash: z
      .string()
      .nullable()
      .describe('Of the close before; null in the first, which holds everything before it.'),
    postingCount: z.int().min(0),
    postingsHash: z.string().describe('Of the postings of the day, in the order of their ids.'),
    customers: Money.describe('Available and reserved in wallets, at the end of the day.'),
    projects: Money.describe('Paid into projects and not yet paid out.'),
    tax: Money.describe('Withheld and not yet handed over.'),
    ours: Money.describe('Fees, penalties and own money.'),
    unassigned: Money.describe('Credits of statements that were not matched.'),
    unexplained: Money.describe('Debits of statements that were not explained; not above zero.'),
    underWay: Money.describe('Booked and on no statement: above zero still at the bank, below zero not yet there.'),
    bank: Money.describe('Money at the banks by the postings: the sum of the seven before it.'),
    accounts: z
      .array(z.strictObject({ iban: z.string(), toDay: CalendarDate, closing: Money }))
      .describe('Last statement of each account that was imported by the end of the day.'),
    stated: Money.describe('Sum of their closing balances.'),
    openings: Money.describe('Of it, what was there before the first statement.'),
    missing: Money.describe('Of it, what changed on days without a statement.'),
    left: Money.describe('stated less openings, missing and bank. Above or below zero, the books are wrong.'),
    checkedAt: Instant.describe('When the invariants were proved.'),
    exceptions: z
      .array(z.strictObject({ invariant: Invariant, count: z.int() }))
      .describe('Invariants that were broken.'),
    signOffs: z.array(SignedOff).describe('Sign-offs of earlier closes that were made on this day.'),
  })
  .describe('What a close says, as it is hashed.')

export const DailyClose = z
  .strictObject({
    dailyCloseId: Id,
    ...DailyCloseDocument.omit({ version: true, signOffs: true }).shape,
    hash: z.string().describe('SHA-256 of the document, hexadecimal.'),
    signedBy: z
      .array(z.strictObject({ userId: Id, name: z.string(), signedAt: Instant }))
      .describe('Who looked at it.'),
  })
  .describe('A day as it was closed. Nothing changes it.')

export const SignOffBody = z
  .strictObject({ hash: Seen.describe('Of the close that was shown.') })
  .describe('That an administrator has looked at a close.')

/** Handbook daily-close.md. */
export const dailyCloseEndpoints = endpoints(
  'dailyCloses',
  { name: 'Daily closes', about: 'Each day as it was closed: bank, books and who looked, chained by hashes.' },
  '/v1/bank/daily-closes',
  {
    list: {
      permission: 'dailyCloses.read',
      summary: 'List the daily closes',
      query: listQuery(['number', 'day', 'closedAt'], {}),
      output: page(DailyClose),
    },
    read: {
      permission: 'dailyCloses.read',
      summary: 'Read a daily close',
      output: DailyClose,
    },
    export: {
      method: 'GET',
      path: '/v1/bank/daily-closes-export',
      permission: 'dailyCloses.read',
      summary: 'Download all closes, their postings and sign-offs',
      description: 'JSON lines, by which the script of the handbook proves the chain without the platform.',
      isBinary: true,
    },
    journal: {
      method: 'GET',
      path: '/v1/bank/journal',
      permission: 'dailyCloses.read',
      summary: 'Download the journal of a period for the accounting programme',
      description: 'CSV of the postings of closed days, an entry each, numbered without gaps from the first one on.',
      query: z.strictObject({ fromDate: NamedDay, toDate: NamedDay }).describe('First and last day.'),
      isBinary: true,
    },
    signOff: {
      method: 'POST',
      path: '/v1/bank/daily-closes/{id}/sign-offs',
      permission: 'dailyCloses.signOff',
      summary: 'Sign off a daily close, once per administrator',
      body: SignOffBody,
      output: DailyClose,
      errors: ['already-signed-off', 'document-changed'],
    },
  },
)
