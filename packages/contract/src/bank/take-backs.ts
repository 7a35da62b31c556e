import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { FirstApproval, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { BankFileState } from './bank-files.lifecycle.ts'
import { BankMovementState } from './bank-movements.lifecycle.ts'

export const MAXIMUM_DECIDED_LINES = 100

export const TakeBackBody = z.strictObject({ reason: text(300) }).describe('Why.')

const Statement = z.strictObject({
  statementId: Id,
  fileId: Id,
  fileName: z.string(),
  iban: z.string(),
  fromDay: CalendarDate,
  toDay: CalendarDate,
})

export const BankFileTakeBack = z
  .strictObject({
    fileId: Id,
    name: z.string(),
    state: BankFileState,
    statements: z.array(Statement),
    lineCount: z.int().describe('Lines that the file brought, without those that were known before.'),
    credits: Money.describe('Sum of those above zero.'),
    debits: Money.describe('Sum of those below zero.'),
    decided: z
      .array(
        z.strictObject({
          movementId: Id,
          bookingDay: CalendarDate,
          counterpartyName: z.string().nullable(),
          amount: Money,
          state: BankMovementState,
        }),
      )
      .describe('The first of its lines that are matched, set aside, sent back or prepared for a match: undone first.'),
    decidedCount: z.int(),
    joinedBy: z
      .array(Statement)
      .describe('Statements that were imported later and share days with it: taken back first, the last one first.'),
    reason: z.string().nullable().describe('Of the first administrator, or of the one who took it back.'),
    first: FirstApproval.nullable().describe('Null unless it is proposed.'),
    takenBack: z.strictObject({ at: Instant, byName: z.string(), firstByName: z.string() }).nullable(),
  })
  .describe('What taking back an imported file undoes.')
