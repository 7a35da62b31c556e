import { DISTRIBUTION_STATUSES, WITHHOLDING_AGENTS, WITHHOLDING_REASONS } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { day, cents, id, instant, timestamps, partialIndex, required } from '../columns.ts'
import { storedFile } from './platform.ts'
import { orders } from './orders.ts'
import { ofProject } from './project.ts'
import { taxHandovers } from './tax.ts'
import { person, users } from './account.ts'

/** Planned at the settlement. A partial payment's remainder is a row with the next `part`. */
export const distributions = pgTable(
  'distributions',
  {
    distributionId: id().primaryKey(),
    projectId: ofProject().notNull(),
    number: integer().notNull(),
    part: integer().notNull(),
    periodStart: day().notNull(),
    dueDate: day().notNull(),
    interestDue: cents().notNull(),
    principalDue: cents().notNull(),
    status: text({ enum: DISTRIBUTION_STATUSES }).notNull(),
    amount: cents(),
    interest: cents(),
    principal: cents(),
    fee: cents(),
    /** Decision tax-withholding-and-forms. */
    withheld: cents(),
    withholdingAgent: text({ enum: WITHHOLDING_AGENTS }),
    paidOn: day(),
    documentId: storedFile(),
    recordedBy: person(),
    recordedAt: instant(),
    confirmedBy: person(),
    confirmedAt: instant(),
    /** Confirmed without what was seen of the proof. */
    isUnseen: boolean().notNull().default(false),
    /** Credited on confirmation, as its recorder proposed, and not when a statement shows the payment. */
    creditsBeforeReceipt: boolean().notNull().default(false),
    /** All of it is matched with lines of statements. */
    receivedAt: instant(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('distributions_number_key').on(table.projectId, table.number, table.part),
    partialIndex('distributions_due', [table.dueDate], sql`${table.status} not in ('paid', 'reversed')`),
    partialIndex(
      'distributions_unreceived',
      [table.confirmedAt],
      sql`${table.receivedAt} is null and ${table.status} in ('confirming', 'paid')`,
    ),
    // A payment that was taken back from its line after it was credited stays paid.
    check(
      'distributions_credited_when_received',
      sql`${table.status} <> 'confirming' or ${table.receivedAt} is not null or ${table.creditsBeforeReceipt}`,
    ),
    check(
      'distributions_received_when_confirmed',
      sql`${table.receivedAt} is null or ${table.status} in ('confirming', 'paid')`,
    ),
    check(
      'distributions_credited_when_seen',
      sql`not ${table.isUnseen} or ${table.receivedAt} is not null or ${table.status} in ('awaiting', 'paid', 'reversed')`,
    ),
    check('distributions_something_due', sql`${table.interestDue} >= 0 and ${table.principalDue} >= 0`),
    check(
      'distributions_amount_is_its_parts',
      sql`${table.amount} is null or ${table.amount} = ${table.interest} + ${table.principal}`,
    ),
    check(
      'distributions_recorded_by_another',
      sql`${table.status} in ('planned', 'draft') or (${table.recordedBy} is not null and ${table.confirmedBy} is not null and ${table.recordedBy} <> ${table.confirmedBy})`,
    ),
    check(
      'distributions_within_due',
      sql`${table.amount} is null or (${table.interest} <= ${table.interestDue} and ${table.principal} <= ${table.principalDue})`,
    ),
  ],
)
export const isOwedPayment = sql`${distributions.status} not in ('paid', 'reversed')`

export type DistributionRow = typeof distributions.$inferSelect

/** `paidAt` marks credited shares, so that paying can resume; null again of those that were reversed. */
export const distributionShares = pgTable(
  'distribution_shares',
  {
    distributionId: uuid()
      .notNull()
      .references(() => distributions.distributionId, { onDelete: 'cascade' }),
    orderId: required(() => orders.orderId),
    userId: uuid().notNull(),
    walletId: uuid().notNull(),
    interest: cents().notNull(),
    fee: cents().notNull(),
    principal: cents().notNull(),
    /** Decision tax-withholding-and-forms. */
    withheld: cents().notNull(),
    /** Basis points. */
    withholdingRate: integer().notNull(),
    withholdingReason: text({ enum: WITHHOLDING_REASONS }).notNull(),
    paidAt: instant(),
    /** Set once its tax is queued; immutable (rules/80-tax.sql). */
    handoverId: uuid().references(() => taxHandovers.handoverId),
  },
  (table) => [
    primaryKey({ columns: [table.distributionId, table.orderId] }),
    partialIndex('distribution_shares_unpaid', [table.distributionId, table.walletId], sql`${table.paidAt} is null`),
    index('distribution_shares_order').on(table.orderId),
    partialIndex('distribution_shares_handover', [table.handoverId], sql`${table.handoverId} is not null`),
    // Tax not handed over.
    partialIndex(
      'distribution_shares_withheld_open',
      [table.distributionId],
      sql`${table.withheld} > 0 and ${table.handoverId} is null`,
    ),
    check(
      'distribution_shares_withheld',
      sql`${table.withheld} >= 0 and ${table.fee} + ${table.withheld} <= ${table.interest}`,
    ),
    check(
      'distribution_shares_not_negative',
      sql`${table.interest} >= 0 and ${table.principal} >= 0 and ${table.fee} between 0 and ${table.interest}`,
    ),
  ],
)

/** Append-only (handbook rule 4.11). Below zero what was reversed. */
export const fees = pgTable(
  'fees',
  {
    feeId: id().primaryKey(),
    orderId: required(() => orders.orderId),
    projectId: uuid().notNull(),
    distributionId: required(() => distributions.distributionId),
    userId: uuid().notNull(),
    amount: cents().notNull(),
    /** Basis points. */
    percentage: integer().notNull(),
    interest: cents().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('fees_distribution_key').on(table.distributionId, table.orderId, sql`(${table.interest} < 0)`),
    index('fees_order').on(table.orderId),
    index('fees_project').on(table.projectId, table.createdAt),
    index('fees_user').on(table.userId, table.createdAt),
    index('fees_created').on(table.createdAt, table.feeId),
    index('fees_amount').on(table.amount, table.feeId),
  ],
)

/** Only the token's SHA-256 is stored (decision outgoing-payments). */
export const paymentCalendars = pgTable('payment_calendars', {
  userId: uuid()
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  tokenHash: text().notNull().unique('payment_calendars_token_hash_key'),
  createdAt: instant().notNull(),
})
