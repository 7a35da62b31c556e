import { type SQL, sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, timestamps } from '../columns.ts'
import { storedFile } from './platform.ts'
import { person } from './account.ts'

/** Soft delete: transactions refer to it. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    bankAccountId: id().primaryKey(),
    userId: person().notNull(),
    alias: text().notNull(),
    /** Folded (decision list-counters). */
    aliasText: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`cauce_fold(${bankAccounts.alias})`),
    account: text().notNull(),
    main: boolean().notNull(),
    state: text({ enum: ['pending', 'valid', 'error'] }).notNull(),
    errorMessage: text(),
    /** Since when this IBAN is valid (rules/50-bank-accounts.sql). */
    validSince: instant(),
    enteredBy: person(),
    validatedBy: person(),
    /** Validated without what was seen of the certificate. */
    isUnseen: boolean().notNull().default(false),
    /** One person alone entered and validated it, or validated it unseen: it is paid to once another one has confirmed it (handbook rule 5.16). */
    isByOne: boolean()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`${bankAccounts.isUnseen} or coalesce(${bankAccounts.validatedBy} = coalesce(${bankAccounts.enteredBy}, ${bankAccounts.userId}), false)`,
      ),
    /** When IBAN or certificate was last entered (rules/50-bank-accounts.sql). */
    enteredAt: instant()
      .notNull()
      .default(sql`now()`),
    /** Withdrawals to it wait from `enteredAt` on, as after a change of access (rules/50-bank-accounts.sql). */
    entryPauses: boolean().notNull().default(false),
    /** Also with another IBAN (rules/50-bank-accounts.sql). */
    wasValid: boolean().notNull().default(false),
    documentId: storedFile(),
    deletedAt: instant(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('bank_accounts_iban_key')
      .on(table.userId, table.account)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('bank_accounts_main_key')
      .on(table.userId)
      .where(sql`${table.main} and ${table.deletedAt} is null`),
    index('bank_accounts_pending')
      .on(table.userId, table.updatedAt, table.bankAccountId)
      .where(sql`${table.state} = 'pending' and ${table.deletedAt} is null`),
    index('bank_accounts_by_one')
      .on(table.updatedAt)
      .where(sql`${table.state} = 'valid' and ${table.isByOne} and ${table.deletedAt} is null`),
    index('bank_accounts_created')
      .on(table.createdAt, table.bankAccountId)
      .where(sql`${table.deletedAt} is null`),
    index('bank_accounts_alias')
      .on(table.alias, table.bankAccountId)
      .where(sql`${table.deletedAt} is null`),
    index('bank_accounts_account')
      .on(table.account, table.bankAccountId)
      .where(sql`${table.deletedAt} is null`),
    index('bank_accounts_ids')
      .on(table.bankAccountId)
      .where(sql`${table.deletedAt} is null`),
    index('bank_accounts_alias_search')
      .using('gin', sql`${table.aliasText} gin_trgm_ops`)
      .where(sql`${table.deletedAt} is null`),
    index('bank_accounts_account_search')
      .using('gin', sql`${table.account} gin_trgm_ops`)
      .where(sql`${table.deletedAt} is null`),
    index('bank_accounts_main')
      .on(table.main, table.bankAccountId)
      .where(sql`${table.deletedAt} is null`),
    index('bank_accounts_state')
      .on(table.state, table.bankAccountId)
      .where(sql`${table.deletedAt} is null`),
    index('bank_accounts_updated')
      .on(table.updatedAt, table.bankAccountId)
      .where(sql`${table.deletedAt} is null`),
  ],
)

export type BankAccountRow = typeof bankAccounts.$inferSelect
