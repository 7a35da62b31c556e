import { CLASSIFICATION_STATES, WANTED_CLASSES, type ClassCriterion } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { users } from './account.ts'
import { files } from './platform.ts'

/**
 * Requests to be treated as a sophisticated investor, with their decision and their end (decision 282). They stay when an account is
 * closed, without the evidence: the orders that were made by them name the class.
 */
export const classifications = pgTable(
  'classifications',
  {
    classificationId: id().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId),
    wantedClass: text({ enum: WANTED_CLASSES }).notNull(),
    /** What the investor attests to meet. */
    criteria: jsonb().$type<readonly ClassCriterion[]>().notNull(),
    /** Which words the investor agreed to (`CLASS_STATEMENT_VERSION`). */
    statementVersion: text().notNull(),
    state: text({ enum: CLASSIFICATION_STATES }).notNull(),
    /** The day of the approval. */
    validFrom: date({ mode: 'string' }),
    /** The last day; null for professional clients. */
    validUntil: date({ mode: 'string' }),
    /** Why it was refused or ended. */
    reason: text(),
    decidedBy: uuid().references(() => users.userId),
    decidedAt: instant(),
    endedAt: instant(),
    /** Who ended it: the investor or an administrator; null where time or another approval did. */
    endedBy: uuid().references(() => users.userId),
    /** When the investor was notified that the class ends soon. */
    remindedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check(
      'classifications_validity',
      sql`case when ${table.validFrom} is null then ${table.validUntil} is null when ${table.wantedClass} = 'professional' then ${table.validUntil} is null else ${table.validUntil} is not null and ${table.validUntil} >= ${table.validFrom} end`,
    ),
    check(
      'classifications_approved_from',
      sql`(${table.validFrom} is not null) = (${table.state} in ('approved', 'ended', 'expired', 'replaced'))`,
    ),
    check(
      'classifications_ended_at',
      sql`(${table.endedAt} is not null) = (${table.state} in ('ended', 'expired', 'replaced'))`,
    ),
    check('classifications_reason_given', sql`${table.state} <> 'refused' or ${table.reason} is not null`),
    check(
      'classifications_decided_by_another',
      sql`${table.state} in ('pending', 'withdrawn') or (${table.decidedBy} is not null and ${table.decidedBy} <> ${table.userId})`,
    ),
    uniqueIndex('classifications_pending_key')
      .on(table.userId)
      .where(sql`${table.state} = 'pending'`),
    // One class at a time; orders look for it here.
    uniqueIndex('classifications_approved_key')
      .on(table.userId)
      .where(sql`${table.state} = 'approved'`),
    index('classifications_user').on(table.userId, table.createdAt),
    index('classifications_created').on(table.createdAt, table.classificationId),
    index('classifications_waiting')
      .on(table.updatedAt, table.classificationId)
      .where(sql`${table.state} = 'pending'`),
    index('classifications_ending')
      .on(table.validUntil)
      .where(sql`${table.state} = 'approved'`),
  ],
)

export type ClassificationRow = typeof classifications.$inferSelect

/** Evidence of a request. */
export const classificationDocuments = pgTable(
  'classification_documents',
  {
    classificationDocumentId: id().primaryKey(),
    classificationId: uuid()
      .notNull()
      .references(() => classifications.classificationId, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => files.fileId),
  },
  (table) => [index('classification_documents_classification').on(table.classificationId)],
)
