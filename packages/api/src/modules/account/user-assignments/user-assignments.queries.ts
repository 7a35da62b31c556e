import { eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias, type PgSelect } from 'drizzle-orm/pg-core'
import {
  among,
  allOf,
  type Executor,
  type ListInput,
  isPersonFoundBy,
  listOf,
  type ListOrder,
  orderOf,
  pageOf,
  talliedRows,
  type Tally,
} from '../../../database/index.ts'
import { optionalUserName, userName, users } from '../../../database/schema/account.ts'
import type { CustomerFilter } from '../../../http/scope.ts'

const managers = alias(users, 'managers')
const columns = {
  userName: sql`cauce_fold(${userName()})`,
  managerName: sql`cauce_fold(${userName(managers)})`,
}

export interface AssignmentFilter extends CustomerFilter {
  readonly userId?: string | undefined
  readonly assignedTo?: string | undefined
}

const fields = {
  userId: users.userId,
  userName: userName(),
  managerId: managers.userId,
  managerName: optionalUserName(managers),
  updatedAt: users.updatedAt,
}

/** Customers with a manager. */
export async function listAssignments(
  executor: Executor,
  { managerId, userId, assignedTo }: AssignmentFilter,
  input: ListInput,
) {
  const where = allOf(
    isNull(users.deletedAt),
    isNotNull(users.managerId),
    among(users.userId, input),
    managerId && eq(users.managerId, managerId),
    userId && eq(users.userId, userId),
    assignedTo && eq(users.managerId, assignedTo),
  )
  const rows = executor.select(fields).from(users).innerJoin(managers, eq(managers.userId, users.managerId))
  const order = orderOf({ orderSide: 'asc', ...input }, 'userName', users.userId, columns)
  const wanted = [managerId, assignedTo].filter((one) => one !== undefined)
  const kinds = [wanted.length === 0 ? undefined : wanted.filter((one) => wanted.every((other) => other === one))]
  const tally =
    userId || input.ids ? undefined : { counted: 'assignments', instant: users.createdAt, kinds, isUndated: true }
  const listing = { id: users.userId, where, order, tally, search: isPersonFoundBy }
  if (input.orderBy !== 'managerName') return listOf(executor, rows, listing, input)
  const near = tally && (await managersOfPage(executor, tally, order, pageOf(input)))
  const place = near && { where: near.where, offset: near.offset }
  return listOf(executor, rows, { ...listing, place, joinOrder: withManagers }, input)
}

/** Joined before the page is cut only when sorted by manager. */
const withManagers = <Query extends PgSelect>(ids: Query): Query =>
  ids.innerJoin(managers, eq(managers.userId, users.managerId)) as unknown as Query

async function managersOfPage(
  executor: Executor,
  tally: Pick<Tally, 'counted' | 'kinds'>,
  { isAscending }: ListOrder,
  { limit, offset }: ReturnType<typeof pageOf>,
) {
  const side = sql.raw(isAscending ? 'asc' : 'desc')
  const { rows } = await executor.execute<{ managers: string[]; before: string }>(sql`
    with named as (
      select ${columns.managerName} as name, array_agg(distinct ${managers.userId}) as managers, sum(tallied.rows) as rows
      from ${talliedRows(tally)} join ${users} ${sql.identifier('managers')} on ${managers.userId} = tallied.kind[1]::uuid group by 1
    ), placed as (select *, sum(rows) over (order by name ${side}) - rows as before from named)
    select managers::text[], before from placed where before < ${offset + limit}::bigint and before + rows > ${offset}::bigint order by before`)
  if (rows.length === 0) return undefined
  const found = rows.flatMap((row) => row.managers)
  return { where: inArray(users.managerId, found), offset: offset - Number(rows[0]!.before) }
}

export async function findAssignment(executor: Executor, userId: string) {
  const [row] = await executor
    .select(fields)
    .from(users)
    .leftJoin(managers, eq(managers.userId, users.managerId))
    .where(eq(users.userId, userId))
  return row
}
