import { sql, type SQL } from 'drizzle-orm'
import {
  pgTable,
  text,
  uniqueIndex,
  uuid,
  boolean,
  check,
  date,
  index,
  integer,
  type AnyPgColumn,
  unique,
} from 'drizzle-orm/pg-core'
import { day, id, instant, cents, timestamps, required, partialUnique } from '../columns.ts'
import { storedFile, pictures } from './platform.ts'
import { DELIVERY_FEE_PERIODS, PHASES, RISK_CATEGORIES, type ProjectTerm } from '@cauce/contract'
import { person, users } from './account.ts'
import { documentTypes } from './misc.ts'

export const projectTypes = pgTable(
  'project_types',
  {
    projectTypeId: id().primaryKey(),
    name: text().notNull(),
    nameEn: text(),
    description: text().notNull(),
    descriptionEn: text(),
    isLoan: boolean().notNull().default(true),
    imageId: required(() => pictures.pictureId),
    ...timestamps(),
  },
  (table) => [uniqueIndex('project_types_name_key').on(sql`cauce_fold(${table.name})`)],
)

const basisPoints = () => integer()

/** Same expression in index and query. */
export const searchedText = (table: Record<'name' | 'locality' | 'direction', AnyPgColumn>): SQL =>
  sql`${table.name} || ' ' || ${table.locality} || ' ' || ${table.direction}`

/** A contract term without a column does not compile. */
const termColumns = {
  name: text().notNull(),
  direction: text().notNull(),
  locality: text().notNull(),
  projectTypeId: required(() => projectTypes.projectTypeId),
  country: text().notNull(),
  managerId: person(),
  url: text().notNull(),
  dateStart: day().notNull(),
  dateEnd: day().notNull(),
  startedAt: day(),
  financingAmount: cents().notNull(),
  projectDuration: integer().notNull(),
  targetProfitability: basisPoints().notNull(),
  minimumInvestment: cents().notNull(),
  maximumInvestment: cents(),
  maxInvestorNumber: integer(),
  showInvestorNumber: boolean().notNull(),
  withdrawMoneyFinanced: boolean().notNull(),
  cancellationFee: basisPoints().notNull(),
  managerFee: basisPoints().notNull(),
  deliveryFeePeriod: text({ enum: DELIVERY_FEE_PERIODS }).notNull(),
  riskCategory: text({ enum: RISK_CATEGORIES }),
  loanToValue: basisPoints(),
  mortgageRank: integer(),
  preinvestorMaxNumber: integer(),
  preinvestorDateEnd: day(),
  preinvestorDeposit: cents(),
  preinvestorAmount: cents(),
  destinationBankAccount: text(),
  private: boolean().notNull(),
  promoterName: text().notNull(),
  promoterTaxNumber: text(),
  raisedElsewhere: cents(),
  raisedElsewhereOn: day(),
  promoterDescription: text(),
  promoterDescriptionEn: text(),
  guaranteeAgentName: text(),
  guaranteeAgentDescription: text(),
  guaranteeAgentDescriptionEn: text(),
} satisfies Record<ProjectTerm, unknown>

export function ofProject(actions: { readonly onDelete?: 'cascade' | 'set null' } = {}) {
  return uuid().references(() => projects.projectId, actions)
}

/**
 * `amountInvested` and `investorCount` are moved by orders only, without touching `updatedAt`, the version for edits.
 */
export const projects = pgTable(
  'projects',
  {
    projectId: id().primaryKey(),
    phase: text({ enum: PHASES }).notNull(),
    /** Open phase entry; deferred foreign key (rules/30-constraints.sql). */
    projectPhaseId: uuid().notNull(),
    ...termColumns,
    /** In force; written under the project lock. */
    informationSheetId: uuid(),
    amountInvested: cents()
      .notNull()
      .default(sql`0`),
    investorCount: integer().notNull().default(0),
    /** Live reservations (handbook rule 25.4). */
    amountReserved: cents()
      .notNull()
      .default(sql`0`),
    reservationCount: integer().notNull().default(0),
    /** Handbook rule 24.2. Here, because the project lock decides between order and suspension. */
    suspended: boolean().notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('projects_url_key').on(sql`lower(${table.url})`),
    index('projects_search').using('gin', sql`cauce_fold(${searchedText(table)}) gin_trgm_ops`),
    index('projects_phase').on(table.phase, table.private),
    index('projects_created').on(table.createdAt, table.projectId),
    index('projects_manager').on(table.managerId),
    index('projects_promoter').on(table.promoterTaxNumber),
    index('projects_type').on(table.projectTypeId),
    check(
      'projects_not_overreserved',
      sql`${table.amountReserved} between 0 and greatest(${table.financingAmount} - ${table.amountInvested}, 0)`,
    ),
    check('projects_reservations_counted', sql`(${table.amountReserved} = 0) = (${table.reservationCount} = 0)`),
    check('projects_not_overfunded', sql`${table.amountInvested} between 0 and ${table.financingAmount}`),
    check(
      'projects_investors_within_maximum',
      sql`${table.investorCount} between 0 and coalesce(${table.maxInvestorNumber}, ${table.investorCount})`,
    ),
    check(
      'projects_minimum_within_amount',
      sql`${table.minimumInvestment} > 0 and ${table.minimumInvestment} <= ${table.financingAmount}`,
    ),
    check('projects_ends_after_start', sql`${table.dateEnd} > ${table.dateStart}`),
    check('projects_duration_positive', sql`${table.projectDuration} > 0`),
  ],
)

