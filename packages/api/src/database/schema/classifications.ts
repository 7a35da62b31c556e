import { CLASSIFICATION_STATES, WANTED_CLASSES, type ClassCriterion, type KnowledgeAnswers } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, jsonb, pgTable, text, uuid, integer } from 'drizzle-orm/pg-core'
import { id, instant, cents, timestamps, partialUnique, partialIndex } from '../columns.ts'
import { person } from './account.ts'
import { storedFile } from './platform.ts'

/** Decision investor-classification. Kept after closing, without evidence: orders name the class. */
export const classifications = pgTable(
  'classifications',
  {
    classificationId: id().primaryKey(),
    userId: person().notNull(),
    wantedClass: text({ enum: WANTED_CLASSES }).notNull(),
    criteria: jsonb().$type<readonly ClassCriterion[]>().notNull(),
    /** `CLASS_STATEMENT_VERSION`. */
    statementVersion: text().notNull(),
    state: text({ enum: CLASSIFICATION_STATES }).notNull(),
    validFrom: date({ mode: 'string' }),
    /** Null for professional clients. */
    validUntil: date({ mode: 'string' }),
    reason: text(),
    decidedBy: person(),
    decidedAt: instant(),
    /** Approved without what was seen of the evidence. */
    isUnseen: boolean().notNull().default(false),
    endedAt: instant(),
    /** Null when ended by time or a new approval. */
    endedBy: person(),
    /** Of the approaching end. */
    remindedAt: instant(),
    ...timestamps(),
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
    partialUnique('classifications_pending_key', [table.userId], sql`${table.state} = 'pending'`),
    // One class at a time; read by orders.
    partialUnique('classifications_approved_key', [table.userId], sql`${table.state} = 'approved'`),
    index('classifications_user').on(table.userId, table.createdAt),
    index('classifications_created').on(table.createdAt, table.classificationId),
    partialIndex('classifications_waiting', [table.updatedAt, table.classificationId], sql`${table.state} = 'pending'`),
    partialIndex('classifications_ending', [table.validUntil], sql`${table.state} = 'approved'`),
  ],
)

export type ClassificationRow = typeof classifications.$inferSelect

export const classificationDocuments = pgTable(
  'classification_documents',
  {
    classificationDocumentId: id().primaryKey(),
    classificationId: uuid()
      .notNull()
      .references(() => classifications.classificationId, { onDelete: 'cascade' }),
    fileId: storedFile().notNull(),
  },
  (table) => [index('classification_documents_classification').on(table.classificationId)],
)

/** Handbook chapter 20. */

/** No inputs are stored (decision site-interaction). */
export const lossSimulations = pgTable(
  'loss_simulations',
  {
    lossSimulationId: id().primaryKey(),
    userId: person({ onDelete: 'cascade' }).notNull(),
    amount: cents().notNull(),
    referenceDate: date({ mode: 'string' }).notNull(),
    toolVersion: integer().notNull(),
    createdAt: instant().notNull(),
    /** Notified that it is due. */
    remindedAt: instant(),
  },
  (table) => [
    check('loss_simulations_amount_not_negative', sql`${table.amount} >= 0`),
    index('loss_simulations_user').on(table.userId, table.createdAt),
    partialIndex('loss_simulations_untold', [table.createdAt], sql`${table.remindedAt} is null`),
  ],
)

export type LossSimulationRow = typeof lossSimulations.$inferSelect

/** Decision investor-classification. */
export const knowledgeTests = pgTable(
  'knowledge_tests',
  {
    knowledgeTestId: id().primaryKey(),
    userId: person({ onDelete: 'cascade' }).notNull(),
    version: integer().notNull(),
    answers: jsonb().$type<KnowledgeAnswers>().notNull(),
    isSufficient: boolean().notNull(),
    createdAt: instant().notNull(),
    /** Notified that it is due. */
    remindedAt: instant(),
  },
  (table) => [
    index('knowledge_tests_user').on(table.userId, table.createdAt),
    partialIndex('knowledge_tests_untold', [table.createdAt], sql`${table.remindedAt} is null`),
  ],
)

export type KnowledgeTestRow = typeof knowledgeTests.$inferSelect

/** With the wording's version. */
export const riskAcknowledgements = pgTable(
  'risk_acknowledgements',
  {
    riskAcknowledgementId: id().primaryKey(),
    userId: person({ onDelete: 'cascade' }).notNull(),
    warningVersion: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('risk_acknowledgements_user').on(table.userId, table.createdAt)],
)

export type RiskAcknowledgementRow = typeof riskAcknowledgements.$inferSelect
