import { DELIVERY_FEE_PERIODS, PHASES } from '@cauce/contract'
import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { cents, id, instant } from '../../database/columns.ts'
import { projectTypes } from '../project-types/project-types.table.ts'
import { users } from '../users/users.table.ts'

const day = () => date({ mode: 'string' })
/** Hundredths of one percent. */
const basisPoints = () => integer()

/** What a search for a name looks into: the same expression in the index and in the query, or the index is of no use. */
export const searchedText = (table: Record<'name' | 'locality' | 'direction', AnyPgColumn>): SQL =>
  sql`${table.name} || ' ' || ${table.locality} || ' ' || ${table.direction}`

/**
 * Projects. `amountInvested` and `investorCount` are kept totals of the orders: only the transaction of an order moves
 * them, and it leaves `updatedAt` alone, which is the version that edits are based on.
 */
export const projects = pgTable(
  'projects',
  {
    projectId: id().primaryKey(),
    phase: text({ enum: PHASES }).notNull(),
    /** The open entry of project_phases; the foreign key is deferred (rules/30-projects.sql). */
    projectPhaseId: uuid().notNull(),
    name: text().notNull(),
    direction: text().notNull(),
    locality: text().notNull(),
    projectTypeId: uuid()
      .notNull()
      .references(() => projectTypes.projectTypeId),
    country: text().notNull(),
    managerId: uuid().references(() => users.userId),
    url: text().notNull(),
    dateStart: day().notNull(),
    dateEnd: day().notNull(),
    startedAt: day(),
    financingAmount: cents().notNull(),
    amountInvested: cents()
      .notNull()
      .default(sql`0`),
    investorCount: integer().notNull().default(0),
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
    preinvestorMaxNumber: integer(),
    preinvestorDateEnd: day(),
    preinvestorDeposit: cents(),
    preinvestorAmount: cents(),
    destinationBankAccount: text(),
    private: boolean().notNull(),
    promoterName: text().notNull(),
    promoterDescription: text(),
    guaranteeAgentName: text(),
    guaranteeAgentDescription: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('projects_url_key').on(sql`lower(${table.url})`),
    index('projects_search').using('gin', sql`cauce_fold(${searchedText(table)}) gin_trgm_ops`),
    index('projects_phase').on(table.phase, table.private),
    index('projects_created').on(table.createdAt, table.projectId),
    index('projects_manager').on(table.managerId),
    index('projects_type').on(table.projectTypeId),
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
