import { VERIFICATION_STATUSES } from '@cauce/contract'
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
import { id, instant } from '../columns.ts'
import { files } from './platform.ts'

/** People and companies with an account. A deleted one keeps its row, emptied of personal data, because the books name it. */
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
    /** Argon2id; null until a person created by an administrator has set a password. */
    passwordHash: text(),
    phone: text(),
    gender: text({ enum: ['Male', 'Female', 'Other'] }),
    nationality: text(),
    birthdayAt: date({ mode: 'string' }),
    identificationDocumentType: text({ enum: ['ID_CARD', 'PASSPORT', 'RESIDENCE_PERMIT', 'DRIVERS_LICENSE', 'VISA'] }),
    identificationDocumentNumber: text(),
    language: text({ enum: ['es', 'en'] }).notNull(),
    disabled: boolean().notNull().default(false),
    generalEmailNotifications: boolean().notNull().default(true),
    ticketEmailNotifications: boolean().notNull().default(true),
    /** Kept by the verifications module in the transaction that changes an attempt; lists filter by it. */
    verificationStatus: text({ enum: VERIFICATION_STATUSES }).notNull().default('NotVerified'),
    /** What `multiSearch` looks through, folded once and not at every search: two letters are too few for its index. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs((): SQL => searchTextOf(users)),
    /** As lists order by them, folded once: the expression would be computed for every row before a page. */
    nameText: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`cauce_fold(${users.name})`),
    surnameText: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`cauce_fold(${users.surname})`),
    termsAcceptedAt: instant(),
    privacyAcknowledgedAt: instant(),
    /** Which version of the legal texts (`LEGAL_UPDATED_ON`) was accepted and acknowledged. */
    legalVersion: text(),
    /** The last use of the sessions that have ended; open ones know their own (rules/35-last-access.sql). */
    lastAccessAt: instant(),
    deletedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('users_email_key')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('users_identification_key')
      .on(table.identificationDocumentType, table.identificationDocumentNumber)
      .where(sql`${table.deletedAt} is null and ${table.identificationDocumentNumber} is not null`),
    index('users_manager').on(table.managerId, table.userId),
    index('users_ids')
      .on(table.userId)
      .where(sql`${table.deletedAt} is null`),
    index('users_created')
      .on(table.createdAt, table.userId)
      .where(sql`${table.deletedAt} is null`),
    index('users_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    // Whole e-mail addresses are looked for from the end of what stands before the @ (decision 194).
    index('users_mailbox')
      .on(sql`reverse(split_part(cauce_fold(${table.email}), '@', 1)) text_pattern_ops`)
      .where(sql`${table.deletedAt} is null`),
    // An @ stands in another field too.
    index('users_odd_signs')
      .on(table.userId)
      .where(sql`${table.searchText} like '%@%@%'`),
    // As lists order by them, ties broken by id, and without the closed accounts, so that a page far down reads the index
    // alone: for that PostgreSQL needs what an expression is made of in the index too.
    index('users_name')
      .on(table.nameText, table.userId)
      .where(sql`${table.deletedAt} is null`),
    index('users_surname')
      .on(table.surnameText, table.userId)
      .where(sql`${table.deletedAt} is null`),
    index('users_email')
      .on(sql`lower(${table.email})`, table.userId, table.email)
      .where(sql`${table.deletedAt} is null`),
    index('users_role')
      .on(table.role, table.userId)
      .where(sql`${table.deletedAt} is null`),
    index('users_disabled')
      .on(table.disabled, table.userId)
      .where(sql`${table.deletedAt} is null`),
    index('users_updated')
      .on(table.updatedAt, table.userId)
      .where(sql`${table.deletedAt} is null`),
    index('users_verification')
      .on(table.verificationStatus, table.userId)
      .where(sql`${table.deletedAt} is null`),
    index('users_assigned')
      .on(sql`cauce_fold(${nameOf(table)})`, table.userId, table.name, table.surname, table.companyName)
      .where(sql`${table.managerId} is not null and ${table.deletedAt} is null`),
    index('users_assigned_ids')
      .on(table.userId)
      .where(sql`${table.managerId} is not null and ${table.deletedAt} is null`),
    check('users_manager_is_other', sql`${table.managerId} <> ${table.userId}`),
  ],
)

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

