import { RESERVATION_STATES, THRESHOLD_CONSENT_VERSIONS, UNDERSTANDING_ANSWERS } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cents, id, instant } from '../columns.ts'
import { users } from './account.ts'
import { orders } from './orders.ts'
import { projects } from './project.ts'
import { wallets } from './wallet.ts'

/** Expressions of interest of people in projects in preinvestment (handbook rule 25.1). */
export const reservations = pgTable(
  'reservations',
  {
    reservationId: id().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.projectId),
    userId: uuid()
      .notNull()
      .references(() => users.userId),
    walletId: uuid()
      .notNull()
      .references(() => wallets.walletId),
    /** The number in which it came in its project, from 1. */
    place: integer().notNull(),
    amount: cents().notNull(),
    /** Held in the wallet while it is placed or called. */
    deposit: cents().notNull(),
    state: text({ enum: RESERVATION_STATES }).notNull(),
    /** What the person would have invested here with it, where they consented to more than the guidance; else null. */
    consentedTotal: cents(),
    /** Which warning of large investments they received and consented to; null without. */
    thresholdVersion: text({ enum: THRESHOLD_CONSENT_VERSIONS }),
    /** Their answer of what can happen to the money; null if they were not asked. */
    understanding: text({ enum: UNDERSTANDING_ANSWERS }),
    reflectionEndsAt: instant().notNull(),
    /** Set when the project opens. */
    completeUntil: instant(),
    orderId: uuid().references(() => orders.orderId),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
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
    uniqueIndex('reservations_live_key')
      .on(table.projectId, table.userId)
      .where(sql`${table.state} in ('placed', 'called')`),
    uniqueIndex('reservations_order_key').on(table.orderId),
    index('reservations_user').on(table.userId, table.createdAt),
    index('reservations_created').on(table.createdAt, table.reservationId),
    index('reservations_wallet').on(table.walletId),
    index('reservations_called')
      .on(table.completeUntil)
      .where(sql`${table.state} = 'called'`),
  ],
)
export type ReservationRow = typeof reservations.$inferSelect
