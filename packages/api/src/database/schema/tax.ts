import {
  TAX_DETAIL_KINDS,
  TAX_DETAIL_STATES,
  PROPOSAL_STATES,
  RETURN_FORMS,
  WITHHOLDING_AGENTS,
  WITHHOLDING_SCOPES,
  type ResidenceAbroad,
} from '@cauce/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { cents, id, instant, timestamps, partialUnique, partialIndex, required } from '../columns.ts'
import { person } from './account.ts'
import { storedFile } from './platform.ts'
import { ofProject } from './project.ts'
import { proposalColumns, requiredProposer, twoAdministrators, twoAdministratorsOrNone } from './proposals.ts'

/** By scope and country, from a day on. A change is a new row (four-eyes). The first are seeded (rules/80-tax.sql). */
export const withholdingRates = pgTable(
  'withholding_rates',
  {
    withholdingRateId: id().primaryKey(),
    scope: text({ enum: WITHHOLDING_SCOPES }).notNull(),
    /** Treaty country; else null. */
    country: text(),
    /** Basis points. */
    percentage: integer().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    /** Legal source. */
    source: text().notNull(),
    ...proposalColumns(PROPOSAL_STATES),
  },
  (table) => [
    twoAdministratorsOrNone('withholding_rates_two_administrators', table),
    check('withholding_rates_percentage', sql`${table.percentage} between 0 and 10000`),
    check('withholding_rates_country_of_treaty', sql`(${table.scope} = 'treaty') = (${table.country} is not null)`),
    check('withholding_rates_reason_given', sql`${table.state} <> 'refused' or ${table.reason} is not null`),
    partialUnique(
      'withholding_rates_active_key',
      [table.scope, sql`coalesce(${table.country}, '')`, table.validFrom],
      sql`${table.state} = 'active'`,
    ),
    index('withholding_rates_created').on(table.createdAt, table.withholdingRateId),
  ],
)

export type WithholdingRateRow = typeof withholdingRates.$inferSelect

/** Residence, certificate, exemption. A change is a new row. Kept after closing, without documents, for returns. */
export const taxDetails = pgTable(
  'tax_details',
  {
    taxDetailId: id().primaryKey(),
    userId: person().notNull(),
    kind: text({ enum: TAX_DETAIL_KINDS }).notNull(),
    /** Null for an exemption. */
    country: text(),
    /** Spanish province code; null if not asked. */
    province: text(),
    /** Of a residence outside Spain; goes with the identity. */
    abroad: jsonb().$type<ResidenceAbroad>(),
    validFrom: date({ mode: 'string' }).notNull(),
    /** Null: unlimited. */
    validUntil: date({ mode: 'string' }),
    documentId: storedFile(),
    state: text({ enum: TAX_DETAIL_STATES }).notNull(),
    reason: text(),
    decidedBy: person(),
    decidedAt: instant(),
    /** Validated without what was seen of the document. */
    isUnseen: boolean().notNull().default(false),
    /** Warned of the end. */
    remindedAt: instant(),
    ...timestamps(),
  },
  (table) => [
    check(
      'tax_details_fields_of_kind',
      sql`case ${table.kind} when 'residence' then ${table.country} is not null and ${table.validUntil} is null when 'certificate' then ${table.country} is not null and ${table.validUntil} is not null else ${table.country} is null end`,
    ),
    check('tax_details_end_after_start', sql`${table.validUntil} >= ${table.validFrom}`),
    check('tax_details_reason_given', sql`${table.state} <> 'refused' or ${table.reason} is not null`),
    check(
      'tax_details_decided_by_another',
      sql`${table.state} in ('pending', 'replaced', 'withdrawn') or (${table.decidedBy} is not null and ${table.decidedBy} <> ${table.userId})`,
    ),
    partialUnique('tax_details_pending_key', [table.userId, table.kind], sql`${table.state} = 'pending'`),
    index('tax_details_user').on(table.userId, table.createdAt),
    index('tax_details_created').on(table.createdAt, table.taxDetailId),
    partialIndex('tax_details_waiting', [table.updatedAt, table.taxDetailId], sql`${table.state} = 'pending'`),
    partialIndex(
      'tax_details_ending',
      [table.validUntil],
      sql`${table.state} = 'valid' and ${table.kind} = 'certificate' and ${table.remindedAt} is null`,
    ),
  ],
)

export type TaxDetailRow = typeof taxDetails.$inferSelect

