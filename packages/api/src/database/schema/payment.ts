import { type SQL, sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { files } from './platform.ts'
import { users } from './account.ts'

/** Soft delete: transactions refer to it. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    bankAccountId: id().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.userId),
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
    documentId: uuid().references(() => files.fileId),
    deletedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('bank_accounts_iban_key')
      .on(table.userId, table.account)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('bank_accounts_main_key')
      .on(table.userId)
      .where(sql`${table.main} and ${table.deletedAt} is null`),
    index('bank_accounts_pending')
      .on(table.userId)
      .where(sql`${table.state} = 'pending' and ${table.deletedAt} is null`),
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
