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
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { cents, id, instant, timestamps, partialIndex, partialUnique, required } from '../columns.ts'
import { person, users } from './account.ts'
import { moneyDecisions } from './decisions.ts'
import { accountHolds } from './diligence.ts'
import { bankAccounts } from './payment.ts'
import { storedFile } from './platform.ts'

/** Decision ledger-double-entry. */
export const ACCOUNT_KINDS = [
  ...(['wallet', 'reserved', 'escrow', 'bank', 'clearing', 'unassigned'] as const),
  ...(['unexplained', 'own', 'fees', 'penalties', 'withheld'] as const),
] as const

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
  /** Decision tax-withholding-and-forms. */
  'withholding',
  /** Queued for the tax office or a promoter (decision tax-withholding-and-forms). */
  'hand_over',
  /** By the company: tax that was handed over, or fees that were paid out, of a payment that was reversed. */
  'advance',
  /** Income of the platform, queued for its own account. */
  'pay_own',
  /** At the import of a statement. */
  'bank_credit',
  'bank_debit',
  /** Statement meets an earlier booking. */
  'settle',
  'set_aside',
  /** Reverses a bank-paid income. */
  'unmatch',
  'payment_returned',
] as const
export type TransferKind = (typeof TRANSFER_KINDS)[number]

const none = () =>
  cents()
    .notNull()
    .default(sql`0`)

/**
 * A wallet's account has the wallet's id, an escrow the project's. Only the trigger on transfers moves `balance`
 * (rules/20-ledger.sql). `bank`: money at banks, sign reversed (decision bank-statements). `clearing`: booked, not yet
 * stated. `unassigned`, `unexplained`: open credits and debits. `own`: the company's. `withheld`: tax to hand over.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    accountId: id().primaryKey(),
    kind: text({ enum: ACCOUNT_KINDS }).notNull(),
    walletId: uuid(),
    projectId: uuid(),
    balance: none(),
    unreceived: none(),
    /** What open garnishments take that is not paid to the authority, also above the balance (rules/84-garnishments.sql). */
    garnished: none(),
    /** Of a wallet, what its owner may spend: the one definition. */
    available: cents()
      .notNull()
      .generatedAlwaysAs(
        sql`case when unreceived + garnished = 0 then balance else greatest(balance - unreceived - garnished, 0) end`,
      ),
  },
  (table) => [
    check('ledger_accounts_unreceived_not_negative', sql`${table.unreceived} >= 0 and ${table.garnished} >= 0`),
    check(
      'ledger_accounts_kind_known',
      sql`${table.kind} in ('wallet', 'reserved', 'escrow', 'bank', 'clearing', 'unassigned', 'unexplained', 'own', 'fees', 'penalties', 'withheld')`,
    ),
    check(
      'ledger_accounts_owner_fits_kind',
      sql`(${table.kind} in ('wallet', 'reserved')) = (${table.walletId} is not null) and (${table.kind} = 'escrow') = (${table.projectId} is not null)`,
    ),
    check(
      'ledger_accounts_not_overdrawn',
      sql`case ${table.kind} when 'unexplained' then ${table.balance} <= 0 else ${table.balance} >= 0 or ${table.kind} in ('bank', 'clearing', 'own') end`,
    ),
    partialIndex('ledger_accounts_unreceived', [table.walletId], sql`${table.unreceived} + ${table.garnished} > 0`),
    partialUnique('ledger_accounts_wallet_key', [table.walletId, table.kind], sql`${table.walletId} is not null`),
    partialUnique('ledger_accounts_project_key', [table.projectId, table.kind], sql`${table.projectId} is not null`),
    partialUnique(
      'ledger_accounts_single_key',
      [table.kind],
      sql`${table.walletId} is null and ${table.projectId} is null`,
    ),
  ],
)

