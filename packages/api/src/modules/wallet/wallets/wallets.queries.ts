import type { api } from '@cauce/contract'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { alias, type PgColumn, type PgSelect } from 'drizzle-orm/pg-core'
import {
  allOf,
  type Executor,
  findCompany,
  heldIn,
  heldInAll,
  isOfPersonFoundBy,
  type ListInput,
  listOf,
  movedWallets,
  orderOf,
  type Part,
  tallyOf,
  ofCustomers,
  firstOf,
} from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { ledgerAccounts, walletBalances, wallets } from '../../../database/schema/wallet.ts'
import type { QueryOf } from '../../../http/bind.ts'
import type { CustomerFilter } from '../../../http/scope.ts'
import { shownHoldsOf } from '../../account/account-holds/index.ts'

const free = alias(ledgerAccounts, 'free')
const reserved = alias(ledgerAccounts, 'reserved')
const balance = sql<bigint>`(${free.balance} + ${reserved.balance})`.mapWith(free.balance)

const fields = {
  walletId: wallets.walletId,
  userId: wallets.userId,
  userName: userName(),
  reference: wallets.reference,
  reservedAccountId: wallets.reservedAccountId,
  balance: balance.as('wallet_balance'),
  available: free.available,
  reserved: reserved.balance,
  unreceived: free.unreceived,
  garnished: free.garnished,
  holds: shownHoldsOf(wallets.userId),
  createdAt: wallets.createdAt,
}
const columns = { balance, available: free.available }

type WalletFilter = QueryOf<typeof api.wallets.list> & CustomerFilter

const select = (executor: Executor) =>
  executor
    .select(fields)
    .from(wallets)
    .innerJoin(free, eq(free.accountId, wallets.walletId))
    .innerJoin(reserved, eq(reserved.accountId, wallets.reservedAccountId))
    .innerJoin(users, eq(users.userId, wallets.userId))

const withBalances = <Query extends PgSelect>(ids: Query): Query =>
  ids
    .innerJoin(free, eq(free.accountId, wallets.walletId))
    .innerJoin(reserved, eq(reserved.accountId, wallets.reservedAccountId)) as unknown as Query
const isByBalance = ({ orderBy }: ListInput) => orderBy === 'balance' || orderBy === 'available'

const { balance: copiedBalance, available: copiedAvailable, walletId: copiedId } = walletBalances

/** Copies of unmoved wallets, live balances of the others (decision list-counters). */
const copiedAndMoved = (copied: PgColumn, live: SQL): readonly Part[] => [
  { from: { rows: walletBalances, id: copiedId }, by: copied, where: sql`${copiedId} not in (${movedWallets})` },
  {
    from: {
      rows: sql`${wallets} join ${ledgerAccounts} free on free.account_id = ${wallets.walletId} join ${ledgerAccounts} reserved on reserved.account_id = ${wallets.reservedAccountId}`,
      id: wallets.walletId,
    },
    by: live,
    where: sql`${wallets.walletId} in (${movedWallets})`,
  },
]
const parts = {
  balance: copiedAndMoved(copiedBalance, sql`(free.balance + reserved.balance)`),
  available: copiedAndMoved(copiedAvailable, sql`free.available`),
}

function sumsOf({ getSums }: WalletFilter, where: SQL | undefined) {
  if (getSums !== true) return undefined
  return {
    of: { balance: sql`sum(balance)`, available: sql`sum(available)`, reserved: sql`sum(reserved)` },
    from: sql`from (${where === undefined ? heldInAll : heldIn(where)}) as held`,
  }
}

export async function listWallets(executor: Executor, filter: WalletFilter) {
  const where = conditionOf(filter)
  const order = orderOf(filter, 'createdAt', wallets.walletId, columns)
  const tally = tallyOf({ counted: 'wallets', instant: wallets.createdAt, kinds: [] }, filter, [])
  const listing = {
    id: wallets.walletId,
    where,
    order,
    // In the condition, which the sums share.
    search: () => undefined,
    tally,
    sums: sumsOf(filter, where),
    ...(isByBalance(filter) && { joinOrder: withBalances }),
  }
  const rows = select(executor)
  const { orderBy } = filter
  if (tally === undefined || (orderBy !== 'balance' && orderBy !== 'available'))
    return listOf(executor, rows, listing, filter)
  return listOf(executor, rows, { ...listing, parts: parts[orderBy] }, filter)
}

export const findWallet = (executor: Executor, walletId: string, filter: WalletFilter = {}) =>
  firstOf(select(executor).where(and(eq(wallets.walletId, walletId), conditionOf(filter))))

export const findWalletOfUser = (executor: Executor, userId: string, filter: WalletFilter = {}) =>
  firstOf(select(executor).where(and(eq(wallets.userId, userId), conditionOf(filter))))

export async function insertWallets(
  executor: Executor,
  added: readonly (typeof wallets.$inferInsert)[],
): Promise<void> {
  const { referencePrefix } = (await findCompany(executor)) ?? {}
  await executor.insert(wallets).values(added.map((wallet) => ({ ...wallet, referencePrefix })))
}

function conditionOf(filter: WalletFilter): SQL | undefined {
  return allOf(
    filter.ids && inArray(wallets.walletId, [...filter.ids]),
    filter.userId && eq(wallets.userId, filter.userId),
    ofCustomers(wallets.userId, filter),
    filter.q && isOfPersonFoundBy(wallets.userId, filter.q),
  )
}
