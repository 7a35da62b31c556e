import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { cents, id, instant } from '../columns.ts'
import { users } from './account.ts'
import { bankAccounts } from './payment.ts'
import { files } from './platform.ts'

/** The kinds of ledger accounts (decision 002). */
export const ACCOUNT_KINDS = [
  'wallet',
  'reserved',
  'escrow',
  'bank',
  'clearing',
  'unassigned',
  'unexplained',
  'own',
  'fees',
  'penalties',
  'withheld',
] as const

/** Why money moves from one account to another. */
export const TRANSFER_KINDS = [
  'income',
  'reserve',
  'release',
  'withdraw',
  'invest',
  'revoke',
  'disinvest',
  'penalty',
  'refund',
  'payout',
  'return',
  'fee',
  'principal',
  /** Tax on the interest of an investor (decision 246). */
  'withholding',
  /** Withheld tax that is queued for payment to the tax office or to a promoter (decision 249). */
  'hand_over',
  /** A credit or a debit of a statement of the bank, as it is imported. */
  'bank_credit',
  'bank_debit',
  /** What a statement shows meets what was booked before it. */
  'settle',
  'set_aside',
  /** Takes an income back that a movement of the bank had paid. */
  'unmatch',
  'payment_returned',
] as const
export type TransferKind = (typeof TRANSFER_KINDS)[number]

/**
 * Accounts of the ledger. A wallet's account carries the id of the wallet, an escrow's that of its project. `balance` is a
 * kept total which only the trigger on transfers may move (rules/20-ledger.sql). `bank` is the money at banks, with the sign turned, and
 * moves only with their statements (decision 179). `clearing` is what was booked here and has not met its line of a statement.
 * `unassigned` and `unexplained` are credits and debits of statements that nothing explains yet. `own` is the company's own money.
 * `withheld` is tax that was withheld from interest and not handed over yet.
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
      sql`${table.kind} in ('wallet', 'reserved', 'escrow', 'bank', 'clearing', 'unassigned', 'unexplained', 'own', 'fees', 'penalties', 'withheld')`,
    ),
    // A wallet's money and a project's belong to one; the other accounts belong to no one and exist once.
    check(
      'ledger_accounts_owner_fits_kind',
      sql`(${table.kind} in ('wallet', 'reserved')) = (${table.walletId} is not null) and (${table.kind} = 'escrow') = (${table.projectId} is not null)`,
    ),
    check(
      'ledger_accounts_not_overdrawn',
      sql`case ${table.kind} when 'unexplained' then ${table.balance} <= 0 else ${table.balance} >= 0 or ${table.kind} in ('bank', 'clearing', 'own') end`,
    ),
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
    /** The line of a statement that it is about. */
    movementId: uuid(),
    /** The payment by the bank that it is about. */
    paymentId: uuid(),
    /** The reservation whose deposit is held or released. */
    reservationId: uuid(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('ledger_transfers_amount_positive', sql`${table.amount} > 0`),
    check('ledger_transfers_two_accounts', sql`${table.debitAccountId} <> ${table.creditAccountId}`),
    // Rows stand in the order of time, so that an index of a few pages finds those of a day.
    index('ledger_transfers_created').using('brin', table.createdAt),
    index('ledger_transfers_debit').on(table.debitAccountId, table.createdAt),
    index('ledger_transfers_credit').on(table.creditAccountId, table.createdAt),
    index('ledger_transfers_payout')
      .on(table.debitAccountId, table.amount)
      .where(sql`${table.kind} = 'payout'`),
    index('ledger_transfers_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    index('ledger_transfers_transaction')
      .on(table.transactionId)
      .where(sql`${table.transactionId} is not null`),
    index('ledger_transfers_movement')
      .on(table.movementId)
      .where(sql`${table.movementId} is not null`),
    index('ledger_transfers_payment')
      .on(table.paymentId)
      .where(sql`${table.paymentId} is not null`),
  ],
)

/** The number with at least six digits. */
const REFERENCE_NUMBER = 'lpad("number"::text, greatest(6, length("number"::text)), \'0\')'
/** `RF`, check digits, `CAU` and the number (ISO 11649). For the check digits letters count from A = 10, with `RF00` at the end. */
const CREDITOR_REFERENCE = sql.raw(
  `'RF' || lpad((98 - ('121030' || ${REFERENCE_NUMBER} || '271500')::numeric % 97)::text, 2, '0') || 'CAU' || ${REFERENCE_NUMBER}`,
)

