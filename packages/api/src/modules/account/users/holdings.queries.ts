import { sql, type SQL } from 'drizzle-orm'
import {
  heldIn,
  heldInAll,
  isCoveredBy,
  movedWallets,
  outstandingOfAll,
  type ListInput,
  type Part,
} from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'
import { distributionShares } from '../../../database/schema/distributions.ts'
import { orders } from '../../../database/schema/orders.ts'
import { ledgerAccounts, walletBalances, wallets } from '../../../database/schema/wallet.ts'
import type { CustomerFilter } from '../../../http/scope.ts'

/** Sort order and sums of the list by balance (decision 201). */

/** Wallets unmoved since their copy, the others by the ledger, and people without a wallet (decision 194). */
export const byBalance: readonly Part[] = [
  {
    from: {
      rows: sql`${walletBalances} join ${users} on ${users.userId} = ${walletBalances.userId}`,
      id: walletBalances.userId,
    },
    by: walletBalances.balance,
    where: sql`${walletBalances.walletId} not in (${movedWallets})`,
  },
  {
    from: {
      rows: sql`${users} join ${wallets} on ${wallets.userId} = ${users.userId} join ${ledgerAccounts} free on free.account_id = ${wallets.walletId} join ${ledgerAccounts} reserved on reserved.account_id = ${wallets.reservedAccountId}`,
      id: users.userId,
    },
    by: sql`(free.balance + reserved.balance)`,
    where: sql`${wallets.walletId} in (${movedWallets})`,
  },
  // Every customer has a wallet (rules/20-ledger.sql).
  {
    by: sql`0::bigint`,
    where: sql`${users.role} <> 'user' and not exists (select from ${wallets} where ${wallets.userId} = ${users.userId})`,
  },
]

/** From kept totals for all customers (decision 234), else from rows. */
export function sumsOf(
  filters: { readonly role?: string | undefined },
  visible: CustomerFilter,
  where: SQL | undefined,
  { ids }: ListInput<string>,
) {
  const { role, ...others } = filters
  const isOfCustomers =
    (role === undefined || role === 'user') && ids === undefined && isCoveredBy({ ...others, ...visible }, [])
  const rows = isOfCustomers
    ? sql`select balance, 0 as invested from (${heldInAll}) as held union all select 0, invested from (${outstandingOfAll}) as placed
        ${role === undefined ? sql`` : sql`union all select -balance, -invested from (${heldBy(sql`${users.role} <> 'user'`)}) as of_staff`}`
    : heldBy(where)
  return { of: { balance: sql`sum(balance)`, amountInvested: sql`sum(invested)` }, from: sql`from (${rows}) as owned` }
}

/** Yields `balance` and `invested`. */
function heldBy(condition: SQL | undefined): SQL {
  const theirs = sql`(select ${users.userId} from ${users} where ${condition ?? sql`true`})`
  const isLive = sql`${orders.status} in ('pending', 'active') and ${orders.userId} in ${theirs}`
  return sql`
    select balance, 0 as invested from (${heldIn(sql`${wallets.userId} in ${theirs}`)}) as held
    union all select 0, ${orders.amount} from ${orders} where ${isLive}
    union all select 0, -${distributionShares.principal} from ${distributionShares} join ${orders} on ${orders.orderId} = ${distributionShares.orderId}
      where ${distributionShares.paidAt} is not null and ${isLive}`
}
