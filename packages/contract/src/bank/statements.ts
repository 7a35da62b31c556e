import { z } from 'zod'
import { CalendarDate, Instant, NamedDay } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { SignedUrl, StoredFile } from '../stored-files.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { allBut, listQuery, page } from '../paging.ts'

export const StatementGap = z
  .strictObject({
    fromDay: CalendarDate.describe('The last day that is known before it.'),
    toDay: CalendarDate.describe('The first day that is known after it.'),
    amount: Money.describe('What must have been booked meanwhile: the opening less the closing before it.'),
  })
  .describe('Days of an account between two statements, which no statement covers.')

export const StatementPlace = z
  .strictObject({
    follows: z
      .strictObject({ day: CalendarDate, closing: Money })
      .nullable()
      .describe('The statement that ends before it, where this one goes on: its last day and its closing balance.'),
    gapBefore: StatementGap.nullable().describe('What is missing before it.'),
    sharesDays: z.boolean().describe('Whether the books have statements of some of its days, with which it agrees.'),
  })
  .describe('Where a statement stands among those that are known.')

export const BankStatement = z
  .strictObject({
    statementId: Id,
    iban: z.string(),
    bankName: z.string(),
    format: z.enum(['camt053', 'norma43']),
    file: StoredFile.describe('As the bank gave it.'),
    fromDay: CalendarDate,
    toDay: CalendarDate,
    opening: Money,
    closing: Money,
    lineCount: z.int().describe('How many movements it lists.'),
    movementCount: z.int().describe('How many of them were new.'),
    gapBefore: StatementGap.nullable().describe(
      'What is missing before it; null if it follows another one, or is the first.',
    ),
    importedBy: Id.nullable().describe('Null for what the institution has stated by itself.'),
    importedByName: z.string().nullable(),
    createdAt: Instant,
    takenBackAt: Instant.nullable().describe('When two administrators took its file back: it counts no longer.'),
  })
  .describe('A statement of an account of the company, as its file says it.')

export const bankStatementEndpoints = endpoints('bankStatements', 'Bank statements', '/v1/bank/statements', {
  list: {
    permission: 'bankStatements.read',
    summary: 'List the statements',
    query: listQuery(
      ['toDay', 'createdAt', 'iban'],
      {
        iban: z.string().max(80).optional(),
        fileId: Id.optional(),
        fromDay: NamedDay.optional().describe('Statements that end on this day or later.'),
        toDay: NamedDay.optional().describe('Statements that begin on this day or earlier.'),
      },
      allBut('bankName', 'takenBackAt'),
    ),
    output: page(BankStatement),
  },
  read: {
    permission: 'bankStatements.read',
    summary: 'Read a statement',
    output: BankStatement,
  },
  url: {
    method: 'GET',
    path: '/v1/bank/statements/{id}/url',
    permission: 'bankStatements.read',
    summary: 'Get a short-lived address of the file of a statement',
    output: SignedUrl,
  },
})
