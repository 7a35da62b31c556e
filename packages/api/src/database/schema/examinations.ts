import { EXAMINATION_ACCESS_STATES, EXAMINATION_ACTS, EXAMINATION_ENTRIES, EXAMINATION_STATES } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, partialUnique } from '../columns.ts'
import { person } from './account.ts'

/** Temporary access granted by another administrator (decision money-laundering). */
export const examinationAccesses = pgTable(
  'examination_accesses',
  {
    accessId: id().primaryKey(),
    state: text({ enum: EXAMINATION_ACCESS_STATES }).notNull(),
    requestedBy: person().notNull(),
    reason: text().notNull(),
    decidedBy: person(),
    decidedAt: instant(),
    endsAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('examination_accesses_by_another', sql`${table.decidedBy} <> ${table.requestedBy}`),
    check('examination_accesses_decided', sql`(${table.decidedBy} is null) = (${table.decidedAt} is null)`),
    check(
      'examination_accesses_granted',
      sql`${table.state} <> 'granted' or (${table.decidedBy} is not null and ${table.endsAt} is not null)`,
    ),
    partialUnique('examination_accesses_waiting_key', [table.requestedBy], sql`${table.state} = 'waiting'`),
    index('examination_accesses_created').on(table.createdAt),
  ],
)

export type ExaminationAccessRow = typeof examinationAccesses.$inferSelect

/** Ley 10/2010, article 17; with the customer's name at the time (decision money-laundering). */
export const examinations = pgTable(
  'examinations',
  {
    examinationId: id().primaryKey(),
    number: integer().generatedAlwaysAsIdentity().notNull(),
    userId: person().notNull(),
    userName: text().notNull(),
    state: text({ enum: EXAMINATION_STATES }).notNull(),
    reason: text().notNull(),
    begunBy: person().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('examinations_user').on(table.userId)],
)

export type ExaminationRow = typeof examinations.$inferSelect

const examination = () => uuid().references(() => examinations.examinationId, { onDelete: 'cascade' })

/** Findings, conclusions, reopenings. */
export const examinationEntries = pgTable(
  'examination_entries',
  {
    entryId: id().primaryKey(),
    examinationId: examination().notNull(),
    kind: text({ enum: EXAMINATION_ENTRIES }).notNull(),
    text: text().notNull(),
    isReported: boolean(),
    reportedOn: date({ mode: 'string' }),
    reportReference: text(),
    authorId: person().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('examination_entries_conclusion', sql`(${table.kind} = 'conclusion') = (${table.isReported} is not null)`),
    check(
      'examination_entries_report',
      sql`coalesce(${table.isReported}, false) = (${table.reportedOn} is not null) and (${table.reportedOn} is null) = (${table.reportReference} is null)`,
    ),
    index('examination_entries_examination').on(table.examinationId, table.createdAt),
  ],
)

export type NewEntry = typeof examinationEntries.$inferInsert

/** Access log; null examination: the list. */
export const examinationRecords = pgTable(
  'examination_records',
  {
    recordId: id().primaryKey(),
    examinationId: examination(),
    accessId: uuid()
      .notNull()
      .references(() => examinationAccesses.accessId, { onDelete: 'cascade' }),
    actorId: person().notNull(),
    act: text({ enum: EXAMINATION_ACTS }).notNull(),
    address: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('examination_records_listed', sql`(${table.act} = 'listed') = (${table.examinationId} is null)`),
    index('examination_records_examination').on(table.examinationId, table.createdAt),
    index('examination_records_access').on(table.accessId),
  ],
)
