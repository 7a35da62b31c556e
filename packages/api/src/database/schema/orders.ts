import {
  INVESTOR_CLASSES,
  ORDER_DEPARTURES,
  RESERVATION_STATES,
  THRESHOLD_CONSENT_VERSIONS,
  UNDERSTANDING_ANSWERS,
} from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents, id, instant, timestamps, partialIndex, required, partialUnique } from '../columns.ts'
import { informationSheets } from './information-sheets.ts'
import { ofProject, projects } from './project.ts'
import { person } from './account.ts'
import { wallets } from './wallet.ts'

/** Handbook rule 7.1. */
export const orders = pgTable(
  'orders',
  {
    orderId: id().primaryKey(),
    projectId: ofProject().notNull(),
    /** Phase at the time. */
    projectPhaseId: uuid().notNull(),
    userId: person().notNull(),
    walletId: uuid().notNull(),
    amount: cents().notNull(),
    orderType: text({ enum: ['invest', 'income', 'withdraw'] }).notNull(),
    status: text({ enum: ['pending', 'active', 'finished', 'cancelled'] }).notNull(),
    penaltyAmount: cents()
      .notNull()
      .default(sql`0`),
    /** Basis points. */
    penalty: integer().notNull().default(0),
    /** Principal and net returns so far. */
    returned: cents()
      .notNull()
      .default(sql`0`),
    /** Consented total above the guidance; else null. */
    consentedTotal: cents(),
    /** `GUIDANCE_CONSENT_VERSION`. */
    consentVersion: text(),
    /** Exceeded threshold (handbook rule 20.13); else null. */
    thresholdAmount: cents(),
    /** Consented total in the project. */
    thresholdTotal: cents(),
    thresholdResult: cents(),
    /** `THRESHOLD_CONSENT_VERSIONS`. */
    thresholdVersion: text(),
    /** Knowledge test, or answer in the order. */
    understandingProof: text({ enum: ['test', 'answer'] }),
    /** At the time (handbook rule 20.22). */
    investorClass: text({ enum: INVESTOR_CLASSES }).notNull().default('nonSophisticated'),
    /** In force then (handbook rule 23.12); null without one. */
    informationSheetId: uuid().references(() => informationSheets.informationSheetId),
    reflectionEndsAt: instant().notNull(),
    ...timestamps(),
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
    // Partial: excludes pending orders, so that a new order does not pay for it (decision list-counters).
    partialIndex('orders_amount', [table.amount, table.orderId, table.createdAt], sql`${table.status} <> 'pending'`),
    partialIndex('orders_updated', [table.updatedAt, table.orderId], sql`${table.status} <> 'pending'`),
    partialIndex('orders_reflecting', [table.reflectionEndsAt], sql`${table.status} = 'pending'`),
  ],
)
export type OrderRow = typeof orders.$inferSelect

/** Append-only. */
export const orderMovements = pgTable(
  'order_movements',
  {
    orderMovementId: id().primaryKey(),
    orderId: required(() => orders.orderId),
    projectId: uuid().notNull(),
    userId: uuid().notNull(),
    type: text({ enum: ['invest', 'disinvest'] }).notNull(),
    amount: cents().notNull(),
    penaltyAmount: cents().notNull(),
    departure: text({ enum: ORDER_DEPARTURES }),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('order_movements_amount_positive', sql`${table.amount} > 0`),
    check('order_movements_departure', sql`(${table.type} = 'disinvest') = (${table.departure} is not null)`),
    index('order_movements_order').on(table.orderId),
    index('order_movements_project').on(table.projectId, table.createdAt),
    index('order_movements_user').on(table.userId, table.createdAt),
    index('order_movements_created').on(table.createdAt, table.orderMovementId),
    index('order_movements_amount').on(table.amount, table.orderMovementId),
  ],
)

/** Requester and executor (equal below the threshold). A new request replaces an expired one. */
export const refunds = pgTable(
  'refunds',
  {
    projectId: uuid()
      .primaryKey()
      .references(() => projects.projectId),
    reason: text(),
    fourEyes: boolean().notNull(),
    firstApprovedBy: person().notNull(),
    firstApprovedAt: instant().notNull(),
    refundedBy: person(),
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

/** Handbook rule 25.1. */
export const reservations = pgTable(
  'reservations',
  {
    reservationId: id().primaryKey(),
    projectId: ofProject().notNull(),
    userId: person().notNull(),
    walletId: required(() => wallets.walletId),
    /** Position in the project, from 1. */
    place: integer().notNull(),
    amount: cents().notNull(),
    /** Held while placed or called. */
    deposit: cents().notNull(),
    state: text({ enum: RESERVATION_STATES }).notNull(),
    /** Consented total above the guidance; else null. */
    consentedTotal: cents(),
    /** Null without. */
    thresholdVersion: text({ enum: THRESHOLD_CONSENT_VERSIONS }),
    /** Null if not asked. */
    understanding: text({ enum: UNDERSTANDING_ANSWERS }),
    reflectionEndsAt: instant().notNull(),
    /** Set at the opening. */
    completeUntil: instant(),
    orderId: uuid().references(() => orders.orderId),
    ...timestamps(),
  },
  (table) => [
    check('reservations_amount_positive', sql`${table.amount} > 0`),
    check('reservations_deposit_within_amount', sql`${table.deposit} between 0 and ${table.amount}`),
    check('reservations_order_of_converted', sql`(${table.state} = 'converted') = (${table.orderId} is not null)`),
    check(
      'reservations_called_until',
      sql`${table.state} not in ('called', 'converted') or ${table.completeUntil} is not null`,
    ),
    uniqueIndex('reservations_place_key').on(table.projectId, table.place),
    partialUnique(
      'reservations_live_key',
      [table.projectId, table.userId],
      sql`${table.state} in ('placed', 'called')`,
    ),
    uniqueIndex('reservations_order_key').on(table.orderId),
    index('reservations_user').on(table.userId, table.createdAt),
    index('reservations_created').on(table.createdAt, table.reservationId),
    index('reservations_wallet').on(table.walletId),
    partialIndex('reservations_called', [table.completeUntil], sql`${table.state} = 'called'`),
  ],
)
export type ReservationRow = typeof reservations.$inferSelect