/** Who pays the tax, from a day on; four-eyes (decision tax-withholding-and-forms). */
export const withholdingAgents = pgTable(
  'withholding_agents',
  {
    withholdingAgentId: id().primaryKey(),
    agent: text({ enum: WITHHOLDING_AGENTS }).notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    /** Contract or ruling. */
    source: text().notNull(),
    ...proposalColumns(PROPOSAL_STATES),
  },
  (table) => [
    twoAdministratorsOrNone('withholding_agents_two_administrators', table),
    check('withholding_agents_reason_given', sql`${table.state} <> 'refused' or ${table.reason} is not null`),
    partialUnique('withholding_agents_active_key', [table.validFrom], sql`${table.state} = 'active'`),
    index('withholding_agents_created').on(table.createdAt, table.withholdingAgentId),
  ],
)

/** Declarer data of form 193; four-eyes (decision tax-withholding-and-forms). */
export const declarers = pgTable(
  'declarers',
  {
    declarerId: id().primaryKey(),
    taxNumber: text().notNull(),
    name: text().notNull(),
    contact: text().notNull(),
    /** Nine digits. */
    phone: text().notNull(),
    ...proposalColumns(PROPOSAL_STATES),
    proposedBy: requiredProposer(),
  },
  (table) => [
    twoAdministrators('declarers_two_administrators', table),
    check('declarers_reason_given', sql`${table.state} <> 'refused' or ${table.reason} is not null`),
    partialUnique('declarers_active_key', [table.state], sql`${table.state} = 'active'`),
    index('declarers_created').on(table.createdAt, table.declarerId),
  ],
)

/** A quarter's tax by one payment; requeued when returned (decision tax-withholding-and-forms). */
export const taxHandovers = pgTable(
  'tax_handovers',
  {
    handoverId: id().primaryKey(),
    /** First day; by accrual. */
    quarter: date({ mode: 'string' }).notNull(),
    agent: text({ enum: WITHHOLDING_AGENTS }).notNull(),
    /** Platform's form. */
    form: text({ enum: ['123', '216'] }),
    /** Declaring promoter's project. */
    projectId: ofProject(),
    amount: cents().notNull(),
    /** Handed over before of payments that were reversed, and deducted here. */
    credited: cents()
      .notNull()
      .default(sql`0`),
    createdBy: person().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check(
      'tax_handovers_fields_of_agent',
      sql`(${table.agent} = 'platform') = (${table.form} is not null) and (${table.agent} = 'promoter') = (${table.projectId} is not null)`,
    ),
    check(
      'tax_handovers_amount_positive',
      sql`${table.amount} >= 0 and ${table.credited} >= 0 and ${table.amount} + ${table.credited} > 0`,
    ),
    index('tax_handovers_quarter').on(table.quarter, table.handoverId),
    index('tax_handovers_project').on(table.projectId),
  ],
)

/** A file of form 193; append-only. Identical ones are one row. */
export const taxReturns = pgTable(
  'tax_returns',
  {
    taxFileId: id().primaryKey(),
    form: text({ enum: RETURN_FORMS }).notNull(),
    year: integer().notNull(),
    /** Who declares; null for the platform. */
    promoter: text(),
    /** Filed before, and replaced as a whole. */
    replacesId: uuid().references((): AnyPgColumn => taxReturns.taxFileId),
    sha256: text().notNull(),
    /** Of the hashes of identity in its lines. */
    salt: text().notNull(),
    madeBy: person().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('tax_returns_year').on(table.year, table.taxFileId)],
)

/** What it states of a payee. Nothing changes but the hash, which goes with the identity (decision data-retention). */
export const taxReturnLines = pgTable(
  'tax_return_lines',
  {
    taxFileId: required(() => taxReturns.taxFileId),
    line: integer().notNull(),
    userId: person().notNull(),
    accrualYear: integer().notNull(),
    /** Basis points. */
    rate: integer().notNull(),
    interest: cents().notNull(),
    withheld: cents().notNull(),
    /** Hash of what is no amount; null once erased. */
    identity: text(),
  },
  (table) => [primaryKey({ columns: [table.taxFileId, table.line] }), index('tax_return_lines_user').on(table.userId)],
)

/** Append-only. */
export const taxFilings = pgTable('tax_filings', {
  taxFileId: uuid()
    .primaryKey()
    .references(() => taxReturns.taxFileId),
  /** Of the tax office. */
  number: text().notNull().unique('tax_filings_number_key'),
  filedOn: date({ mode: 'string' }).notNull(),
  filedBy: person().notNull(),
  createdAt: instant().notNull(),
})