/**
 * Each row debits one account and credits another, so it always balances (as in TigerBeetle). Append-only
 * (rules/10-append-only.sql).
 */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    transferId: id().primaryKey(),
    kind: text({ enum: TRANSFER_KINDS }).notNull(),
    debitAccountId: required(() => ledgerAccounts.accountId),
    creditAccountId: required(() => ledgerAccounts.accountId),
    amount: cents().notNull(),
    transactionId: uuid(),
    orderId: uuid(),
    distributionId: uuid(),
    /** Statement line. */
    movementId: uuid(),
    paymentId: uuid(),
    /** Deposit held or released. */
    reservationId: uuid(),
    /** Of the same transaction (rules/22-gate.sql). */
    decisionId: required(() => moneyDecisions.decisionId),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('ledger_transfers_amount_positive', sql`${table.amount} > 0`),
    check('ledger_transfers_two_accounts', sql`${table.debitAccountId} <> ${table.creditAccountId}`),
    // BRIN: rows are in time order.
    index('ledger_transfers_created').using('brin', table.createdAt),
    index('ledger_transfers_debit').on(table.debitAccountId, table.createdAt),
    index('ledger_transfers_credit').on(table.creditAccountId, table.createdAt),
    partialIndex('ledger_transfers_payout', [table.debitAccountId, table.amount], sql`${table.kind} = 'payout'`),
    partialIndex('ledger_transfers_order', [table.orderId], sql`${table.orderId} is not null`),
    partialIndex('ledger_transfers_transaction', [table.transactionId], sql`${table.transactionId} is not null`),
    partialIndex('ledger_transfers_movement', [table.movementId], sql`${table.movementId} is not null`),
    index('ledger_transfers_decision').on(table.decisionId),
    partialIndex('ledger_transfers_payment', [table.paymentId], sql`${table.paymentId} is not null`),
  ],
)

/** At least six digits. */
const REFERENCE_NUMBER = 'lpad("number"::text, greatest(6, length("number"::text)), \'0\')'
const digitsAt = (place: number) => `(ascii(substr("reference_prefix", ${place}, 1)) - 55)::text`
/** ISO 11649: `RF`, check digits, prefix, number; A = 10, `RF00` appended. */
const CREDITOR_REFERENCE = sql.raw(
  `'RF' || lpad((98 - (${[1, 2, 3].map(digitsAt).join(' || ')} || ${REFERENCE_NUMBER} || '271500')::numeric % 97)::text, 2, '0') || "reference_prefix" || ${REFERENCE_NUMBER}`,
)

/** Balances are in the ledger: available and reserved account. */
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
    reservedAccountId: required(() => ledgerAccounts.accountId),
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    referencePrefix: text().notNull().default('INV'),
    /** Permanent creditor reference, generated by the database (decision company-accounts-and-institution). */
    reference: text().notNull().unique('wallets_reference_key').generatedAlwaysAs(CREDITOR_REFERENCE),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('wallets_reference_prefix_known', sql`${table.referencePrefix} ~ '^[A-Z]{3}$'`),
    index('wallets_created').on(table.createdAt, table.walletId),
  ],
)

/**
 * Sortable copy of balances (decision list-counters), valid for wallets not in `wallet_moves`; an index on the ledger would be
 * rewritten with every posting. Written by a job (rules/65-wallet-balances.sql).
 */
