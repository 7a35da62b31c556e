import { WITHHOLDING_AGENTS, WITHHOLDING_REASONS } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cents, id, instant } from '../columns.ts'
import { files } from './platform.ts'
import { orders } from './orders.ts'
import { projects } from './project.ts'
import { taxHandovers } from './tax.ts'
import { users } from './account.ts'

const day = () => date({ mode: 'string' })

/** Payments of returns, planned when the financing is settled. What a partial payment leaves over is a row of its own, with the next `part`. */
export const distributions = pgTable(
  'distributions',
  {
    distributionId: id().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId),
    number: integer().notNull(),
    part: integer().notNull(),
    /** The first day that it pays for; the last is the day before it is due. */
    periodStart: day().notNull(),
    dueDate: day().notNull(),
    interestDue: cents().notNull(),
    principalDue: cents().notNull(),
    status: text({ enum: ['planned', 'draft', 'confirming', 'paid'] }).notNull(),
    amount: cents(),
    interest: cents(),
    principal: cents(),
    fee: cents(),
    /** Tax withheld from the interest; null where none was looked at (decision 246). */
    withheld: cents(),
    /** Who pays the tax to the tax office, as it was set when the payment was recorded; null of payments of before: the platform (decision 248). */
    withholdingAgent: text({ enum: WITHHOLDING_AGENTS }),
    paidOn: day(),
    documentId: uuid().references(() => files.fileId),
    recordedBy: uuid().references(() => users.userId),
    recordedAt: instant(),
    /** Whether two administrators were needed: for every payment since decision 312, before by its amount. */
    fourEyes: boolean().notNull().default(false),
    firstApprovedBy: uuid().references(() => users.userId),
    firstApprovedAt: instant(),
    confirmedBy: uuid().references(() => users.userId),
    confirmedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('distributions_number_key').on(table.projectId, table.number, table.part),
    index('distributions_due')
      .on(table.dueDate)
      .where(sql`${table.status} <> 'paid'`),
    check('distributions_something_due', sql`${table.interestDue} >= 0 and ${table.principalDue} >= 0`),
    check(
      'distributions_amount_is_its_parts',
      sql`${table.amount} is null or ${table.amount} = ${table.interest} + ${table.principal}`,
    ),
    check(
      'distributions_two_administrators',
      sql`not ${table.fourEyes} or ${table.confirmedBy} is null or (${table.firstApprovedBy} is not null and ${table.firstApprovedBy} <> ${table.confirmedBy})`,
    ),
    // Also where four_eyes was written wrongly: investors are credited while it is confirming. What was paid before decision 312 stays.
    check(
      'distributions_recorded_by_another',
      sql`${table.status} <> 'confirming' or (${table.recordedBy} is not null and ${table.confirmedBy} is not null and ${table.recordedBy} <> ${table.confirmedBy})`,
    ),
    check(
      'distributions_within_due',
      sql`${table.amount} is null or (${table.interest} <= ${table.interestDue} and ${table.principal} <= ${table.principalDue})`,
    ),
  ],
)
export type DistributionRow = typeof distributions.$inferSelect

/** Each order's part of a distribution, to the cent; `paidAt` says which have been credited, so that paying can be resumed. */
export const distributionShares = pgTable(
  'distribution_shares',
  {
    distributionId: uuid()
      .notNull()
      .references(() => distributions.distributionId, { onDelete: 'cascade' }),
    orderId: uuid()
      .notNull()
      .references(() => orders.orderId),
    userId: uuid().notNull(),
    walletId: uuid().notNull(),
    interest: cents().notNull(),
    fee: cents().notNull(),
    principal: cents().notNull(),
    /** Tax withheld from the interest (decision 246). */
    withheld: cents()
      .notNull()
      .default(sql`0`),
    /** In basis points; null where no withholding was looked at. */
    withholdingRate: integer(),
    withholdingReason: text({ enum: WITHHOLDING_REASONS }),
    paidAt: instant(),
    /** By what its tax leaves, once that was queued; it never changes (rules/80-tax.sql). */
    handoverId: uuid().references(() => taxHandovers.handoverId),
  },
  (table) => [
    primaryKey({ columns: [table.distributionId, table.orderId] }),
    index('distribution_shares_unpaid')
      .on(table.distributionId, table.walletId)
      .where(sql`${table.paidAt} is null`),
    index('distribution_shares_order').on(table.orderId),
    index('distribution_shares_handover')
      .on(table.handoverId)
      .where(sql`${table.handoverId} is not null`),
    // Tax that is still to be handed over.
    index('distribution_shares_withheld_open')
      .on(table.distributionId)
      .where(sql`${table.withheld} > 0 and ${table.handoverId} is null`),
    check(
      'distribution_shares_withheld',
      sql`${table.withheld} >= 0 and ${table.fee} + ${table.withheld} <= ${table.interest} and (${table.withheld} = 0 or ${table.withholdingRate} is not null) and (${table.withholdingRate} is null) = (${table.withholdingReason} is null)`,
    ),
    check(
      'distribution_shares_not_negative',
      sql`${table.interest} >= 0 and ${table.principal} >= 0 and ${table.fee} between 0 and ${table.interest}`,
    ),
  ],
)

/** The platform's fee on each return paid (handbook rule 4.11). Append-only. */
export const fees = pgTable(
  'fees',
  {
    feeId: id().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.orderId),
    projectId: uuid().notNull(),
    distributionId: uuid()
      .notNull()
      .references(() => distributions.distributionId),
    userId: uuid().notNull(),
    amount: cents().notNull(),
    /** Basis points. */
    percentage: integer().notNull(),
    interest: cents().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('fees_distribution_key').on(table.distributionId, table.orderId),
    index('fees_order').on(table.orderId),
    index('fees_project').on(table.projectId, table.createdAt),
    index('fees_user').on(table.userId, table.createdAt),
    index('fees_created').on(table.createdAt, table.feeId),
    index('fees_amount').on(table.amount, table.feeId),
  ],
)

/** Private addresses at which a program for calendars reads what a person waits for. The token itself is only in the address; here is its SHA-256 (decision 265). */
export const paymentCalendars = pgTable('payment_calendars', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  tokenHash: text().notNull().unique('payment_calendars_token_hash_key'),
  createdAt: instant().notNull(),
})
