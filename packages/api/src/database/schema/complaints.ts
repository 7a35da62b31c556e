import {
  complaintLifecycle,
  COMPLAINT_KINDS,
  COMPLAINT_OUTCOMES,
  COMPLAINT_STATES,
  type ComplaintForm,
} from '@cauce/contract'
import { LANGUAGES } from '@cauce/contract/languages.ts'
import { boolean, check, date, index, jsonb, pgSequence, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { id, instant, timestamps } from '../columns.ts'
import { person } from './account.ts'
import { storedFile } from './platform.ts'

const STEPS = Object.keys(complaintLifecycle.transitions) as [ComplaintStep, ...ComplaintStep[]]
type ComplaintStep = keyof typeof complaintLifecycle.transitions

/** With gaps, without repeats. */
export const complaintNumbers = pgSequence('complaint_numbers')

/** Regulation (EU) 2020/1503, article 7 (handbook rule 22.1). */
export const complaints = pgTable(
  'complaints',
  {
    complaintId: id().primaryKey(),
    /** `RC-2026-000012`. */
    number: text().notNull(),
    state: text({ enum: COMPLAINT_STATES }).notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    userId: person(),
    /** From the form, for search and mails. */
    name: text().notNull(),
    email: text().notNull(),
    form: jsonb().$type<ComplaintForm>().notNull(),
    /** Hash of form and day: dedupes repeats. */
    contentHash: text().notNull(),
    kind: text({ enum: COMPLAINT_KINDS }),
    admissibilityDueOn: date().notNull(),
    decisionDueOn: date(),
    handlerName: text(),
    handlerEmail: text(),
    handlerPhone: text(),
    outcome: text({ enum: COMPLAINT_OUTCOMES }),
    answer: text(),
    draft: text(),
    measures: text(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('complaints_number_key').on(table.number),
    uniqueIndex('complaints_content_key').on(table.contentHash),
    index('complaints_user').on(table.userId),
    index('complaints_created').on(table.createdAt, table.complaintId),
    index('complaints_state').on(table.state, table.complaintId),
    check('complaints_decided', sql`(${table.outcome} is null) = (${table.answer} is null)`),
  ],
)

const ofComplaint = () =>
  uuid()
    .notNull()
    .references(() => complaints.complaintId, { onDelete: 'cascade' })

export const complaintSteps = pgTable(
  'complaint_steps',
  {
    complaintStepId: id().primaryKey(),
    complaintId: ofComplaint(),
    step: text({ enum: STEPS }).notNull(),
    reason: text(),
    /** Decision deadline set by the step. */
    dueOn: date(),
    createdAt: instant().notNull(),
  },
  (table) => [index('complaint_steps_complaint').on(table.complaintId, table.complaintStepId)],
)

export const complaintMessages = pgTable(
  'complaint_messages',
  {
    messageId: id().primaryKey(),
    complaintId: ofComplaint(),
    /** Null: the complainant. */
    authorId: person(),
    isInternal: boolean().notNull(),
    message: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('complaint_messages_complaint').on(table.complaintId, table.messageId),
    index('complaint_messages_author').on(table.authorId),
    check('complaint_messages_notes_are_of_staff', sql`not ${table.isInternal} or ${table.authorId} is not null`),
  ],
)

export const complaintDocuments = pgTable(
  'complaint_documents',
  {
    complaintDocumentId: id().primaryKey(),
    complaintId: ofComplaint(),
    messageId: uuid().references(() => complaintMessages.messageId, { onDelete: 'cascade' }),
    fileId: storedFile().notNull(),
  },
  (table) => [
    index('complaint_documents_complaint').on(table.complaintId),
    index('complaint_documents_message').on(table.messageId),
  ],
)

/** One a mail; only the hash is stored. */
export const complaintLinks = pgTable(
  'complaint_links',
  { tokenHash: text().primaryKey(), complaintId: ofComplaint(), createdAt: instant().notNull() },
  (table) => [index('complaint_links_complaint').on(table.complaintId)],
)

export type ComplaintRow = typeof complaints.$inferSelect