export const walletBalances = pgTable(
  'wallet_balances',
  {
    walletId: id()
      .primaryKey()
      .references(() => wallets.walletId),
    /** For lists of people by balance. */
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

/** End of day in Madrid (decision list-counters), gapless from the first posting. Written by a job (rules/66-custody.sql). */
export const custodyDays = pgTable('custody_days', {
  day: date({ mode: 'string' }).primaryKey(),
  wallets: cents().notNull(),
  projects: cents().notNull(),
  unassigned: cents().notNull(),
  underWay: cents().notNull(),
})

/** Opened or moved since the copy; duplicates allowed. */
export const walletMoves = pgTable('wallet_moves', { walletId: uuid().notNull() })

/** Cancelled is rejected on the wire (decision mail-and-notifications). */
export const wireStatusOf = (status: AnyPgColumn) =>
  sql<string>`(case ${status} when 'cancelled' then 'rejected' else ${status} end)`

/** rules/25-withdrawal-numbers.sql. */
export const withdrawalNumbers = pgSequence('withdrawal_numbers')

export const transactions = pgTable(
  'transactions',
  {
    transactionId: id().primaryKey(),
    walletId: required(() => wallets.walletId),
    userId: person().notNull(),
    type: text({ enum: ['income', 'withdraw'] }).notNull(),
    issuerName: text({
      enum: ['admin-backoffice', 'project_order', 'project_fee', 'payment', 'user-wallet'],
    }).notNull(),
    /** `RT-2026-004117`, assigned by the database (rules/25-withdrawal-numbers.sql, decision outgoing-payments). */
    number: text(),
    amount: cents().notNull(),
    status: text({ enum: ['pending', 'completed', 'rejected', 'cancelled'] }).notNull(),
    /** Of a withdrawal: name and tax number of its owner when it was asked for (rules/25-withdrawal-numbers.sql). */
    payeeName: text(),
    payeeTaxNumber: text(),
    rejectReason: text(),
    note: text(),
    balanceAfter: cents(),
    bankAccountId: uuid().references(() => bankAccounts.bankAccountId),
    /** Hold for which a third party is paid (rules/84-garnishments.sql). */
    accountHoldId: uuid().references(() => accountHolds.accountHoldId),
    payeeIban: text(),
    documentId: storedFile(),
    projectId: uuid(),
    orderId: uuid(),
    distributionId: uuid(),
    /** Customer, or the administrator who entered it. */
    createdBy: person(),
    /** By amount, or because an administrator entered it. */
    fourEyes: boolean().notNull().default(false),
    firstApprovedBy: person(),
    firstApprovedAt: instant(),
    adminId: person(),
    decidedAt: instant(),
    ...timestamps(),
  },
  (table) => [
    check('transactions_amount_positive', sql`${table.amount} > 0`),
    check(
      'transactions_third_party_documented',
      sql`(${table.accountHoldId} is null) = (${table.payeeIban} is null) and (${table.accountHoldId} is null or (${table.type} = 'withdraw' and ${table.issuerName} = 'admin-backoffice' and ${table.bankAccountId} is null and num_nonnulls(${table.payeeName}, ${table.documentId}, ${table.note}) = 3))`,
    ),
    check('transactions_reason_given', sql`${table.status} <> 'rejected' or ${table.rejectReason} is not null`),
    check(
      'transactions_two_administrators',
      sql`not ${table.fourEyes} or ${table.status} <> 'completed' or (${table.firstApprovedBy} is not null and ${table.adminId} is not null and ${table.firstApprovedBy} <> ${table.adminId})`,
    ),
    // Even if four_eyes is wrong: the administrator who enters money never completes it.
    check(
      'transactions_entered_by_another',
      sql`${table.issuerName} <> 'admin-backoffice' or ${table.status} <> 'completed' or (${table.createdBy} is not null and ${table.adminId} is not null and ${table.createdBy} <> ${table.adminId})`,
    ),
    index('transactions_wallet').on(table.walletId, table.createdAt),
    index('transactions_user').on(table.userId, table.createdAt),
    partialIndex('transactions_hold', [table.accountHoldId], sql`${table.accountHoldId} is not null`),
    partialIndex('transactions_pending', [table.userId], sql`${table.status} = 'pending'`),
    partialIndex(
      'transactions_waiting',
      [table.createdAt, table.transactionId, table.type],
      sql`${table.status} = 'pending'`,
    ),
    index('transactions_project').on(table.projectId, table.createdAt),
    // Includes the last change, for index-only scans of unchanged rows.
    index('transactions_created').on(table.createdAt, table.transactionId, table.updatedAt),
    // Partial: orders never change their rows (decision list-counters).
    partialIndex(
      'transactions_updated',
      [table.updatedAt, table.transactionId],
      sql`${table.updatedAt} <> ${table.createdAt}`,
    ),
    index('transactions_amount').on(table.amount, table.transactionId),
    // Partial: pending or recently decided, what a line may pay (decision list-counters).
    partialIndex(
      'transactions_expected',
      [table.amount],
      sql`${table.type} = 'income' and ${table.status} = 'pending'`,
    ),
    partialIndex(
      'transactions_booked',
      [table.amount, table.decidedAt],
      sql`${table.type} = 'income' and ${table.status} = 'completed' and ${table.decidedAt} is not null`,
    ),
    partialUnique('transactions_number_key', [table.number], sql`${table.number} is not null`),
    index('transactions_number_search')
      .using('gin', sql`${table.number} gin_trgm_ops`)
      .where(sql`${table.number} is not null`),
  ],
)

export type TransactionRow = typeof transactions.$inferSelect

/** For every process. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    reconciliationId: id().primaryKey(),
    checkedAt: instant().notNull(),
    exceptionCount: integer().notNull(),
  },
  (table) => [index('reconciliations_checked').on(table.checkedAt)],
)
