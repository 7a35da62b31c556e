import { INVESTOR_CLASSES } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { cents, id, instant } from '../columns.ts'
import { informationSheets } from './information-sheets.ts'
import { projects } from './project.ts'
import { users } from './account.ts'

/** Investments of people in projects (handbook rule 7.1). */
export const orders = pgTable(
  'orders',
  {
    orderId: id().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId),
    /** The phase record of the project in which it was made. */
    projectPhaseId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.userId),
    walletId: uuid().notNull(),
    amount: cents().notNull(),
    orderType: text({ enum: ['invest', 'income', 'withdraw'] }).notNull(),
    status: text({ enum: ['pending', 'active', 'finished', 'cancelled'] }).notNull(),
    penaltyAmount: cents()
      .notNull()
      .default(sql`0`),
    /** Basis points of the amount. */
    penalty: integer().notNull().default(0),
    /** Principal and net returns paid so far. */
    returned: cents()
      .notNull()
      .default(sql`0`),
    /** What the investor had invested here with this order, and consented to as it was above the guidance; else null. */
    consentedTotal: cents(),
    /** Which words were consented to (`GUIDANCE_CONSENT_VERSION`). */
    consentVersion: text(),
    /** The threshold of large investments of the investor, where the order was above it (handbook rule 20.13); else null. */
    thresholdAmount: cents(),
    /** What the investor had in the project with this order, and consented to. */
    thresholdTotal: cents(),
    /** The result of the simulation that the threshold followed from; null without a valid one. */
    thresholdResult: cents(),
    /** Which warning and consent (`THRESHOLD_CONSENT_VERSIONS`). */
    thresholdVersion: text(),
    /** How the investor showed that they understand: by their knowledge test, or by the answer in the order. */
    understandingProof: text({ enum: ['test', 'answer'] }),
    /** How the law counted the investor then (handbook rule 20.22). Before classes could be asked for, everybody was non-sophisticated. */
    investorClass: text({ enum: INVESTOR_CLASSES }).notNull().default('nonSophisticated'),
    /** The version of the information sheet that was in force then; null where the project had none (handbook rule 23.12). */
    informationSheetId: uuid().references(() => informationSheets.informationSheetId),
    reflectionEndsAt: instant().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('orders_amount_positive', sql`${table.amount} > 0`),
    check('orders_consent_whole', sql`(${table.consentedTotal} is null) = (${table.consentVersion} is null)`),
    check(
      'orders_threshold_whole',
      sql`num_nulls(${table.thresholdAmount}, ${table.thresholdTotal}, ${table.thresholdVersion}, ${table.understandingProof}) in (0, 4)`,
    ),
    check(
      'orders_threshold_exceeded',
      sql`${table.thresholdTotal} > ${table.thresholdAmount} and ${table.thresholdTotal} >= ${table.amount}`,
    ),
    check('orders_threshold_of_result', sql`${table.thresholdResult} is null or ${table.thresholdAmount} is not null`),
    index('orders_project').on(table.projectId, table.userId),
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_created').on(table.createdAt, table.orderId),
    // Orders of lists that a new order does not pay for: it is pending, and those are few (decision 159).
    index('orders_amount')
      .on(table.amount, table.orderId)
      .where(sql`${table.status} <> 'pending'`),
    index('orders_updated')
      .on(table.updatedAt, table.orderId)
      .where(sql`${table.status} <> 'pending'`),
    index('orders_reflecting')
      .on(table.reflectionEndsAt)
      .where(sql`${table.status} = 'pending'`),
  ],
)
export type OrderRow = typeof orders.$inferSelect

/** Money into or out of a project by an order. Append-only. */
export const orderMovements = pgTable(
  'order_movements',
  {
    orderMovementId: id().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.orderId),
    projectId: uuid().notNull(),
    userId: uuid().notNull(),
    type: text({ enum: ['invest', 'disinvest'] }).notNull(),
    amount: cents().notNull(),
    penaltyAmount: cents().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('order_movements_amount_positive', sql`${table.amount} > 0`),
    index('order_movements_order').on(table.orderId),
    index('order_movements_project').on(table.projectId, table.createdAt),
    index('order_movements_user').on(table.userId, table.createdAt),
    index('order_movements_created').on(table.createdAt, table.orderMovementId),
    index('order_movements_amount').on(table.amount, table.orderMovementId),
  ],
)

/**
 * Refunds of whole projects: who asked, and who returned the money; the same person where the amount needs no second one. A
 * later request takes the place of an expired one.
 */
export const refunds = pgTable(
  'refunds',
  {
    projectId: uuid()
      .primaryKey()
      .references(() => projects.projectId),
    reason: text(),
    /** Whether what was returned needed two administrators. */
    fourEyes: boolean().notNull(),
    firstApprovedBy: uuid()
      .notNull()
      .references(() => users.userId),
    firstApprovedAt: instant().notNull(),
    refundedBy: uuid().references(() => users.userId),
    refundedAt: instant(),
  },
  (table) => [
    check(
      'refunds_two_administrators',
      sql`not ${table.fourEyes} or ${table.refundedBy} is null or ${table.firstApprovedBy} <> ${table.refundedBy}`,
    ),
    check('refunds_done_by_somebody', sql`(${table.refundedBy} is null) = (${table.refundedAt} is null)`),
  ],
)
