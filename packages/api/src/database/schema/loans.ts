import { DEFAULT_KINDS, DEFAULT_STATES, RISK_CATEGORIES, type OutcomeFigures } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { day, cents, id, instant, timestamps, partialUnique } from '../columns.ts'
import { person } from './account.ts'
import { ofProject } from './project.ts'

/** Append-only (decision published-results). */
export const riskRates = pgTable(
  'risk_rates',
  {
    riskRateId: id().primaryKey(),
    category: text({ enum: RISK_CATEGORIES }).notNull(),
    /** Basis points. */
    expectedRate: integer().notNull(),
    validFrom: day().notNull(),
    method: text().notNull(),
    methodEn: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('risk_rates_day_key').on(table.category, table.validFrom),
    index('risk_rates_created').on(table.createdAt, table.riskRateId),
    check('risk_rates_expected_rate', sql`${table.expectedRate} between 0 and 9999`),
  ],
)

/** Decision published-results. At most one open or written off a loan. */
export const loanDefaults = pgTable(
  'loan_defaults',
  {
    loanDefaultId: id().primaryKey(),
    projectId: ofProject().notNull(),
    kind: text({ enum: DEFAULT_KINDS }).notNull(),
    since: day().notNull(),
    /** For "unlikely to pay". */
    reason: text(),
    /** Material arrears: since, and amount when recorded. */
    pastDueSince: day(),
    pastDue: cents(),
    state: text({ enum: DEFAULT_STATES }).notNull(),
    endedOn: day(),
    endReason: text(),
    /** Written-off principal. */
    loss: cents(),
    /** Null: the platform. */
    recordedBy: person(),
    endedBy: person(),
    ...timestamps(),
  },
  (table) => [
    check(
      'loan_defaults_fields_of_kind',
      sql`case ${table.kind} when 'past-due' then ${table.pastDueSince} is not null and ${table.pastDue} > 0 and ${table.reason} is null else ${table.reason} is not null and ${table.recordedBy} is not null and ${table.pastDueSince} is null and ${table.pastDue} is null end`,
    ),
    check(
      'loan_defaults_fields_of_end',
      sql`(${table.state} <> 'open') = (${table.endedOn} is not null and ${table.endReason} is not null and ${table.endedBy} is not null)`,
    ),
    check('loan_defaults_end_after_start', sql`${table.endedOn} >= ${table.since}`),
    check(
      'loan_defaults_loss_of_written_off',
      sql`(${table.state} = 'written-off') = (${table.loss} is not null) and (${table.loss} is null or ${table.loss} > 0)`,
    ),
    partialUnique('loan_defaults_lasting_key', [table.projectId], sql`${table.state} <> 'cured'`),
    index('loan_defaults_project').on(table.projectId, table.since),
    index('loan_defaults_since').on(table.since, table.loanDefaultId),
  ],
)

export type LoanDefaultRow = typeof loanDefaults.$inferSelect

/** Append-only; a correction is a new version (decision published-results). */
export const outcomeStatements = pgTable(
  'outcome_statements',
  {
    outcomeStatementId: id().primaryKey(),
    year: integer().notNull(),
    version: integer().notNull(),
    /** Basis points. */
    figures: jsonb().$type<z.output<typeof OutcomeFigures>>().notNull(),
    thresholdAmount: cents().notNull(),
    /** Basis points. */
    thresholdShare: integer().notNull(),
    assumptions: text().notNull(),
    assumptionsEn: text(),
    correction: text(),
    correctionEn: text(),
    publishedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('outcome_statements_version_key').on(table.year, table.version),
    check('outcome_statements_version_positive', sql`${table.version} > 0`),
    check('outcome_statements_correction_given', sql`${table.version} = 1 or ${table.correction} is not null`),
    index('outcome_statements_published').on(table.publishedAt, table.outcomeStatementId),
  ],
)
