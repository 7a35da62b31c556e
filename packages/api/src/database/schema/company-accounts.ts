import { COMPANY_ACCOUNT_STATES } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, partialUnique } from '../columns.ts'
import { storedFile } from './platform.ts'
import { proposalColumns, requiredProposer, twoAdministrators } from './proposals.ts'

/** A change is a new row approved by another administrator (decision company-accounts-and-institution). */
export const companyAccounts = pgTable(
  'company_accounts',
  {
    companyAccountId: id().primaryKey(),
    iban: text().notNull(),
    bic: text().notNull(),
    beneficiary: text().notNull(),
    bankName: text().notNull(),
    main: boolean().notNull(),
    documentId: storedFile().notNull(),
    ...proposalColumns(COMPANY_ACCOUNT_STATES),
    proposedBy: requiredProposer(),
  },
  (table) => [
    twoAdministrators('company_accounts_two_administrators', table),
    check(
      'company_accounts_reason_given',
      sql`${table.state} not in ('refused', 'retired') or ${table.reason} is not null`,
    ),
    partialUnique('company_accounts_active_key', [table.iban], sql`${table.state} = 'active'`),
    partialUnique('company_accounts_main_key', [table.main], sql`${table.main} and ${table.state} = 'active'`),
    index('company_accounts_created').on(table.createdAt, table.companyAccountId),
  ],
)

export type CompanyAccountRow = typeof companyAccounts.$inferSelect
