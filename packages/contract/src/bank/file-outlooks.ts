import { z } from 'zod'
import { CalendarDate } from '../dates.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { MATCH_REASONS, MATCH_TIERS } from './match-codes.ts'
import { MatchTargetKind } from './matching.ts'
import { Reversed } from './movements.ts'
import { StatementPlace } from './statements.ts'

export const MAXIMUM_OUTLOOK_LINES = 200
export const MAXIMUM_OUTLOOK_WEIGHED = 5_000
/** Files and movements predicted together. */
export const MAXIMUM_OUTLOOK_FILES = 50
export const MAXIMUM_OUTLOOK_MOVEMENTS = 300_000

/** Certainty of the match, already known, or evaluated later. */
export const LINE_OUTCOMES = [...MATCH_TIERS, 'known', 'later'] as const
export const LineOutcome = z
  .enum(LINE_OUTCOMES)
  .describe(
    'How sure the match of a new movement is (`auto` needs nobody), `known` where the books have it, `later` where too many are new to foresee it.',
  )

const BeforeAndAfter = z.strictObject({ before: Money, after: Money })
const counts = z
  .array(z.strictObject({ outcome: LineOutcome, count: z.int(), amount: Money }))
  .describe('All movements by what would become of them; what none becomes is left out.')
const books = {
  stated: BeforeAndAfter.describe('Sum of the closing balances of the last statements.'),
  booked: BeforeAndAfter.describe('What the books owe, when what needs nobody is matched.'),
  difference: BeforeAndAfter.describe('stated less booked.'),
  unassigned: BeforeAndAfter.describe('Credits that are not assigned, when what needs nobody is matched.'),
}
const fresh = {
  newCount: z.int().describe('How many movements are new.'),
  credits: Money.describe('Sum of the new ones above zero.'),
  debits: Money.describe('Sum of the new ones below zero.'),
}

export const BankFileOutlook = z
  .strictObject({
    counts,
    lines: z
      .array(
        z
          .strictObject({
            statement: z.int().describe('Which statement of the file it is in, from 1.'),
            bookingDay: CalendarDate,
            counterpartyName: z.string().nullable(),
            remittance: z.string(),
            amount: Money.describe('Above zero is money that came in.'),
            balance: Money.describe('Of the account after it, in the order of the file.'),
            reverses: Reversed.nullable(),
            outcome: LineOutcome,
            reasons: z.array(z.enum(MATCH_REASONS)),
            targets: z
              .array(
                z.strictObject({
                  kind: MatchTargetKind,
                  id: Id,
                  name: z.string(),
                  userId: Id.nullable(),
                }),
              )
              .describe('What it would be matched with, or is suggested to be.'),
          })
          .describe('A movement of a file, and what would become of it.'),
      )
      .describe('The first movements in the order of the file.'),
    ...books,
  })
  .describe('What importing a file would do to each movement and to the books. Nothing is written.')

export const FORESEEN_FILE_STATES = ['counted', 'conflict', 'leftOut', 'missing'] as const

export const BankFilesOutlook = z
  .strictObject({
    files: z
      .array(
        z.strictObject({
          fileId: Id,
          state: z
            .enum(FORESEEN_FILE_STATES)
            .describe(
              '`conflict` where it would not count after any of the others, `leftOut` where all together have too many movements, `missing` where it was removed or the storage has lost it.',
            ),
          ...fresh,
          statements: z
            .array(z.strictObject({ number: z.int(), newCount: z.int(), ...StatementPlace.shape }))
            .describe('Its statements that money comes from, from 1: where each stands after the files before it.'),
        }),
      )
      .describe(
        'In the order in which they are to be imported, each after those before it: what they bring is not new again.',
      ),
    ...fresh,
    counts,
    ...books,
  })
  .describe('What importing several files in the order of the answer would do to the books. Nothing is written.')
