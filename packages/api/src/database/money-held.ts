import { sql, type SQL } from 'drizzle-orm'
import { distributionShares } from './schema/distributions.ts'
import { orders } from './schema/orders.ts'
import { ledgerAccounts, walletBalances, walletMoves, wallets } from './schema/wallet.ts'
import { talliedTotals } from './tallies.ts'

/** The definition of outstanding principal (handbook rule 7.15). */
export const outstanding =
  sql<bigint>`case when ${orders.status} = 'cancelled' then 0 else ${orders.amount} - coalesce((
  select sum(s.principal) from ${distributionShares} s where s.order_id = ${orders.orderId} and s.paid_at is not null
), 0)::bigint end`.mapWith(orders.amount)

export const outstandingOfAll = sql`
  select case kind[1] when 'invest' then amount else -amount end as invested from ${talliedTotals({ counted: 'order_movements', kinds: [] })}
  union all select -amount from ${talliedTotals({ counted: 'distribution_shares', kinds: [] })}`

/** Moved since the copy (decision list-counters). */
export const movedWallets = sql`select ${walletMoves.walletId} from ${walletMoves}`

/** From the ledger. */
export const heldIn = (condition: SQL): SQL => sql`
  select free.balance + reserved.balance as balance, free.available, reserved.balance as reserved
  from ${wallets} join ${ledgerAccounts} free on free.account_id = ${wallets.walletId}
    join ${ledgerAccounts} reserved on reserved.account_id = ${wallets.reservedAccountId}
  where ${condition}`

/** Total of all wallets: cached balances (decision list-counters) plus movements since the last refresh. */
export const heldInAll = sql`
  select amount as balance, penalties as available, amount - penalties as reserved from ${talliedTotals({ counted: 'wallet_balances', kinds: [] })}
  union all ${heldIn(sql`${wallets.walletId} in (${movedWallets})`)}
  union all select -${walletBalances.balance}, -${walletBalances.available}, ${walletBalances.available} - ${walletBalances.balance}
    from ${walletBalances} where ${walletBalances.walletId} in (${movedWallets})
  union all select 0, 0, ${ledgerAccounts.available} - ${ledgerAccounts.balance}
    from ${ledgerAccounts} where ${ledgerAccounts.unreceived} + ${ledgerAccounts.garnished} > 0 and ${ledgerAccounts.walletId} not in (${movedWallets})`
