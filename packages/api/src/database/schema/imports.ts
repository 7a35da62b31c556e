import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type FieldError, IMPORT_ENCODINGS, type ImportField } from '@cauce/contract'
import { cents, id, instant, timestamps, required, partialIndex } from '../columns.ts'
import { person } from './account.ts'

/** Handbook rule 14.70. Bytes are not kept. */
export const imports = pgTable(
  'imports',
  {
    importId: id().primaryKey(),
    kind: text({ enum: ['customers', 'movements'] }).notNull(),
    state: text({
      enum: ['uploaded', 'checking', 'checked', 'importing', 'imported', 'undoing', 'undone', 'failed'],
    }).notNull(),
    name: text().notNull(),
    sha256: text().notNull(),
    encoding: text({ enum: IMPORT_ENCODINGS }).notNull(),
    headings: jsonb().$type<string[]>().notNull(),
    /** Column mapping. */
    columns: jsonb().$type<(ImportField | null)[]>().notNull(),
    mode: text({ enum: ['whole', 'good'] }).notNull(),
    managerId: person(),
    isInviting: boolean().notNull().default(false),
    lineCount: integer().notNull(),
    goodCount: integer().notNull().default(0),
    refusedCount: integer().notNull().default(0),
    doneCount: integer().notNull().default(0),
    incomes: cents()
      .notNull()
      .default(sql`0`),
    withdrawals: cents()
      .notNull()
      .default(sql`0`),
    createdBy: person().notNull(),
    begunBy: person(),
    /** For audit records. */
    begunFrom: text(),
    finishedAt: instant(),
    undoneBy: person(),
    undoneFrom: text(),
    undoReason: text(),
    ...timestamps(),
  },
  (table) => [
    index('imports_created').on(table.createdAt, table.importId),
    index('imports_sha256').on(table.sha256, table.kind),
  ],
)

export type ImportRow = typeof imports.$inferSelect

/** Personal data, erased later (decision data-retention). */
export const importLines = pgTable(
  'import_lines',
  {
    importLineId: id().primaryKey(),
    importId: required(() => imports.importId),
    line: integer().notNull(),
    state: text({ enum: ['waiting', 'good', 'refused', 'imported', 'undone'] }).notNull(),
    cells: jsonb().$type<string[]>(),
    errors: jsonb()
      .$type<FieldError[]>()
      .notNull()
      .default(sql`'[]'`),
    userId: person(),
    /** Negative: withdrawal. */
    amount: cents(),
    /** Created customer or transaction. */
    recordId: uuid(),
  },
  (table) => [
    uniqueIndex('import_lines_line_key').on(table.importId, table.line),
    index('import_lines_state').on(table.importId, table.state, table.line),
    index('import_lines_number').on(table.line, table.importLineId),
    partialIndex('import_lines_user', [table.userId], sql`${table.userId} is not null`),
  ],
)
