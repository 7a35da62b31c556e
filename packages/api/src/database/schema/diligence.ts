import type { CompanyOwner, FundsOrigin, RiskFactor } from '@cauce/contract'
import {
  ACCOUNT_HOLD_KINDS,
  ACCOUNT_HOLD_STATES,
  COMPANY_CONTROLS,
  POLITICAL_EXPOSURES,
  RECORDED_HOLD_KINDS,
  RELATIONSHIP_PURPOSES,
  RISK_LEVELS,
  SCREENING_LISTS,
  SCREENING_RESULTS,
} from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { cents, id, instant, partialUnique, required } from '../columns.ts'
import { person } from './account.ts'
import { storedFile } from './platform.ts'

/** Handbook chapter 27. */

/** Append-only (decision money-laundering); retained and erased with the identity. */
export const customerDeclarations = pgTable(
  'customer_declarations',
  {
    customerDeclarationId: id().primaryKey(),
    userId: person().notNull(),
    activity: text().notNull(),
    purpose: text({ enum: RELATIONSHIP_PURPOSES }).notNull(),
    purposeText: text(),
    origins: jsonb().$type<readonly FundsOrigin[]>().notNull(),
    originText: text(),
    exposure: text({ enum: POLITICAL_EXPOSURES }).notNull(),
    exposedOffice: text(),
    exposedPerson: text(),
    exposureEndedOn: date({ mode: 'string' }),
    control: text({ enum: COMPANY_CONTROLS }),
    owners: jsonb().$type<readonly CompanyOwner[]>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('customer_declarations_user').on(table.userId, table.createdAt)],
)

export type CustomerDeclarationRow = typeof customerDeclarations.$inferSelect

/** Decision money-laundering. */
export const screenings = pgTable(
  'screenings',
  {
    screeningId: id().primaryKey(),
    userId: person().notNull(),
    subject: text().notNull(),
    listKind: text({ enum: SCREENING_LISTS }).notNull(),
    listName: text().notNull(),
    listDate: date({ mode: 'string' }).notNull(),
    checkedOn: date({ mode: 'string' }).notNull(),
    result: text({ enum: SCREENING_RESULTS }).notNull(),
    reason: text(),
    checkedBy: person().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('screenings_hit_has_reason', sql`${table.result} = 'noHit' or ${table.reason} is not null`),
    index('screenings_user').on(table.userId, table.createdAt),
  ],
)

/** With the proposed level (decision money-laundering). */
export const riskAssessments = pgTable(
  'risk_assessments',
  {
    riskAssessmentId: id().primaryKey(),
    userId: person().notNull(),
    level: text({ enum: RISK_LEVELS }).notNull(),
    proposedLevel: text({ enum: RISK_LEVELS }).notNull(),
    factors: jsonb().$type<readonly RiskFactor[]>().notNull(),
    reason: text().notNull(),
    reviewOn: date({ mode: 'string' }).notNull(),
    assessedBy: person().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('risk_assessments_user').on(table.userId, table.createdAt),
    index('risk_assessments_review').on(table.reviewOn),
  ],
)

const recordedKinds = sql.raw(RECORDED_HOLD_KINDS.map((kind) => `'${kind}'`).join(', '))

/** What each kind stops: `HOLD_EFFECTS` (decision money-laundering). */
export const accountHolds = pgTable(
  'account_holds',
  {
    accountHoldId: id().primaryKey(),
    userId: person().notNull(),
    kind: text({ enum: ACCOUNT_HOLD_KINDS }).notNull(),
    state: text({ enum: ACCOUNT_HOLD_STATES }).notNull(),
    /** Latest at that time. */
    customerDeclarationId: uuid().references(() => customerDeclarations.customerDeclarationId),
    reason: text(),
    /** Of what staff record with its document. */
    party: text(),
    reference: text(),
    orderedOn: date({ mode: 'string' }),
    documentId: storedFile(),
    /** What is garnished, in cents. */
    amount: cents(),
    placedBy: person(),
    placedAt: instant().notNull(),
    proposedBy: person(),
    liftedBy: person(),
    liftedAt: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check(
      'account_holds_lifted_by_two',
      sql`${table.state} <> 'lifted' or ${table.kind} = 'exposure' or (${table.proposedBy} is not null and ${table.liftedBy} <> ${table.proposedBy})`,
    ),
    check(
      'account_holds_documented',
      sql`case when ${table.kind} in (${recordedKinds}) then num_nonnulls(${table.party}, ${table.orderedOn}, ${table.documentId}, ${table.placedBy}) = 4 else num_nonnulls(${table.party}, ${table.documentId}) = 0 end`,
    ),
    check(
      'account_holds_amount_of_garnishment',
      sql`(${table.kind} = 'garnishment') = (${table.amount} is not null) and coalesce(${table.amount}, 1) > 0`,
    ),
    partialUnique(
      'account_holds_open_key',
      [table.userId, table.kind, sql`coalesce(${table.reference}, '')`],
      sql`${table.state} <> 'lifted' and ${table.kind} in (${recordedKinds})`,
    ),
    check('account_holds_lifted', sql`(${table.state} = 'lifted') = (${table.liftedAt} is not null)`),
    index('account_holds_user').on(table.userId, table.placedAt),
  ],
)

/** Written consents of the guardian; the last one counts. Never changed. */
export const guardianConsents = pgTable(
  'guardian_consents',
  {
    consentId: id().primaryKey(),
    accountHoldId: required(() => accountHolds.accountHoldId),
    consentUntil: date({ mode: 'string' }).notNull(),
    documentId: storedFile().notNull(),
    recordedBy: person().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('guardian_consents_hold').on(table.accountHoldId, table.createdAt)],
)

export type AccountHoldRow = typeof accountHolds.$inferSelect
