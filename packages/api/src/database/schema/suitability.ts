import type { KnowledgeAnswers } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { cents, id, instant } from '../columns.ts'
import { users } from './account.ts'

/** Handbook chapter 20. */

/** No inputs are stored (decision site-interaction). */
export const lossSimulations = pgTable(
  'loss_simulations',
  {
    lossSimulationId: id().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
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
    index('loss_simulations_untold')
      .on(table.createdAt)
      .where(sql`${table.remindedAt} is null`),
  ],
)

export type LossSimulationRow = typeof lossSimulations.$inferSelect

/** Decision investor-classification. */
export const knowledgeTests = pgTable(
  'knowledge_tests',
  {
    knowledgeTestId: id().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    version: integer().notNull(),
    answers: jsonb().$type<KnowledgeAnswers>().notNull(),
    isSufficient: boolean().notNull(),
    createdAt: instant().notNull(),
    /** Notified that it is due. */
    remindedAt: instant(),
  },
  (table) => [
    index('knowledge_tests_user').on(table.userId, table.createdAt),
    index('knowledge_tests_untold')
      .on(table.createdAt)
      .where(sql`${table.remindedAt} is null`),
  ],
)

export type KnowledgeTestRow = typeof knowledgeTests.$inferSelect

/** With the wording's version. */
export const riskAcknowledgements = pgTable(
  'risk_acknowledgements',
  {
    riskAcknowledgementId: id().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    warningVersion: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('risk_acknowledgements_user').on(table.userId, table.createdAt)],
)

export type RiskAcknowledgementRow = typeof riskAcknowledgements.$inferSelect
