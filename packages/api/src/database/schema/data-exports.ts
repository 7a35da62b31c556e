import { type DATA_EXPORT_PARTS, DATA_EXPORT_STATES } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
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
    uniqueIndex('data_exports_under_way_key')
      .on(table.userId)
      .where(sql`${table.state} in ('queued', 'making')`),
    index('data_exports_user').on(table.userId, table.createdAt),
    index('data_exports_ending')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'ready'`),
  ],
)

export type DataExportRow = typeof dataExports.$inferSelect
