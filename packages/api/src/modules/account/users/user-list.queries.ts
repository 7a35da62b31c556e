import type { userFilters } from '@cauce/contract'
import { and, count, eq, inArray, isNull, not, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { z } from 'zod'
import { contains, type Executor, type ListInput, orderOf, paged } from '../../../database/index.ts'
import { hasPendingBankAccounts, hasPendingTransactions, managers, userFields } from './users.view.ts'
import { users } from '../../../database/schema/account.ts'

type Filters = { readonly [Name in keyof typeof userFilters]: z.output<(typeof userFilters)[Name]> }

/** What a list is restricted to, whatever is asked. */
export interface Visible {
  readonly ownerId?: string
  readonly managerId?: string
}

const folded = (column: SQLWrapper) => sql`cauce_fold(${column})`

const columns = {
  createdAt: users.createdAt,
  name: folded(users.name),
  surname: folded(users.surname),
  email: sql`lower(${users.email})`,
  role: users.role,
  disabled: users.disabled,
  updatedAt: users.updatedAt,
  verificationStatus: users.verificationStatus,
}

const select = (executor: Executor) =>
  executor.select(userFields(executor)).from(users).leftJoin(managers, eq(managers.userId, users.managerId))

export async function listUsers(
  executor: Executor,
  filters: Partial<Filters>,
  visible: Visible,
  input: ListInput<keyof typeof columns>,
) {
  const where = and(isNull(users.deletedAt), ...restrictions(visible), ...conditionsOf(executor, filters))
  const data = await paged(
    select(executor).where(where).$dynamic(),
    input,
    orderOf(input, columns, 'createdAt', users.userId),
  )
  const [row] = await executor.select({ total: count() }).from(users).where(where)
  return { data, total: row!.total }
}

/** One user as the API tells of them, if they may be seen and have not been deleted. */
export async function findUserView(executor: Executor, userId: string, visible: Visible = {}) {
  const [row] = await select(executor).where(
    and(eq(users.userId, userId), isNull(users.deletedAt), ...restrictions(visible)),
  )
  return row
}
export type UserView = NonNullable<Awaited<ReturnType<typeof findUserView>>>

function restrictions({ ownerId, managerId }: Visible): SQL[] {
  return [
    ...(ownerId === undefined ? [] : [eq(users.userId, ownerId)]),
    ...(managerId === undefined ? [] : [eq(users.managerId, managerId)]),
  ]
}

function conditionsOf(executor: Executor, filters: Partial<Filters>): SQL[] {
  const truth = (condition: SQL, wanted: boolean | undefined) =>
    wanted === undefined ? undefined : wanted ? condition : not(condition)
  return [
    filters.ids && inArray(users.userId, filters.ids),
    ...(filters.name ? conditionsOfName(filters.name) : []),
    filters.disabled === undefined ? undefined : eq(users.disabled, filters.disabled),
    filters.verificationStatus && eq(users.verificationStatus, filters.verificationStatus),
    filters.role && eq(users.role, filters.role),
    filters.managerId && eq(users.managerId, filters.managerId),
    ...fragmentsOf(filters.multiSearch).map(containsFragment),
    truth(hasPendingTransactions(executor), filters.hasPendingTransactions),
    truth(hasPendingBankAccounts(executor), filters.hasPendingBankAccounts),
  ].filter((condition): condition is SQL => Boolean(condition))
}

/** The text that is searched begins with the names: whoever is found by name is found there, by the index. */
const conditionsOfName = (name: string): SQL[] => [
  containsFolded(name),
  contains(sql`(${users.name} || ' ' || ${users.surname} || ' ' || coalesce(${users.companyName}, ''))`, name),
]

const fragmentsOf = (search: string | undefined): string[] =>
  (search ?? '').split(/\s+/).filter((fragment) => fragment !== '')

/** Numbers of documents and telephones are found however they are punctuated: `12.345.678-Z`, `(600)123-456`. */
function containsFragment(fragment: string): SQL {
  const bare = fragment.replaceAll(/[.()-]/g, '')
  const asTyped = containsFolded(fragment)
  return bare === fragment || bare === '' ? asTyped : or(asTyped, containsFolded(bare))!
}

function containsFolded(fragment: string): SQL {
  const escaped = fragment.replaceAll(/[\\%_]/g, (character) => `\\${character}`)
  return sql`${users.searchText} like '%' || cauce_fold(${escaped}) || '%'`
}
