import type { userFilters } from '@cauce/contract'
import { and, eq, isNull, not, sql, type SQL } from 'drizzle-orm'
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
} from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'
import type { CustomerFilter } from '../../../http/scope.ts'
import { byBalance, sumsOf } from './holdings.queries.ts'
import { containsAllOf, hasName } from './user-search.queries.ts'
import { balance, hasPendingBankAccounts, hasPendingTransactions, managers, userFields } from './users.view.ts'

type Filters = { readonly [Name in keyof typeof userFilters]: z.output<(typeof userFilters)[Name]> } & {
  readonly getSums?: boolean | undefined
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

/** Limited to `visible` users. */
export async function listUsers(
  executor: Executor,
  filters: Partial<Filters>,
  visible: CustomerFilter,
  input: ListInput<keyof typeof columns>,
) {
  const where = and(existing(visible), among(users.userId, input), conditionOf(executor, filters))
  const order = orderOf(input, columns, 'createdAt', users.userId)
  const { hasPendingTransactions: transactions, hasPendingBankAccounts: accounts, ...others } = filters
  // Nearly everybody: counted as all minus the few.
  const isOfNearlyAll =
    (transactions === false || accounts === false) && (transactions === undefined) !== (accounts === undefined)
  const counted = isOfNearlyAll ? others : filters
  const waiting = transactions === false ? hasPendingTransactions(executor) : hasPendingBankAccounts(executor)
  const leftOut = isOfNearlyAll ? and(existing(visible), conditionOf(executor, others), waiting) : undefined
  const listing = {
    id: users.userId,
    where,
    order,
    tally: tally({ ...counted, ...visible }),
    leftOut,
    sums: filters.getSums === true ? sumsOf(filters, visible, where, input) : undefined,
    ...(input.orderBy === 'balance' && { parts: byBalance }),
  }
  return listOf(executor, select(executor).$dynamic(), listing, input)
}

const tally = ({ role, disabled, verificationStatus, ...others }: Partial<Filters> & CustomerFilter) =>
  tallyOf(
    {
      counted: 'users',
      instant: users.createdAt,
      kinds: [only(role), only(disabled), only(verificationStatus)],
      bands,
    },
    others,
    [],
  )

const bands: readonly Band[] = [
  { by: columns.role, column: users.role, part: 1 },
  { by: columns.disabled, column: users.disabled, part: 2 },
  { by: columns.verificationStatus, column: users.verificationStatus, part: 3 },
]

/** Undefined if not visible or closed. */
export async function findUserView(executor: Executor, userId: string, visible: CustomerFilter = {}) {
  const [row] = await select(executor).where(and(eq(users.userId, userId), existing(visible)))
  return row
}
export type UserView = NonNullable<Awaited<ReturnType<typeof findUserView>>>

const existing = ({ ownerId, managerId }: CustomerFilter) =>
  allOf(isNull(users.deletedAt), ownerId && eq(users.userId, ownerId), managerId && eq(users.managerId, managerId))

function conditionOf(executor: Executor, filters: Partial<Filters>): SQL | undefined {
  const truth = (condition: SQL, wanted: boolean | undefined) =>
    wanted === undefined ? undefined : wanted ? condition : not(condition)
  return allOf(
    filters.name && hasName(filters.name),
    filters.disabled !== undefined && eq(users.disabled, filters.disabled),
    filters.verificationStatus && eq(users.verificationStatus, filters.verificationStatus),
    filters.role && eq(users.role, filters.role),
    filters.managerId && eq(users.managerId, filters.managerId),
    ...containsAllOf(filters.multiSearch),
    truth(hasPendingTransactions(executor), filters.hasPendingTransactions),
    truth(hasPendingBankAccounts(executor), filters.hasPendingBankAccounts),
  )
}
