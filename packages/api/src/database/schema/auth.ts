import { LINK_PURPOSES } from '@cauce/contract'
import {
  boolean,
  index,
  pgTable,
  text,
  uuid,
  bigint,
  uniqueIndex,
  integer,
  primaryKey,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { id, instant, partialUnique, partialIndex } from '../columns.ts'
import { person, users } from './account.ts'
import { sql } from 'drizzle-orm'

/** Only the token's SHA-256 is stored (handbook rule 2.10). */
export const sessions = pgTable(
  'sessions',
  {
    sessionId: id().primaryKey(),
    tokenHash: text().notNull().unique('sessions_token_hash_key'),
    userId: person({ onDelete: 'cascade' }).notNull(),
    /** `pending`: code owed. */
    stage: text({ enum: ['pending', 'full'] }).notNull(),
    isCodeGiven: boolean().notNull().default(false),
    isDeviceTrusted: boolean().notNull().default(false),
    /** Sealed, until acknowledged. */
    sealedCodes: text(),
    /** WAL position in bytes after the last staff write: a standby must have replayed it. */
    writtenPosition: bigint({ mode: 'bigint' }),
    deviceId: uuid().references(() => devices.deviceId, { onDelete: 'set null' }),
    userAgent: text().notNull(),
    address: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_device').on(table.deviceId),
    index('sessions_last_used').on(table.lastUsedAt),
  ],
)

/** 30 days. Only the token's SHA-256 is stored (handbook rule 2.23). */
export const devices = pgTable(
  'devices',
  {
    deviceId: id().primaryKey(),
    userId: person({ onDelete: 'cascade' }).notNull(),
    tokenHash: text().notNull().unique('devices_token_hash_key'),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('devices_user').on(table.userId)],
)

/**
 * RFC 6238. One confirmed each person. A set-up belongs to and ends with the session that shows its secret: a password
 * thief must not see another browser's secret (decision login-and-second-factor).
 */
export const totps = pgTable(
  'totps',
  {
    totpId: id().primaryKey(),
    userId: person({ onDelete: 'cascade' }).notNull(),
    /** AES-256-GCM under a derived key; prefixed with its id. */
    sealedSecret: text().notNull(),
    /** Only later steps are accepted: single use. */
    lastUsedStep: bigint({ mode: 'number' }),
    createdAt: instant().notNull(),
    confirmedAt: instant(),
    /** Null once confirmed. */
    sessionId: uuid().references(() => sessions.sessionId, { onDelete: 'cascade' }),
    /** Replaced device, proved by a code. */
    replacesTotpId: uuid().references((): AnyPgColumn => totps.totpId, { onDelete: 'cascade' }),
    /** Recovery codes acknowledged. */
    codesKeptAt: instant(),
  },
  (table) => [
    uniqueIndex('totps_session_key').on(table.sessionId),
    index('totps_replaces').on(table.replacesTotpId),
    partialUnique('totps_confirmed_key', [table.userId], sql`${table.confirmedAt} is not null`),
    index('totps_user').on(table.userId),
    index('totps_created').on(table.createdAt, table.totpId),
  ],
)

/** WebAuthn public keys only. */
export const passkeys = pgTable(
  'passkeys',
  {
    passkeyId: id().primaryKey(),
    userId: person({ onDelete: 'cascade' }).notNull(),
    name: text().notNull(),
    credentialId: text().notNull().unique('passkeys_credential_id_key'),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** 0 if unsupported. A decrease reveals a cloned key. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    isSynced: boolean().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

export type PasskeyRow = typeof passkeys.$inferSelect

/** Single use; any process may verify. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256. */
    challengeHash: text().primaryKey(),
    purpose: text({ enum: ['create', 'log-in', 'prove'] }).notNull(),
    /** Null before logging in. */
    sessionId: uuid().references(() => sessions.sessionId, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('passkey_challenges_session').on(table.sessionId),
    index('passkey_challenges_expires').on(table.expiresAt),
  ],
)

/** Argon2id hashes, salted from the device's secret. */
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

/** Only the token's SHA-256 is stored. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: LINK_PURPOSES }).notNull(),
    userId: person({ onDelete: 'cascade' }).notNull(),
    /** Invalid once the account's address differs. */
    email: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('mailed_links_user').on(table.userId, table.purpose),
    index('mailed_links_expires').on(table.expiresAt),
  ],
)

/** Only the code's SHA-256 is stored. */
export const setUpCodes = pgTable(
  'set_up_codes',
  {
    codeHash: text().primaryKey(),
    /** Dead with any other number of them. */
    administratorCount: integer().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('set_up_codes_expires').on(table.expiresAt)],
)

/** Pending or still revertible changes. The former address stays reserved (rules/35-accounts.sql). */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.userId, { onDelete: 'cascade' }),
    formerEmail: text().notNull(),
    newEmail: text().notNull(),
    createdAt: instant().notNull(),
    confirmedAt: instant(),
  },
  (table) => [
    partialIndex('email_changes_former', [sql`lower(${table.formerEmail})`], sql`${table.confirmedAt} is not null`),
    index('email_changes_since').on(sql`coalesce(${table.confirmedAt}, ${table.createdAt})`),
  ],
)

export type EmailChangeRow = typeof emailChanges.$inferSelect

/**
 * By subject and place, subject anywhere (empty place), place against anybody (empty subject). Shared by all processes.
 */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    purpose: text({
      enum: ['password', 'code', 'passkey', 'recover', 'emailChange', 'complaint', 'contact', 'mail', 'setUp'],
    }).notNull(),
    /** Hash of an e-mail, or user id; empty: any. */
    subject: text().notNull(),
    /** Network or trusted browser; empty: anywhere. */
    place: text().notNull(),
    failures: integer().notNull().default(0),
    lastFailedAt: instant(),
    blockedUntil: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.subject, table.place], name: 'login_attempts_pkey' }),
    index('login_attempts_last_failed').on(table.lastFailedAt),
    index('login_attempts_place').on(table.place),
  ],
)

/** Known networks and browsers: unthrottled by attempts elsewhere; new ones are reported. */
export const loginPlaces = pgTable(
  'login_places',
  {
    userId: person({ onDelete: 'cascade' }).notNull(),
    network: text().notNull(),
    /** Coarse (`Firefox, Linux`), so that updates are not new browsers. */
    browser: text().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.network, table.browser], name: 'login_places_pkey' }),
    index('login_places_last').on(table.lastAt),
  ],
)
