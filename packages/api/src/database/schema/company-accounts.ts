import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { users } from './account.ts'

/**
 * Accounts of the company at banks. A change is a new row that another administrator approves, so that the rows are their own
 * history (decision 178).
 */
export const companyAccounts = pgTable(
  'company_accounts',
  {
    companyAccountId: id().primaryKey(),
    iban: text().notNull(),
    bic: text().notNull(),
    beneficiary: text().notNull(),
    bankName: text().notNull(),
    main: boolean().notNull(),
    state: text({ enum: ['proposed', 'active', 'refused', 'replaced', 'retired'] }).notNull(),
    reason: text(),
    proposedBy: uuid()
      .notNull()
      .references(() => users.userId),
    approvedBy: uuid().references(() => users.userId),
    decidedBy: uuid().references(() => users.userId),
    decidedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check(
      'company_accounts_two_administrators',
      sql`${table.state} in ('proposed', 'refused') or (${table.approvedBy} is not null and ${table.approvedBy} <> ${table.proposedBy})`,
    ),
    check(
      'company_accounts_reason_given',
      sql`${table.state} not in ('refused', 'retired') or ${table.reason} is not null`,
    ),
    uniqueIndex('company_accounts_active_key')
      .on(table.iban)
      .where(sql`${table.state} = 'active'`),
    uniqueIndex('company_accounts_main_key')
      .on(table.main)
      .where(sql`${table.main} and ${table.state} = 'active'`),
    index('company_accounts_created').on(table.createdAt, table.companyAccountId),
  ],
)

export type CompanyAccountRow = typeof companyAccounts.$inferSelect
