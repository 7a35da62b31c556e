import { BANK_FILE_FORMATS } from '@cauce/contract'
import type { StatementFileRemark } from '@cauce/contract/bank/statement-files.ts'
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { cents, instant } from '../columns.ts'
import { bankFiles } from './bank.ts'
import { lineColumns } from './line-columns.ts'

/** What a file says, while it waits: nothing of it counts. Read again from the file when it is gone. */
export const stagedStatements = pgTable(
  'staged_statements',
  {
    fileId: uuid()
      .notNull()
      .references(() => bankFiles.fileId, { onDelete: 'cascade' }),
    /** In the file, from 1. */
    position: integer().notNull(),
    iban: text().notNull(),
    format: text({ enum: BANK_FILE_FORMATS }).notNull(),
    fromDay: date({ mode: 'string' }).notNull(),
    toDay: date({ mode: 'string' }).notNull(),
    /** Reports and notifications have none. */
    opening: cents(),
    closing: cents(),
    lineCount: integer().notNull(),
    remarks: jsonb().$type<readonly StatementFileRemark[]>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
)

/** Lines and parts of batches, which become movements with the same ids. No foreign key, for speed. */
export const stagedLines = pgTable(
  'staged_lines',
  {
    fileId: uuid().notNull(),
    position: integer().notNull(),
    /** In the file, from 1; parts after their batch. */
    number: integer().notNull(),
    movementId: uuid().notNull(),
    parentId: uuid(),
    isBatch: boolean().notNull(),
    /** Of the batch, for its parts. */
    wholeAmount: cents().notNull(),
    ...lineColumns(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.number] })],
)
