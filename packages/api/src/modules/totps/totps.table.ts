import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../database/columns.ts'
import { users } from '../users/users.table.ts'

/** Authenticator apps (RFC 6238). A person has one that is confirmed, and while setting up one that is not yet. */
export const totps = pgTable(
  'totps',
  {
    totpId: id().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Sealed with AES-256-GCM under a key derived from the platform's secret. */
    sealedSecret: text().notNull(),
    /** Time step of the last accepted code; only later ones are accepted, so each code works once. */
    lastUsedStep: bigint({ mode: 'number' }),
    createdAt: instant().notNull(),
    confirmedAt: instant(),
  },
  (table) => [
    uniqueIndex('totps_confirmed_key')
      .on(table.userId)
      .where(sql`${table.confirmedAt} is not null`),
    index('totps_user').on(table.userId),
    index('totps_created').on(table.createdAt, table.totpId),
  ],
)

/** Single-use codes for whoever has lost the app. Only their keyed hashes are here. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    recoveryCodeId: id().primaryKey(),
    totpId: uuid()
      .notNull()
      .references(() => totps.totpId, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: instant(),
  },
  (table) => [uniqueIndex('recovery_codes_code_key').on(table.totpId, table.codeHash)],
)

export type TotpRow = typeof totps.$inferSelect
