import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../database/index.ts'
import { lockAccounts } from '../../wallet/ledger/index.ts'
import { orders } from '../../../database/schema/orders.ts'
import { transactions } from '../../../database/schema/wallet.ts'
import { findWalletOfUser } from '../../wallet/wallets/index.ts'
import type { MoneyFacts } from './users.domain.ts'

/** What money a person has here. Their accounts of the ledger are locked first, as by everything that moves money. */
export async function lockMoney(tx: Transaction, userId: string): Promise<MoneyFacts> {
  const wallet = await findWalletOfUser(tx, userId)
  const balances = wallet
    ? await lockAccounts(tx, [wallet.walletId, wallet.reservedAccountId])
    : new Map<string, bigint>()
  const one = { one: sql`1` }
  const pending = tx
    .select(one)
    .from(transactions)
    .where(and(eq(transactions.userId, userId), sql`${transactions.status} = 'pending'`))
  const live = tx
    .select(one)
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, ['pending', 'active'])))
  const { rows } = await tx.execute<{ pending: boolean; live: boolean }>(
    sql`select ${exists(pending)} as pending, ${exists(live)} as live`,
  )
  return {
    hasBalance: [...balances.values()].some((balance) => balance > 0n),
    hasPendingTransactions: rows[0]!.pending,
    hasLiveOrders: rows[0]!.live,
  }
}
