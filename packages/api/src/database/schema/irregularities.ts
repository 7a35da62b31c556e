import { IRREGULARITY_STATES, type Difference } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { id, instant, timestamps, partialUnique } from '../columns.ts'
import { person } from './account.ts'
import { ofProject } from './project.ts'

/** Decision information-sheets. At most one suspension a project. */
export const irregularities = pgTable(
  'irregularities',
  {
    irregularityId: id().primaryKey(),
    projectId: ofProject().notNull(),
    state: text({ enum: IRREGULARITY_STATES }).notNull(),
    irregularity: text().notNull(),
    irregularityEn: text(),
    differences: jsonb().$type<z.output<typeof Difference>[]>().notNull(),
    /** Null for immediate corrections. */
    steps: text(),
    stepsEn: text(),
    /** Correction deadline. */
    lastDay: date({ mode: 'string' }),
    correction: text(),
    correctionEn: text(),
    /** Reopened by the last notice. */
    revocableUntil: instant().notNull(),
    recordedBy: person().notNull(),
    /** Staff warned. */
    warnedAt: instant(),
    endedAt: instant(),
    /** Null while open, and when cancelled by the platform. */
    endedBy: person(),
    ...timestamps(),
  },
  (table) => [
    check('irregularities_suspension_whole', sql`(${table.steps} is null) = (${table.lastDay} is null)`),
    check('irregularities_kind', sql`${table.steps} is not null or ${table.state} = 'corrected'`),
    check(
      'irregularities_correction_of_corrected',
      sql`(${table.state} = 'corrected') = (${table.correction} is not null)`,
    ),
    check('irregularities_end_of_ended', sql`(${table.state} <> 'suspended') = (${table.endedAt} is not null)`),
    check('irregularities_ended_by', sql`${table.endedBy} is null or ${table.endedAt} is not null`),
    partialUnique('irregularities_suspending_key', [table.projectId], sql`${table.state} = 'suspended'`),
    index('irregularities_project').on(table.projectId, table.createdAt),
    index('irregularities_created').on(table.createdAt, table.irregularityId),
  ],
)

export type IrregularityRow = typeof irregularities.$inferSelect
