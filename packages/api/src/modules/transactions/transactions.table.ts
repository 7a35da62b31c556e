import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { cents, id, instant } from '../../database/columns.ts'
import { bankAccounts } from '../bank-accounts/bank-accounts.table.ts'
import { files } from '../files/files.table.ts'
import { users } from '../users/users.table.ts'
import { wallets } from '../wallets/wallets.table.ts'

/** Movements of wallets as people see them; each completed one has its postings in the ledger. */
export const transactions = pgTable(
  'transactions',
  {
    transactionId: id().primaryKey(),
    walletId: uuid()
      .notNull()
      .references(() => wallets.walletId),
    userId: uuid()
      .notNull()
      .references(() => users.userId),
    type: text({ enum: ['income', 'withdraw'] }).notNull(),
    issuerName: text({
      enum: ['admin-backoffice', 'project_order', 'project_fee', 'payment', 'user-wallet'],
    }).notNull(),
    amount: cents().notNull(),
    status: text({ enum: ['pending', 'completed', 'rejected'] }).notNull(),
    rejectReason: text(),
    note: text(),
    balanceAfter: cents(),
    bankAccountId: uuid().references(() => bankAccounts.bankAccountId),
    documentId: uuid().references(() => files.fileId),
    projectId: uuid(),
    orderId: uuid(),
    distributionId: uuid(),
    /** Who asked: the customer, or the administrator who entered it. */
    createdBy: uuid().references(() => users.userId),
    /** Whether its amount needed two administrators when it was decided. */
    fourEyes: boolean().notNull().default(false),
    firstApprovedBy: uuid().references(() => users.userId),
    firstApprovedAt: instant(),
    adminId: uuid().references(() => users.userId),
    decidedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('transactions_amount_positive', sql`${table.amount} > 0`),
    check('transactions_reason_given', sql`${table.status} <> 'rejected' or ${table.rejectReason} is not null`),
    check(
      'transactions_two_administrators',
      sql`not ${table.fourEyes} or ${table.status} <> 'completed' or (${table.firstApprovedBy} is not null and ${table.adminId} is not null and ${table.firstApprovedBy} <> ${table.adminId})`,
    ),
    index('transactions_wallet').on(table.walletId, table.createdAt),
    index('transactions_user').on(table.userId, table.createdAt),
    index('transactions_pending')
      .on(table.userId)
      .where(sql`${table.status} = 'pending'`),
    index('transactions_waiting')
      .on(table.createdAt, table.transactionId)
      .where(sql`${table.status} = 'pending'`),
    index('transactions_project').on(table.projectId, table.createdAt),
    index('transactions_created').on(table.createdAt, table.transactionId),
  ],
)

export type TransactionRow = typeof transactions.$inferSelect
