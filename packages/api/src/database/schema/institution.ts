import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { wallets } from './wallet.ts'

const institution = () => text({ enum: ['sandbox'] }).notNull()

/** The accounts that an institution has opened for the holders of wallets, as it named them. */
export const institutionAccounts = pgTable(
  'institution_accounts',
  {
    institutionAccountId: id().primaryKey(),
    institution: institution(),
    walletId: uuid()
      .notNull()
      .references(() => wallets.walletId),
    iban: text().notNull(),
    bic: text().notNull(),
    beneficiary: text().notNull(),
    bankName: text().notNull(),
    /** The account of the company whose statements show what comes in. */
    bookedOn: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [unique('institution_accounts_wallet_key').on(table.walletId, table.institution)],
)

/** Events that have been taken, delivered or asked for. One that comes again is known and does nothing. */
export const institutionEvents = pgTable(
  'institution_events',
  {
    eventId: id().primaryKey(),
    institution: institution(),
    /** The institution's id of it. */
    providerEventId: text().notNull(),
    kind: text().notNull(),
    payOutId: text(),
    occurredAt: instant().notNull(),
    receivedAt: instant().notNull(),
    /** When it had its effect; null while it waits. */
    appliedAt: instant(),
    /** What it led to: a statement that was imported, a payment that changed, or nothing because its kind is not known. */
    effect: text({ enum: ['statement', 'payment', 'unknown'] }),
  },
  (table) => [
    unique('institution_events_key').on(table.providerEventId, table.institution),
    index('institution_events_received').on(table.receivedAt),
  ],
)

/** How far the events of an institution have been asked for. */
export const institutionCursors = pgTable('institution_cursors', {
  institution: text({ enum: ['sandbox'] }).primaryKey(),
  /** The place of the last event, in the institution's own words; null before the first. */
  position: text(),
  askedAt: instant().notNull(),
})
