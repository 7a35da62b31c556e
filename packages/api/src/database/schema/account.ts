import { VERIFICATION_STATUSES, CLOSING_STATES } from '@cauce/contract'
import { LANGUAGES } from '@cauce/contract/languages.ts'
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
  integer,
  jsonb,
} from 'drizzle-orm/pg-core'
import { id, instant, timestamps, partialUnique, partialIndex, required } from '../columns.ts'
import { storedFile } from './platform.ts'

export function person(actions: { readonly onDelete?: 'cascade' | 'set null' } = {}) {
  return uuid().references(() => users.userId, actions)
}

/** Closed accounts keep their row, emptied of personal data, because the books refer to it. */
export const users = pgTable(
  'users',
  {
    userId: id().primaryKey(),
    managerId: uuid().references((): AnyPgColumn => users.userId),
    kind: text({ enum: ['individual', 'company'] }).notNull(),
    role: text({ enum: ['admin', 'operator', 'user'] }).notNull(),
    name: text().notNull(),
    surname: text().notNull(),
    companyName: text(),
    legalRepresentativeName: text(),
    taxNumber: text(),
    email: text().notNull(),
    emailConfirmedAt: instant(),
    /** Argon2id; null until set. */
    passwordHash: text(),
    phone: text(),
    gender: text({ enum: ['Male', 'Female', 'Other'] }),
    nationality: text(),
    birthdayAt: date({ mode: 'string' }),
    identificationDocumentType: text({ enum: ['ID_CARD', 'PASSPORT', 'RESIDENCE_PERMIT', 'DRIVERS_LICENSE', 'VISA'] }),
    identificationDocumentNumber: text(),
    language: text({ enum: LANGUAGES }).notNull(),
    disabled: boolean().notNull().default(false),
    generalEmailNotifications: boolean().notNull().default(true),
    ticketEmailNotifications: boolean().notNull().default(true),
    /** Denormalised by the verifications module, for filters. */
    verificationStatus: text({ enum: VERIFICATION_STATUSES }).notNull().default('NotVerified'),
    /** Folded text of `multiSearch`. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs((): SQL => searchTextOf(users)),
    /** Folded sort key. */
    nameText: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`cauce_fold(${users.name})`),
    surnameText: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`cauce_fold(${users.surname})`),
    /** Of ended sessions; open ones carry their own (rules/35-accounts.sql). */
    lastAccessAt: instant(),
    deletedAt: instant(),
    ...timestamps(),
  },
  (table) => [
    partialUnique('users_email_key', [sql`lower(${table.email})`], sql`${table.deletedAt} is null`),
    partialUnique(
      'users_identification_key',
      [identityKey(table.identificationDocumentNumber)],
      sql`${table.deletedAt} is null and ${table.kind} = 'individual'`,
    ),
    index('users_manager').on(table.managerId, table.userId),
    partialIndex('users_ids', [table.userId], sql`${table.deletedAt} is null`),
    partialIndex('users_closed', [table.userId], sql`${table.deletedAt} is not null`),
    partialIndex('users_created', [table.createdAt, table.userId], sql`${table.deletedAt} is null`),
    // Partial, lest the planner join it with a whole other index of open accounts.
    index('users_search')
      .using('gin', sql`${table.searchText} gin_trgm_ops`)
      .where(sql`${table.deletedAt} is null`),
    // Whole addresses are searched from the end of the local part (decision list-counters).
    partialIndex(
      'users_mailbox',
      [sql`reverse(split_part(cauce_fold(${table.email}), '@', 1)) text_pattern_ops`],
      sql`${table.deletedAt} is null`,
    ),
    // Another field contains an @.
    partialIndex('users_odd_signs', [table.userId], sql`${table.searchText} like '%@%@%'`),
    // Index-only scan for deep pages; an expression index needs its columns for that.
    partialIndex('users_name', [table.nameText, table.userId], sql`${table.deletedAt} is null`),
    partialIndex('users_surname', [table.surnameText, table.userId], sql`${table.deletedAt} is null`),
    partialIndex(
      'users_email',
      [sql`lower(${table.email})`, table.userId, table.email],
      sql`${table.deletedAt} is null`,
    ),
    partialIndex('users_role', [table.role, table.userId], sql`${table.deletedAt} is null`),
    partialIndex('users_disabled', [table.disabled, table.userId], sql`${table.deletedAt} is null`),
    partialIndex('users_updated', [table.updatedAt, table.userId], sql`${table.deletedAt} is null`),
    partialIndex('users_verification', [table.verificationStatus, table.userId], sql`${table.deletedAt} is null`),
    partialIndex(
      'users_assigned',
      [sql`cauce_fold(${nameOf(table)})`, table.userId, table.name, table.surname, table.companyName],
      sql`${table.managerId} is not null and ${table.deletedAt} is null`,
    ),
    partialIndex(
      'users_assigned_ids',
      [table.userId],
      sql`${table.managerId} is not null and ${table.deletedAt} is null`,
    ),
    check('users_manager_is_other', sql`${table.managerId} <> ${table.userId}`),
  ],
)