export type ProjectRow = typeof projects.$inferSelect
export type NewProject = typeof projects.$inferInsert

/** Handbook rule 6.19. */
export const projectPhases = pgTable(
  'project_phases',
  {
    projectPhaseId: id().primaryKey(),
    projectId: ofProject({ onDelete: 'cascade' }).notNull(),
    phase: text({ enum: PHASES }).notNull(),
    startedAt: instant().notNull(),
    endedAt: instant(),
    reason: text(),
  },
  (table) => [
    index('project_phases_project').on(table.projectId, table.startedAt),
    partialUnique('project_phases_open_key', [table.projectId], sql`${table.endedAt} is null`),
  ],
)

export const projectDescriptions = pgTable(
  'project_descriptions',
  {
    projectDescriptionId: id().primaryKey(),
    projectId: ofProject().notNull(),
    title: text().notNull(),
    titleEn: text(),
    description: text().notNull(),
    descriptionEn: text(),
    order: integer().notNull(),
    ...timestamps(),
  },
  (table) => [index('project_descriptions_project').on(table.projectId, table.order)],
)

export type ProjectDescriptionRow = typeof projectDescriptions.$inferSelect

export const projectDocuments = pgTable(
  'project_documents',
  {
    projectDocumentId: id().primaryKey(),
    projectId: ofProject().notNull(),
    documentTypeId: required(() => documentTypes.documentTypeId),
    userId: person(),
    fileId: storedFile().notNull(),
    description: text().notNull(),
    descriptionEn: text(),
    /** False: staff only. */
    visible: boolean().notNull(),
    ...timestamps(),
  },
  (table) => [
    index('project_documents_project').on(table.projectId, table.createdAt),
    index('project_documents_type').on(table.documentTypeId),
  ],
)

export type ProjectDocumentRow = typeof projectDocuments.$inferSelect

/** The first is the cover. */
export const projectMediaFiles = pgTable(
  'project_media_files',
  {
    projectMediaFileId: id().primaryKey(),
    projectId: ofProject().notNull(),
    userId: person(),
    pictureId: required(() => pictures.pictureId),
    description: text().notNull(),
    descriptionEn: text(),
    order: integer().notNull(),
    ...timestamps(),
  },
  (table) => [index('project_media_files_project').on(table.projectId, table.order)],
)

export type ProjectMediaFileRow = typeof projectMediaFiles.$inferSelect

/** Past and expected. */
export const timelineEvents = pgTable(
  'timeline_events',
  {
    timelineEventId: id().primaryKey(),
    projectId: ofProject().notNull(),
    date: date({ mode: 'string' }).notNull(),
    title: text().notNull(),
    titleEn: text(),
    description: text(),
    descriptionEn: text(),
    ...timestamps(),
  },
  (table) => [index('timeline_events_project').on(table.projectId, table.date)],
)

export type TimelineEventRow = typeof timelineEvents.$inferSelect

export const templates = pgTable(
  'templates',
  {
    templateId: id().primaryKey(),
    name: text().notNull(),
    nameEn: text(),
    description: text().notNull(),
    descriptionEn: text(),
    ...timestamps(),
  },
  (table) => [uniqueIndex('templates_name_key').on(sql`cauce_fold(${table.name})`)],
)

export type TemplateRow = typeof templates.$inferSelect

/** Deleted once mailed. */
export const projectAlerts = pgTable('project_alerts', {
  projectAlertId: id().primaryKey(),
  userId: uuid()
    .notNull()
    .unique('project_alerts_user_key')
    .references(() => users.userId, { onDelete: 'cascade' }),
  createdAt: instant().notNull(),
})

export type ProjectAlertRow = typeof projectAlerts.$inferSelect

/** Decision mail-and-notifications. */
export const projectFollows = pgTable(
  'project_follows',
  {
    projectFollowId: id().primaryKey(),
    userId: person({ onDelete: 'cascade' }).notNull(),
    projectId: ofProject({ onDelete: 'cascade' }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('project_follows_pair_key').on(table.userId, table.projectId),
    index('project_follows_project').on(table.projectId),
  ],
)

export type ProjectFollowRow = typeof projectFollows.$inferSelect
