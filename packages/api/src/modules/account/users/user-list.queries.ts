import { ROLES, type userFilters } from '@cauce/contract'
import { and, eq, inArray, isNull, not, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import {
  allOf,
  among,
  type Band,
  type Executor,
  type ListInput,
  listOf,
  only,
  orderOf,
  tallyOf,
  hasName,
  isPersonFoundBy,
  heldIn,
  heldInAll,
  isCoveredBy,
  movedWallets,
  outstandingOfAll,
  type Part,
  sameAs,
  firstOf,
} from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'
import type { CustomerFilter } from '../../../http/scope.ts'
import { balance, hasPendingBankAccounts, hasPendingTransactions, managers, userFields } from './users.view.ts'
import { distributionShares } from '../../../database/schema/distributions.ts'
import { orders } from '../../../database/schema/orders.ts'
import { ledgerAccounts, walletBalances, wallets } from '../../../database/schema/wallet.ts'

type Filters = { readonly [Name in keyof typeof userFilters]: z.output<(typeof userFilters)[Name]> } & {
  readonly getSums?: boolean | undefined
  readonly q?: string | undefined
}

const columns = {
  createdAt: users.createdAt,
  name: users.nameText,
  surname: users.surnameText,
  email: sql`lower(${users.email})`,
  role: users.role,
  disabled: users.disabled,
  updatedAt: users.updatedAt,
  verificationStatus: users.verificationStatus,
  // Without a wallet.
  balance: sql`coalesce(${balance}, 0)`,
}

const select = (executor: Executor) =>
  executor.select(userFields(executor)).from(users).leftJoin(managers, eq(managers.userId, users.managerId))

export async function listUsers(
  executor: Executor,
  filters: Partial<Filters>,
  visible: CustomerFilter,
  input: ListInput,
) {
  const where = and(existing(visible), among(users.userId, input), conditionOf(executor, filters))
  const order = orderOf(input, 'createdAt', users.userId, columns)
  const { hasPendingTransactions: transactions, hasPendingBankAccounts: accounts, ...others } = filters
  // Nearly everybody: counted as all minus the few.
  const isOfNearlyAll =
    (transactions === false || accounts === false) && (transactions === undefined) !== (accounts === undefined)
  const counted = isOfNearlyAll ? others : filters
  const waiting = transactions === false ? hasPendingTransactions(executor) : hasPendingBankAccounts(executor)
  const leftOut = isOfNearlyAll ? and(existing(visible), conditionOf(executor, others), waiting) : undefined
  const isOfAll = input.ids === undefined && isCoveredBy({ ...filters, ...visible }, [])
  const listing = {
    id: users.userId,
    where,
    order,
    // In the condition, which the sums share.
    search: () => undefined,
    tally: tally({ ...counted, ...visible }),
    leftOut,
    sums: filters.getSums === true ? sumsOf(filters, visible, where, input) : undefined,
    ...(input.orderBy === 'balance' && {
      parts: [isOfAll ? copiesOfAll : copies, ...byBalance],
    }),
  }
  return listOf(executor, select(executor), listing, input)
}

const tally = ({ role, isStaff, disabled, verificationStatus, ...others }: Partial<Filters> & CustomerFilter) =>
  tallyOf(
    {
      counted: 'users',
      instant: users.createdAt,
      kinds: [
        only(role) ?? (isStaff === undefined ? undefined : isStaff ? STAFF : ['user']),
        only(disabled),
        only(verificationStatus),
      ],
      bands,
    },
    { ...others, ...(role !== undefined && { isStaff }) },
    [],
  )

const bands: readonly Band[] = [
  { by: columns.role, column: users.role, part: 1 },
  { by: columns.disabled, column: users.disabled, part: 2 },
  { by: columns.verificationStatus, column: users.verificationStatus, part: 3 },
]

export const findUserView = (executor: Executor, userId: string, visible: CustomerFilter = {}) =>
  firstOf(select(executor).where(and(eq(users.userId, userId), existing(visible))))
export type UserView = NonNullable<Awaited<ReturnType<typeof findUserView>>>

const existing = ({ ownerId, managerId }: CustomerFilter) =>
  allOf(isNull(users.deletedAt), ownerId && eq(users.userId, ownerId), managerId && eq(users.managerId, managerId))

function conditionOf(executor: Executor, filters: Partial<Filters>): SQL | undefined {
  const truth = (condition: SQL, wanted: boolean | undefined) =>
    wanted === undefined ? undefined : wanted ? condition : not(condition)
  const { disabled, verificationStatus, role, managerId } = users
  return allOf(
    filters.name && hasName(filters.name),
    sameAs({ disabled, verificationStatus, role, managerId }, filters),
    truth(inArray(users.role, STAFF), filters.isStaff),
    filters.multiSearch && isPersonFoundBy(filters.multiSearch),
    filters.q && isPersonFoundBy(filters.q),
    truth(hasPendingTransactions(executor), filters.hasPendingTransactions),
    truth(hasPendingBankAccounts(executor), filters.hasPendingBankAccounts),
  )
}

/** Sort order and sums of the list by balance (decision list-counters). */

const copies = {
  from: {
    rows: sql`${walletBalances} join ${users} on ${users.userId} = ${walletBalances.userId}`,
    id: walletBalances.userId,
  },
  by: walletBalances.balance,
  where: sql`${walletBalances.walletId} not in (${movedWallets})`,
} satisfies Part

/** Passed over in the index alone: a page far down would join each person before it. */
const copiesOfAll: Part = {
  ...copies,
  from: { rows: walletBalances, id: walletBalances.userId },
  where: sql`${walletBalances.userId} not in (
    select ${users.userId} from ${users} where ${users.deletedAt} is not null
    union all select ${wallets.userId} from ${wallets} where ${wallets.walletId} in (${movedWallets}))`,
  isWhole: true,
}

const STAFF = ROLES.filter((role) => role !== 'user')

const byBalance: readonly Part[] = [
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
    where: sql`${inArray(users.role, STAFF)} and not exists (select from ${wallets} where ${wallets.userId} = ${users.userId})`,
  },
]

function sumsOf(
  filters: { readonly role?: string | undefined },
  visible: CustomerFilter,
  where: SQL | undefined,
  { ids }: ListInput,
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
