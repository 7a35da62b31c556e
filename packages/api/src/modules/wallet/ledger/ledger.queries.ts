import { inArray, sql } from 'drizzle-orm'
import { centsArray, textArray, uuidArray } from '../../../database/expressions.ts'
import { executePrepared, type Executor, type Transaction } from '../../../database/index.ts'
import { uuidv7 } from '../../../ids.ts'
import type { DecisionId, Funds, Transfer } from './ledger.domain.ts'
import { ledgerAccounts, ledgerTransfers } from '../../../database/schema/wallet.ts'

export async function insertAccounts(
  executor: Executor,
  accounts: readonly (typeof ledgerAccounts.$inferInsert)[],
): Promise<void> {
  await executor.insert(ledgerAccounts).values([...accounts])
}

/** Without a lock; missing accounts are left out. */
export async function findBalances(executor: Executor, accountIds: readonly string[]): Promise<Map<string, Funds>> {
  if (accountIds.length === 0) return new Map()
  const { accountId, balance, available } = ledgerAccounts
  const rows = await executor
    .select({ accountId, balance, available })
    .from(ledgerAccounts)
    .where(inArray(accountId, [...accountIds]))
  return new Map(rows.map(({ accountId: id, ...funds }) => [id, funds]))
}

/** In the global lock order. */
export async function lockAccounts(tx: Transaction, accountIds: readonly string[]): Promise<Map<string, Funds>> {
  if (accountIds.length === 0) return new Map()
  const rows = await executePrepared<{ account_id: string; balance: string; available: string }>(
    tx,
    'lock-accounts',
    sql`select account_id, balance, available from cauce_lock_accounts(${uuidArray(accountIds)})`,
  )
  return new Map(
    rows.map((row) => [row.account_id, { balance: BigInt(row.balance), available: BigInt(row.available) }]),
  )
}

/**
 * All or nothing, one statement. The database refuses an overdraft (`ledger_accounts_not_overdrawn`); services decide
 * before, so it is a bug (500).
 */
export async function post(
  tx: Transaction,
  decisionId: DecisionId,
  transfers: readonly Transfer[],
  now: Date,
): Promise<void> {
  await postAll(
    tx,
    transfers.map((transfer) => ({ ...transfer, decisionId })),
    now,
  )
}

export async function postAll(tx: Transaction, transfers: readonly DecidedTransfer[], now: Date): Promise<void> {
  await tx.execute(postings(transfers, now))
}

export type DecidedTransfer = Transfer & { readonly decisionId: DecisionId }

/** As a CTE. */
export const postings = (transfers: readonly DecidedTransfer[], now: Date) => sql`
    insert into ${ledgerTransfers} (transfer_id, kind, debit_account_id, credit_account_id, amount, transaction_id, order_id, distribution_id, movement_id, payment_id, reservation_id, decision_id, created_at)
    select t.*, ${now.toISOString()}::timestamptz from unnest(
      ${uuidArray(transfers.map(() => uuidv7(now)))},
      ${textArray(transfers.map((transfer) => transfer.kind))},
      ${uuidArray(transfers.map((transfer) => transfer.debitAccountId))},
      ${uuidArray(transfers.map((transfer) => transfer.creditAccountId))},
      ${centsArray(transfers.map((transfer) => transfer.amount))},
      ${uuidArray(transfers.map((transfer) => transfer.transactionId))},
      ${uuidArray(transfers.map((transfer) => transfer.orderId))},
      ${uuidArray(transfers.map((transfer) => transfer.distributionId))},
      ${uuidArray(transfers.map((transfer) => transfer.movementId))},
      ${uuidArray(transfers.map((transfer) => transfer.paymentId))},
      ${uuidArray(transfers.map((transfer) => transfer.reservationId))},
      ${uuidArray(transfers.map((transfer) => transfer.decisionId))}
    ) as t`
