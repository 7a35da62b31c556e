import { type DATA_EXPORT_PARTS, DATA_EXPORT_STATES } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, partialUnique, partialIndex } from '../columns.ts'
import { person } from './account.ts'
import { storedFile } from './platform.ts'

/** Done and total. */
export interface PartProgress {
  readonly part: (typeof DATA_EXPORT_PARTS)[number]
  readonly done: number
  readonly total: number
}

/** Handbook rule 1.27. The row of an erased copy stays. */
export const dataExports = pgTable(
  'data_exports',
  {
    dataExportId: id().primaryKey(),
    userId: person({ onDelete: 'cascade' }).notNull(),
    state: text({ enum: DATA_EXPORT_STATES }).notNull(),
    parts: jsonb().$type<PartProgress[]>().notNull(),
    /** Null before ready and after erasure. */
    fileId: storedFile(),
    createdAt: instant().notNull(),
    finishedAt: instant(),
    expiresAt: instant(),
  },
  (table) => [
    check('data_exports_file_of_ready', sql`(${table.state} = 'ready') = (${table.fileId} is not null)`),
    partialUnique('data_exports_under_way_key', [table.userId], sql`${table.state} in ('queued', 'making')`),
    index('data_exports_user').on(table.userId, table.createdAt),
    partialIndex('data_exports_ending', [table.expiresAt], sql`${table.state} = 'ready'`),
  ],
)

export type DataExportRow = typeof dataExports.$inferSelect