/** How a person or company is called in lists; takes an alias when a query names several people. */
export const userName = (table: NamedColumns = users): SQL<string> => nameOf(table)

type NamedColumns = Readonly<Record<'companyName' | 'name' | 'surname', SQLWrapper>>
function nameOf(table: NamedColumns): SQL<string> {
  return sql<string>`coalesce(${table.companyName}, trim(${table.name} || ' ' || ${table.surname}))`
}

export type UserRow = typeof users.$inferSelect

/** What the identity provider read on a document. */
export interface ReadDocument {
  readonly type: string
  readonly number: string
  readonly country: string
  readonly validFrom: string | null
  readonly validUntil: string | null
}

/** Attempts of people to prove their identity (handbook rule 3.1). */
export const verifications = pgTable(
  'verifications',
  {
    verificationId: id().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId),
    provider: text({ enum: ['veriff', 'sandbox'] }).notNull(),
    /** The session at the provider; its events name it. */
    providerSessionId: text().notNull(),
    /** Where the person goes on with it. */
    url: text().notNull(),
    status: text({ enum: VERIFICATION_STATUSES }).notNull(),
    /** Counts from 1 for each person. */
    attempt: integer().notNull(),
    reason: text(),
    reasonCode: text(),
    decision: text({ enum: ['Approved', 'Declined'] }),
    decisionReason: text(),
    decisionData: jsonb().$type<Record<string, unknown>>(),
    /** Administrator who decided; null when the provider did. */
    decidedBy: uuid().references(() => users.userId),
    /** Last event of the provider. */
    action: text(),
    documents: jsonb().$type<ReadDocument[]>().notNull().default([]),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('verifications_session_key').on(table.provider, table.providerSessionId),
    uniqueIndex('verifications_attempt_key').on(table.userId, table.attempt),
    uniqueIndex('verifications_running_key')
      .on(table.userId)
      .where(sql`${table.status} in ('Started', 'Progress', 'Completed')`),
    index('verifications_updated').on(table.updatedAt, table.verificationId),
    index('verifications_created').on(table.createdAt, table.verificationId),
    index('verifications_status').on(table.status, table.verificationId),
    index('verifications_undecided')
      .on(table.createdAt)
      .where(sql`${table.status} = 'Completed'`),
  ],
)

/** Pictures of the document and the person, fetched from the provider and kept as files. */
export const verificationMedia = pgTable(
  'verification_media',
  {
    mediaId: id().primaryKey(),
    verificationId: uuid()
      .notNull()
      .references(() => verifications.verificationId),
    providerMediaId: text().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.fileId),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('verification_media_key').on(table.verificationId, table.providerMediaId)],
)

/** Events that have been taken, by the hash of their bytes: one that comes again is known and does nothing. */
export const verificationEvents = pgTable(
  'verification_events',
  { eventHash: text().primaryKey(), receivedAt: instant().notNull() },
  (table) => [index('verification_events_received').on(table.receivedAt)],
)

export type VerificationRow = typeof verifications.$inferSelect

/** Documents of customers: contracts, certificates, what staff keeps about them. */
export const accountDocuments = pgTable(
  'account_documents',
  {
    accountDocumentId: id().primaryKey(),
    /** The customer that it is about. */
    accountId: uuid()
      .notNull()
      .references(() => users.userId),
    /** Whose document it is; they always see it. */
    ownerId: uuid()
      .notNull()
      .references(() => users.userId),
    visible: boolean().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.fileId),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('account_documents_account').on(table.accountId, table.createdAt),
    index('account_documents_created').on(table.createdAt, table.accountDocumentId),
  ],
)