/** One euro wallet for each user. Its money is in the ledger: the account with the wallet's id, and the reserved one. */
export const wallets = pgTable(
  'wallets',
  {
    walletId: id()
      .primaryKey()
      .references(() => ledgerAccounts.accountId),
    userId: uuid()
      .notNull()
      .unique('wallets_user_key')
      .references(() => users.userId),
    reservedAccountId: uuid()
      .notNull()
      .references(() => ledgerAccounts.accountId),
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The creditor reference of its deposits, for life (decision 177): the database makes it from the number, with its check digits. */
    reference: text().notNull().unique('wallets_reference_key').generatedAlwaysAs(CREDITOR_REFERENCE),
    createdAt: instant().notNull(),
  },
  (table) => [index('wallets_created').on(table.createdAt, table.walletId)],
)

/**
 * The balances of wallets in cents as lists order by them (decision 194): a copy, because an index on the ledger would be rewritten with
 * every posting. It holds for the wallets that are not in `wallet_moves`. Only a job writes it (rules/65-wallet-balances.sql).
 */
export const walletBalances = pgTable(
  'wallet_balances',
  {
    walletId: id()
      .primaryKey()
      .references(() => wallets.walletId),
    /** The owner of the wallet: lists of people are ordered by what they hold. */
    userId: uuid().notNull(),
    balance: cents().notNull(),
    available: cents().notNull(),
  },
  (table) => [
    index('wallet_balances_balance_user').on(table.balance, table.userId),
    index('wallet_balances_balance').on(table.balance, table.walletId),
    index('wallet_balances_available').on(table.available, table.walletId),
  ],
)

/**
 * The money in custody at the end of each day in Madrid, for statistics (decision 223): every day from that of the first posting on. Only a job writes
 * it (rules/66-custody.sql).
 */
export const custodyDays = pgTable('custody_days', {
  day: date({ mode: 'string' }).primaryKey(),
  wallets: cents().notNull(),
  projects: cents().notNull(),
  unassigned: cents().notNull(),
  underWay: cents().notNull(),
})

/** The wallets that were opened or whose money has moved since their balances were copied; one may stand there several times. */
export const walletMoves = pgTable('wallet_moves', { walletId: uuid().notNull() })

/** The status of the wire, as SQL: a cancelled transaction is a rejected one there (decision 145). */
export const wireStatusOf = (status: AnyPgColumn) =>
  sql<string>`(case ${status} when 'cancelled' then 'rejected' else ${status} end)`

/** Movements of wallets as people see them; each completed one has its postings in the ledger. */
/** Counts the numbers of withdrawals (rules/25-withdrawal-numbers.sql). */
export const withdrawalNumbers = pgSequence('withdrawal_numbers')

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
    /** Of a withdrawal to a bank, for life: `RT-2026-004117`. The database gives it (rules/25-withdrawal-numbers.sql, decision 238). */
    number: text(),
    amount: cents().notNull(),
    status: text({ enum: ['pending', 'completed', 'rejected', 'cancelled'] }).notNull(),
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
    /** Whether it needed two administrators when it was decided: because of its amount, or because one of them entered it. */
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
    // Also where four_eyes was written wrongly: money that an administrator enters is never completed by the same one.
    check(
      'transactions_entered_by_another',
      sql`${table.issuerName} <> 'admin-backoffice' or ${table.status} <> 'completed' or (${table.createdBy} is not null and ${table.adminId} is not null and ${table.createdBy} <> ${table.adminId})`,
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
    // With the last change, so that the rows that were never changed are found in the index alone.
    index('transactions_created').on(table.createdAt, table.transactionId, table.updatedAt),
    // What an order writes is never changed: it does not pay for this index (decision 159).
    index('transactions_updated')
      .on(table.updatedAt, table.transactionId)
      .where(sql`${table.updatedAt} <> ${table.createdAt}`),
    index('transactions_amount').on(table.amount, table.transactionId),
    // What a line of a statement may pay: what waits, and what was decided lately. Orders write neither (decision 220).
    index('transactions_expected')
      .on(table.amount)
      .where(sql`${table.type} = 'income' and ${table.status} = 'pending'`),
    index('transactions_booked')
      .on(table.amount, table.decidedAt)
      .where(sql`${table.type} = 'income' and ${table.status} = 'completed' and ${table.decidedAt} is not null`),
    uniqueIndex('transactions_number_key')
      .on(table.number)
      .where(sql`${table.number} is not null`),
  ],
)

export type TransactionRow = typeof transactions.$inferSelect

/** What each nightly reconciliation found, so that every process can tell when the books were proved last. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    reconciliationId: id().primaryKey(),
    checkedAt: instant().notNull(),
    /** How many records contradict the books. */
    exceptionCount: integer().notNull(),
  },
  (table) => [index('reconciliations_checked').on(table.checkedAt)],
)
