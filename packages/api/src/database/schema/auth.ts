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
import { id, instant } from '../columns.ts'
import { users } from './account.ts'
import { sql } from 'drizzle-orm'

/** Open sessions. The token itself is only in the cookie; here is its SHA-256 (handbook rule 2.10). */
export const sessions = pgTable(
  'sessions',
  {
    sessionId: id().primaryKey(),
    tokenHash: text().notNull().unique('sessions_token_hash_key'),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** `pending`: the password was right, the code is owed. */
    stage: text({ enum: ['pending', 'full'] }).notNull(),
    isCodeGiven: boolean().notNull().default(false),
    isDeviceTrusted: boolean().notNull().default(false),
    /** Recovery codes that this session made, until the person says that they are kept; sealed as the secrets of devices are. */
    sealedCodes: text(),
    /** How far the log of PostgreSQL was, in bytes, after the last write that staff did in it: a standby must be as far to answer. */
    writtenPosition: bigint({ mode: 'bigint' }),
    /** The trusted browser that it runs in, if any. */
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

/** Browsers that a person trusts for 30 days. The token itself is only in the cookie; here is its SHA-256 (handbook rule 2.23). */
export const devices = pgTable(
  'devices',
  {
    deviceId: id().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique('devices_token_hash_key'),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('devices_user').on(table.userId)],
)

/**
 * Authenticator apps (RFC 6238). A person has one that is confirmed. One that is being set up belongs to the session that shows
 * its secret, and ends with it: a thief of the password must not learn the secret that another browser shows (decision 143).
 */
export const totps = pgTable(
  'totps',
  {
    totpId: id().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Sealed with AES-256-GCM under a key derived from the platform's secret; begins with the id of that key. */
    sealedSecret: text().notNull(),
    /** Time step of the last accepted code; only later ones are accepted, so each code works once. */
    lastUsedStep: bigint({ mode: 'number' }),
    createdAt: instant().notNull(),
    confirmedAt: instant(),
    /** The session that sets it up; null once it is confirmed. */
    sessionId: uuid().references(() => sessions.sessionId, { onDelete: 'cascade' }),
    /** The device that a set-up replaces, which a code has shown to be at hand. */
    replacesTotpId: uuid().references((): AnyPgColumn => totps.totpId, { onDelete: 'cascade' }),
    /** When the person said that the recovery codes are kept. */
    codesKeptAt: instant(),
  },
  (table) => [
    uniqueIndex('totps_session_key').on(table.sessionId),
    index('totps_replaces').on(table.replacesTotpId),
    uniqueIndex('totps_confirmed_key')
      .on(table.userId)
      .where(sql`${table.confirmedAt} is not null`),
    index('totps_user').on(table.userId),
    index('totps_created').on(table.createdAt, table.totpId),
  ],
)

/** Passkeys (WebAuthn). Only public keys: a stolen table opens nothing. */
export const passkeys = pgTable(
  'passkeys',
  {
    passkeyId: id().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Base64url, made by the authenticator. */
    credentialId: text().notNull().unique('passkeys_credential_id_key'),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often the authenticator says that it has signed; 0 where it does not count. A lower one shows a copied key. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    isSynced: boolean().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

export type PasskeyRow = typeof passkeys.$inferSelect

/** Challenges that a browser has not answered yet; each works once. Any process may take the answer. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256. */
    challengeHash: text().primaryKey(),
    purpose: text({ enum: ['create', 'log-in', 'prove'] }).notNull(),
    /** The session that asked; null before logging in. */
    sessionId: uuid().references(() => sessions.sessionId, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('passkey_challenges_session').on(table.sessionId),
    index('passkey_challenges_expires').on(table.expiresAt),
  ],
)

/** Single-use recovery codes for a person who has lost the app. Only their hashes are stored: Argon2id, salted from the device's secret. */
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

/** Single-use links that were sent by mail. The token itself is only in the mail; here is its SHA-256. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: LINK_PURPOSES }).notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** The address that it went to: it says nothing about another one that the account has since. */
    email: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('mailed_links_user').on(table.userId, table.purpose),
    index('mailed_links_expires').on(table.expiresAt),
  ],
)

/**
 * Changes of e-mail that are not final: asked for, or made so lately that the former address can undo them. The former address of one
 * that was made is nobody else's until then (rules/86-email-changes.sql).
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.userId, { onDelete: 'cascade' }),
    formerEmail: text().notNull(),
    newEmail: text().notNull(),
    createdAt: instant().notNull(),
    /** When the new address was confirmed, and with that the change made. */
    confirmedAt: instant(),
  },
  (table) => [
    index('email_changes_former')
      .on(sql`lower(${table.formerEmail})`)
      .where(sql`${table.confirmedAt} is not null`),
    index('email_changes_since').on(sql`coalesce(${table.confirmedAt}, ${table.createdAt})`),
  ],
)

export type EmailChangeRow = typeof emailChanges.$inferSelect

/**
 * Failures to prove who one is, counted for a subject (an account) from one place, for the subject from anywhere (empty
 * place) and for a place against anybody (empty subject). In PostgreSQL, so that all processes count together.
 */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    purpose: text({
      enum: ['password', 'code', 'passkey', 'register', 'recover', 'alreadyRegistered', 'emailChange', 'complaint'],
    }).notNull(),
    /** Hash of an e-mail address or a user id; empty: any subject. */
    subject: text().notNull(),
    /** Network of the caller or a trusted browser; empty: wherever. */
    place: text().notNull(),
    failures: integer().notNull().default(0),
    lastFailedAt: instant(),
    blockedUntil: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.subject, table.place], name: 'login_attempts_pkey' }),
    index('login_attempts_last_failed').on(table.lastFailedAt),
  ],
)

export type LoginAttemptRow = typeof loginAttempts.$inferSelect

/** Networks and browsers from which a person has logged in. Attempts from elsewhere do not throttle these; a new one is reported by mail. */
export const loginPlaces = pgTable(
  'login_places',
  {
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    network: text().notNull(),
    /** Kind of browser and system, such as `Firefox, Linux`; coarse, so that an update is no new browser. */
    browser: text().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.network, table.browser], name: 'login_places_pkey' }),
    index('login_places_last').on(table.lastAt),
  ],
)
