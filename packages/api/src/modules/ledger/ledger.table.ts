import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cents, id, instant } from '../../database/columns.ts'
import { ACCOUNT_KINDS, TRANSFER_KINDS } from './ledger.kinds.ts'

/**
 * Accounts of the ledger. A wallet's account carries the id of the wallet, an escrow's that of its project. `balance` is a
 * kept total which only the trigger on transfers may move (rules/20-ledger.sql). The bank stands for the world outside:
 * it alone may be negative, and by as much as all the others together hold.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    accountId: id().primaryKey(),
    kind: text({ enum: ACCOUNT_KINDS }).notNull(),
    walletId: uuid(),
    projectId: uuid(),
    balance: cents()
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    check(
      'ledger_accounts_kind_known',
      sql`${table.kind} in ('wallet', 'reserved', 'escrow', 'bank', 'fees', 'penalties')`,
    ),
    // A wallet's money and a project's belong to one; the bank, which alone may be negative, is nobody's and there once.
    check(
      'ledger_accounts_owner_fits_kind',
      sql`(${table.kind} in ('wallet', 'reserved')) = (${table.walletId} is not null) and (${table.kind} = 'escrow') = (${table.projectId} is not null)`,
    ),
    check('ledger_accounts_not_overdrawn', sql`${table.balance} >= 0 or ${table.kind} = 'bank'`),
    uniqueIndex('ledger_accounts_wallet_key')
      .on(table.walletId, table.kind)
      .where(sql`${table.walletId} is not null`),
    uniqueIndex('ledger_accounts_project_key')
      .on(table.projectId, table.kind)
      .where(sql`${table.projectId} is not null`),
    uniqueIndex('ledger_accounts_single_key')
      .on(table.kind)
      .where(sql`${table.walletId} is null and ${table.projectId} is null`),
  ],
)

/**
 * Postings: each row moves an amount from one account to another, so that an unbalanced one cannot even be written
 * (the shape of TigerBeetle's transfers). Append-only (rules/10-append-only.sql).
 */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    transferId: id().primaryKey(),
    kind: text({ enum: TRANSFER_KINDS }).notNull(),
    debitAccountId: uuid()
      .notNull()
      .references(() => ledgerAccounts.accountId),
    creditAccountId: uuid()
      .notNull()
      .references(() => ledgerAccounts.accountId),
    amount: cents().notNull(),
    transactionId: uuid(),
    orderId: uuid(),
    distributionId: uuid(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('ledger_transfers_amount_positive', sql`${table.amount} > 0`),
    check('ledger_transfers_two_accounts', sql`${table.debitAccountId} <> ${table.creditAccountId}`),
    index('ledger_transfers_debit').on(table.debitAccountId, table.createdAt),
    index('ledger_transfers_credit').on(table.creditAccountId, table.createdAt),
    index('ledger_transfers_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    index('ledger_transfers_transaction')
      .on(table.transactionId)
      .where(sql`${table.transactionId} is not null`),
  ],
)
