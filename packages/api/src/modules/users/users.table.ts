import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, text, uniqueIndex, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { id, instant } from '../../database/columns.ts'

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
    /** Argon2id; null until a person whom an administrator created has set a password. */
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
    verificationStatus: text({
      enum: [
        'NotVerified',
        'Started',
        'Progress',
        'Completed',
        'Approved',
        'Declined',
        'Resubmission',
        'ExpiredAbandoned',
      ],
    })
      .notNull()
      .default('NotVerified'),
    /** What `multiSearch` looks through, folded once and not at every search: two letters are too few for its index. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs((): SQL => searchTextOf(users)),
    termsAcceptedAt: instant(),
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
    index('users_manager').on(table.managerId),
    index('users_created').on(table.createdAt, table.userId),
    index('users_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    // As lists order by them, ties broken by id: in a hundred thousand, sorting would take a second.
    index('users_name').on(sql`cauce_fold(${table.name})`, table.userId),
    index('users_surname').on(sql`cauce_fold(${table.surname})`, table.userId),
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
export const userName = (table: Record<'companyName' | 'name' | 'surname', SQLWrapper> = users) =>
  sql<string>`coalesce(${table.companyName}, trim(${table.name} || ' ' || ${table.surname}))`

export type UserRow = typeof users.$inferSelect
