import { index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant, required } from '../columns.ts'
import { wallets } from './wallet.ts'

const institution = () => text({ enum: ['sandbox'] }).notNull()

/** Opened by an institution for wallet holders. */
export const institutionAccounts = pgTable(
  'institution_accounts',
  {
    institutionAccountId: id().primaryKey(),
    institution: institution(),
    walletId: required(() => wallets.walletId),
    iban: text().notNull(),
    bic: text().notNull(),
    beneficiary: text().notNull(),
    bankName: text().notNull(),
    /** Company account of the statements. */
    bookedOn: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [unique('institution_accounts_wallet_key').on(table.walletId, table.institution)],
)

/** Deduplicated. */
export const institutionEvents = pgTable(
  'institution_events',
  {
    eventId: id().primaryKey(),
    institution: institution(),
    providerEventId: text().notNull(),
    kind: text().notNull(),
    payOutId: text(),
    occurredAt: instant().notNull(),
    receivedAt: instant().notNull(),
    /** Null while pending. */
    appliedAt: instant(),
    /** Statement import, payment change, or none (unknown kind). */
    effect: text({ enum: ['statement', 'payment', 'unknown'] }),
  },
  (table) => [
    unique('institution_events_key').on(table.providerEventId, table.institution),
    index('institution_events_received').on(table.receivedAt),
  ],
)

export const institutionCursors = pgTable('institution_cursors', {
  institution: text({ enum: ['sandbox'] }).primaryKey(),
  /** Institution's cursor; null before the first event. */
  position: text(),
  askedAt: instant().notNull(),
})
