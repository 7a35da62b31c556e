import { RESERVATION_STATES, THRESHOLD_CONSENT_VERSIONS, UNDERSTANDING_ANSWERS } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cents, id, instant } from '../columns.ts'
import { users } from './account.ts'
import { orders } from './orders.ts'
import { projects } from './project.ts'
import { wallets } from './wallet.ts'

/** Handbook rule 25.1. */
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
