import { CONFLICT_STATES, CONFLICT_TIES, INSIDER_KINDS } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, timestamps, partialIndex } from '../columns.ts'
import { ofProject } from './project.ts'

/** Decision published-results. Names stay private; kind, nature and measure are disclosed. */
export const conflicts = pgTable(
  'conflicts',
  {
    conflictId: id().primaryKey(),
    kind: text({ enum: INSIDER_KINDS }).notNull(),
    tie: text({ enum: CONFLICT_TIES }).notNull(),
    personName: text().notNull(),
    taxNumber: text(),
    projectId: ofProject(),
    nature: text().notNull(),
    natureEn: text(),
    measure: text().notNull(),
    measureEn: text(),
    since: date({ mode: 'string' }).notNull(),
    state: text({ enum: CONFLICT_STATES }).notNull(),
    endedOn: date({ mode: 'string' }),
    /** Initially the day of the entry. */
    reviewedOn: date({ mode: 'string' }).notNull(),
    ...timestamps(),
  },
  (table) => [
    check('conflicts_ended_on', sql`(${table.state} = 'ended') = (${table.endedOn} is not null)`),
    check('conflicts_of_investor', sql`${table.tie} <> 'investor' or ${table.projectId} is not null`),
    check(
      'conflicts_of_promoter',
      sql`${table.tie} <> 'promoter' or ${table.projectId} is not null or ${table.taxNumber} is not null`,
    ),
    index('conflicts_project').on(table.projectId, table.state),
    partialIndex('conflicts_tax_number', [table.taxNumber], sql`${table.state} = 'active'`),
    index('conflicts_created').on(table.createdAt, table.conflictId),
    index('conflicts_updated').on(table.updatedAt, table.conflictId),
    index('conflicts_since').on(table.since, table.conflictId),
    index('conflicts_reviewed').on(table.reviewedOn, table.conflictId),
  ],
)

export type ConflictRow = typeof conflicts.$inferSelect