/** SQL of `identityKeyOf`: the unique key of a person, whatever the document (handbook rule 2.6). */
export const identityKey = (number: SQLWrapper): SQL<string> =>
  sql<string>`regexp_replace(${number}, '^(?:(?:ES)?([XYZ]?)0*(?=[0-9]+[A-Z]$)|0+)', '\\1')`

type SearchedColumn =
  | 'name'
  | 'surname'
  | 'companyName'
  | 'legalRepresentativeName'
  | 'taxNumber'
  | 'email'
  | 'phone'
  | 'identificationDocumentNumber'

function searchTextOf(table: Record<SearchedColumn, SQLWrapper>): SQL {
  const { name, surname, companyName, legalRepresentativeName, taxNumber, email, phone, identificationDocumentNumber } =
    table
  const digits = sql`regexp_replace(coalesce(${phone}, ''), '[^0-9]', '', 'g')`
  return sql`cauce_fold(${name} || ' ' || ${surname} || ' ' || coalesce(${companyName}, '') || ' ' || coalesce(${legalRepresentativeName}, '') || ' ' || coalesce(${taxNumber}, '') || ' ' || ${email} || ' ' || coalesce(${phone}, '') || ' ' || ${digits} || ' ' || coalesce(${identificationDocumentNumber}, ''))`
}

/** Display name in lists; takes an alias. */
export const userName = (table: NamedColumns = users): SQL<string> => nameOf(table)
/** Of a left join: null without a person. */
export const optionalUserName: (table?: NamedColumns) => SQL<string | null> = userName

type NamedColumns = Readonly<Record<'companyName' | 'name' | 'surname', SQLWrapper>>
function nameOf(table: NamedColumns): SQL<string> {
  return sql<string>`coalesce(${table.companyName}, trim(${table.name} || ' ' || ${table.surname}))`
}

export type UserRow = typeof users.$inferSelect

/** As read by the provider. */
export interface ReadDocument {
  readonly type: string
  readonly number: string
  readonly country: string
  readonly validFrom: string | null
  readonly validUntil: string | null
}

/** Handbook rule 3.1. */
export const verifications = pgTable(
  'verifications',
  {
    verificationId: id().primaryKey(),
    userId: person().notNull(),
    provider: text({ enum: ['veriff', 'sandbox'] }).notNull(),
    /** Named by provider events. */
    providerSessionId: text().notNull(),
    url: text().notNull(),
    status: text({ enum: VERIFICATION_STATUSES }).notNull(),
    /** From 1, by person. */
    attempt: integer().notNull(),
    reason: text(),
    reasonCode: text(),
    decision: text({ enum: ['Approved', 'Declined'] }),
    decisionReason: text(),
    decisionData: jsonb().$type<Record<string, unknown>>(),
    /** Null when the provider decided. */
    decidedBy: person(),
    action: text(),
    documents: jsonb().$type<ReadDocument[]>().notNull().default([]),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('verifications_session_key').on(table.provider, table.providerSessionId),
    uniqueIndex('verifications_attempt_key').on(table.userId, table.attempt),
    partialUnique(
      'verifications_running_key',
      [table.userId],
      sql`${table.status} in ('Started', 'Progress', 'Completed')`,
    ),
    index('verifications_updated').on(table.updatedAt, table.verificationId),
    index('verifications_created').on(table.createdAt, table.verificationId),
    index('verifications_status').on(table.status, table.verificationId),
    partialIndex(
      'verifications_undecided',
      [table.createdAt, table.verificationId, table.userId, table.updatedAt, table.attempt],
      sql`${table.status} = 'Completed'`,
    ),
  ],
)

/** Fetched from the provider. */
export const verificationMedia = pgTable(
  'verification_media',
  {
    mediaId: id().primaryKey(),
    verificationId: required(() => verifications.verificationId),
    providerMediaId: text().notNull(),
    fileId: storedFile().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('verification_media_key').on(table.verificationId, table.providerMediaId)],
)

/** Deduplication by hash. */
export const verificationEvents = pgTable(
  'verification_events',
  { eventHash: text().primaryKey(), receivedAt: instant().notNull() },
  (table) => [index('verification_events_received').on(table.receivedAt)],
)

export type VerificationRow = typeof verifications.$inferSelect

export const accountDocuments = pgTable(
  'account_documents',
  {
    accountDocumentId: id().primaryKey(),
    /** Subject. */
    accountId: person().notNull(),
    /** Owner; always sees it. */
    ownerId: person().notNull(),
    visible: boolean().notNull(),
    fileId: storedFile().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('account_documents_account').on(table.accountId, table.createdAt),
    index('account_documents_created').on(table.createdAt, table.accountDocumentId),
  ],
)

/** Handbook rule 1.23. The row of a closed account stays. */
export const accountClosings = pgTable(
  'account_closings',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.userId),
    state: text({ enum: CLOSING_STATES }).notNull(),
    askedAt: instant().notNull(),
    /** Unless withdrawn. */
    closesAt: instant().notNull(),
    closedAt: instant(),
    erasedAt: instant(),
  },
  (table) => [partialIndex('account_closings_waiting', [table.closesAt], sql`${table.state} = 'waiting'`)],
)

export type ClosingRow = typeof accountClosings.$inferSelect
