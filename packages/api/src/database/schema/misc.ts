import { PAYMENT_FORMATS } from '@cauce/contract/company.ts'
import {
  BRAND_STATES,
  PARAMETER_NAMES,
  PROPOSAL_STATES,
  type ContentLanguage,
  type DecisionKind,
} from '@cauce/contract'
import { HEADING_FACES } from '@cauce/contract/brand.ts'
import { LANGUAGES } from '@cauce/contract/languages.ts'
import { ACCEPTED_DOCUMENTS, LEGAL_DOCUMENTS } from '@cauce/contract/pages.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, jsonb, pgTable, text, uniqueIndex, integer, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps, partialUnique } from '../columns.ts'
import { person, users } from './account.ts'
import { pictures } from './platform.ts'
import { proposalColumns, requiredProposer, twoAdministrators, twoAdministratorsOrNone } from './proposals.ts'

export const documentTypes = pgTable(
  'document_types',
  {
    documentTypeId: id().primaryKey(),
    name: text().notNull(),
    nameEn: text(),
    description: text().notNull(),
    descriptionEn: text(),
    ...timestamps(),
  },
  (table) => [uniqueIndex('document_types_name_key').on(sql`cauce_fold(${table.name})`)],
)

/**
 * What the company decides, from a day on. A change is a new row (four-eyes). The first ones, without a proposer, are taken from the
 * environment once (parameters.ts).
 */
export const parameters = pgTable(
  'parameters',
  {
    parameterId: id().primaryKey(),
    name: text({ enum: PARAMETER_NAMES }).notNull(),
    /** As on the wire. */
    value: text().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    basis: text().notNull(),
    ...proposalColumns(PROPOSAL_STATES),
  },
  (table) => [
    twoAdministratorsOrNone('parameters_two_administrators', table),
    check('parameters_first', sql`${table.proposedBy} is not null or ${table.validFrom} = '2000-01-01'`),
    check(
      'parameters_notice',
      sql`${table.approvedBy} is null or ${table.validFrom}::timestamp at time zone 'Europe/Madrid' >= ${table.decidedAt} + interval '48 hours'`,
    ),
    check('parameters_reason_given', sql`${table.state} <> 'refused' or ${table.reason} is not null`),
    partialUnique('parameters_active_key', [table.name, table.validFrom], sql`${table.state} = 'active'`),
    index('parameters_created').on(table.createdAt, table.parameterId),
  ],
)

export type ParameterRow = typeof parameters.$inferSelect

export type DocumentTypeRow = typeof documentTypes.$inferSelect

/**
 * At most one row, written into an empty database by those who fill it with invented people. Without it the platform
 * never runs as a demonstration (rules/10-append-only.sql).
 */
export const demonstrations = pgTable('demonstrations', {
  startedAt: instant().primaryKey(),
  /** Null while it is being filled, or when that was interrupted. */
  finishedAt: instant(),
})

/** Plain-text passwords; filled by the demonstration seed only. */
export const demonstrationAccounts = pgTable('demonstration_accounts', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  password: text().notNull(),
  /** Role description by language. */
  about: jsonb().$type<Record<ContentLanguage, string>>().notNull(),
  position: integer().notNull(),
})

/** Inbox presence: who is viewing what, until when (decision inbox). */
export const claims = pgTable(
  'claims',
  {
    claimId: id().primaryKey(),
    /** No foreign key: any kind; may outlive it. */
    recordId: uuid().notNull(),
    kind: text().$type<DecisionKind>().notNull(),
    userId: person({ onDelete: 'cascade' }).notNull(),
    claimedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('claims_record_key').on(table.recordId),
    index('claims_claimed').on(table.claimedAt, table.claimId),
    index('claims_expires').on(table.expiresAt),
    index('claims_user').on(table.userId),
  ],
)

