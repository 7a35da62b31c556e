import { DUTY_RECORD_KINDS, DUTY_RESULTS, INCIDENT_CRITERIA, INCIDENT_DUTIES, INCIDENT_STATES } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { cents, id, instant, timestamps } from '../columns.ts'
import { person } from './account.ts'
import { storedFile } from './platform.ts'

/** Regulation (EU) 2022/2554, article 17. */
export const incidents = pgTable(
  'incidents',
  {
    incidentId: id().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    noticedAt: instant().notNull(),
    startedAt: instant(),
    services: text().notNull(),
    peopleAffected: integer(),
    amountAffected: cents(),
    cause: text(),
    state: text({ enum: INCIDENT_STATES }).notNull(),
    criteria: text({ enum: INCIDENT_CRITERIA }).array().notNull(),
    classifiedAt: instant(),
    /** What is owed next, by `incidentDeadline`. */
    duty: text({ enum: INCIDENT_DUTIES }),
    dueAt: instant(),
    closedAt: instant(),
    ...timestamps(),
  },
  (table) => [
    check('incidents_duty_dated', sql`(${table.duty} is null) = (${table.dueAt} is null)`),
    check('incidents_duty_of_state', sql`(${table.duty} is not null) = (${table.state} in ('open', 'major'))`),
    check('incidents_closed_at', sql`(${table.state} = 'closed') = (${table.closedAt} is not null)`),
    index('incidents_noticed').on(table.noticedAt, table.incidentId),
  ],
)

/** Regulation (EU) 2022/2554, article 28(3). */
export const providers = pgTable(
  'providers',
  {
    providerId: id().primaryKey(),
    name: text().notNull(),
    lei: text(),
    taxNumber: text(),
    country: text().notNull(),
    service: text().notNull(),
    functionSupported: text().notNull(),
    isCritical: boolean().notNull(),
    dataLocation: text().notNull(),
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }),
    noticeDays: integer(),
    ...timestamps(),
  },
  (table) => [
    check('providers_identified', sql`${table.lei} is not null or ${table.taxNumber} is not null`),
    index('providers_name').on(table.name, table.providerId),
  ],
)

/** Append-only, as is the row of its file. */
export const dutyRecords = pgTable(
  'duty_records',
  {
    dutyRecordId: id().primaryKey(),
    kind: text({ enum: DUTY_RECORD_KINDS }).notNull(),
    incidentId: uuid().references(() => incidents.incidentId),
    providerId: uuid().references(() => providers.providerId),
    doneAt: instant().notNull(),
    dueAt: instant(),
    reference: text(),
    result: text({ enum: DUTY_RESULTS }),
    notes: text(),
    fileId: storedFile().notNull(),
    recordedBy: person().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('duty_records_done').on(table.doneAt, table.dutyRecordId),
    index('duty_records_incident').on(table.incidentId),
    index('duty_records_provider').on(table.providerId),
    index('duty_records_file').on(table.fileId),
    index('duty_records_recorder').on(table.recordedBy),
  ],
)

export type IncidentRow = typeof incidents.$inferSelect
export type ProviderRow = typeof providers.$inferSelect
export type DutyRecordRow = typeof dutyRecords.$inferSelect
