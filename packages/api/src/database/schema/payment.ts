import { type SQL, sql } from 'drizzle-orm'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, timestamps, partialUnique, partialIndex } from '../columns.ts'
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
    partialUnique('bank_accounts_iban_key', [table.userId, table.account], sql`${table.deletedAt} is null`),
    partialUnique('bank_accounts_main_key', [table.userId], sql`${table.main} and ${table.deletedAt} is null`),
    partialIndex(
      'bank_accounts_pending',
      // With what the inbox searches.
      [table.userId, table.updatedAt, table.bankAccountId, table.aliasText, table.account],
      sql`${table.state} = 'pending' and ${table.deletedAt} is null`,
    ),
    partialIndex(
      'bank_accounts_by_one',
      [table.updatedAt],
      sql`${table.state} = 'valid' and ${table.isByOne} and ${table.deletedAt} is null`,
    ),
    partialIndex('bank_accounts_created', [table.createdAt, table.bankAccountId], sql`${table.deletedAt} is null`),
    partialIndex('bank_accounts_alias', [table.alias, table.bankAccountId], sql`${table.deletedAt} is null`),
    partialIndex('bank_accounts_account', [table.account, table.bankAccountId], sql`${table.deletedAt} is null`),
    partialIndex('bank_accounts_ids', [table.bankAccountId], sql`${table.deletedAt} is null`),
    index('bank_accounts_alias_search')
      .using('gin', sql`${table.aliasText} gin_trgm_ops`)
      .where(sql`${table.deletedAt} is null`),
    index('bank_accounts_account_search')
      .using('gin', sql`${table.account} gin_trgm_ops`)
      .where(sql`${table.deletedAt} is null`),
    partialIndex('bank_accounts_main', [table.main, table.bankAccountId], sql`${table.deletedAt} is null`),
    partialIndex('bank_accounts_state', [table.state, table.bankAccountId], sql`${table.deletedAt} is null`),
    partialIndex('bank_accounts_updated', [table.updatedAt, table.bankAccountId], sql`${table.deletedAt} is null`),
  ],
)

export type BankAccountRow = typeof bankAccounts.$inferSelect