export const brands = pgTable(
  'brands',
  {
    brandId: id().primaryKey(),
    name: text().notNull(),
    color: text(),
    mark: text(),
    headings: text({ enum: HEADING_FACES }).notNull(),
    headline: text(),
    headlineEn: text(),
    lead: text(),
    leadEn: text(),
    footer: text(),
    footerEn: text(),
    pictureId: uuid().references(() => pictures.pictureId),
    pictureDescription: text(),
    pictureDescriptionEn: text(),
    sharePictureId: uuid().references(() => pictures.pictureId),
    furtherLanguages: text({ enum: LANGUAGES }).array().notNull().default([]),
    ...proposalColumns(BRAND_STATES),
    proposedBy: requiredProposer(),
  },
  (table) => [
    twoAdministrators('brands_two_administrators', table),
    check('brands_reason_given', sql`${table.state} not in ('refused', 'retired') or ${table.reason} is not null`),
    partialUnique('brands_active_key', [table.state], sql`${table.state} = 'active'`),
    index('brands_created').on(table.createdAt, table.brandId),
  ],
)

/** Who runs the platform. A change is a new row (four-eyes); the first is from the settings (company.ts). */
export const companyDetails = pgTable(
  'company_details',
  {
    companyDetailsId: id().primaryKey(),
    name: text(),
    taxNumber: text(),
    address: text(),
    register: text(),
    email: text(),
    phone: text(),
    authorityNumber: text(),
    lei: text(),
    paymentInstitution: text(),
    complaintContact: text(),
    sender: text(),
    paymentFormat: text({ enum: PAYMENT_FORMATS }),
    initiatingPartyId: text(),
    referencePrefix: text(),
    basis: text().notNull(),
    ...proposalColumns(PROPOSAL_STATES),
  },
  (table) => [
    twoAdministratorsOrNone('company_details_two_administrators', table),
    check('company_details_reason_given', sql`${table.state} <> 'refused' or ${table.reason} is not null`),
    partialUnique('company_details_active_key', [table.state], sql`${table.state} = 'active'`),
    index('company_details_created').on(table.createdAt, table.companyDetailsId),
  ],
)

export interface TextSection {
  readonly heading: string
  readonly headingEn: string
  readonly text: string
  readonly textEn: string
}

export const legalTexts = pgTable(
  'legal_texts',
  {
    legalTextId: id().primaryKey(),
    document: text({ enum: LEGAL_DOCUMENTS }).notNull(),
    title: text().notNull(),
    titleEn: text().notNull(),
    description: text().notNull(),
    descriptionEn: text().notNull(),
    sections: jsonb().$type<TextSection[]>().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    asksAgain: boolean().notNull(),
    basis: text().notNull(),
    ...proposalColumns(PROPOSAL_STATES),
    proposedBy: requiredProposer(),
  },
  (table) => [
    twoAdministrators('legal_texts_two_administrators', table),
    check(
      'legal_texts_not_in_retrospect',
      sql`${table.approvedBy} is null or ${table.validFrom} >= (${table.decidedAt} at time zone 'Europe/Madrid')::date`,
    ),
    check('legal_texts_reason_given', sql`${table.state} <> 'refused' or ${table.reason} is not null`),
    partialUnique('legal_texts_active_key', [table.document, table.validFrom], sql`${table.state} = 'active'`),
    index('legal_texts_created').on(table.createdAt, table.legalTextId),
  ],
)

export type LegalTextRow = typeof legalTexts.$inferSelect

export const textAcceptances = pgTable(
  'text_acceptances',
  {
    textAcceptanceId: id().primaryKey(),
    userId: person().notNull(),
    document: text({ enum: ACCEPTED_DOCUMENTS }).notNull(),
    /** Null: the draft that the platform comes with. */
    legalTextId: uuid().references(() => legalTexts.legalTextId),
    acceptedAt: instant().notNull(),
  },
  (table) => [uniqueIndex('text_acceptances_key').on(table.userId, table.document, table.legalTextId)],
)
