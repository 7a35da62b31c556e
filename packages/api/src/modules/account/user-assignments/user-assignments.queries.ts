import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias, type PgSelect } from 'drizzle-orm/pg-core'
import { among, allOf, type Executor, type ListInput, listOf, orderOf } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import type { CustomerFilter } from '../../../http/scope.ts'

const managers = alias(users, 'managers')
const columns = {
  userName: sql`cauce_fold(${userName()})`,
  managerName: sql`cauce_fold(${userName(managers)})`,
}

/** The filters of the list, with the restriction of the caller. */
export interface AssignmentFilter extends CustomerFilter {
  readonly userId?: string | undefined
  readonly assignedTo?: string | undefined
}

const fields = {
  userId: users.userId,
  userName: userName(),
  managerId: managers.userId,
  managerName: sql<string | null>`case when ${managers.userId} is null then null else ${userName(managers)} end`,
  updatedAt: users.updatedAt,
}

/** The names of managers are in other rows: only a list that is ordered by them looks there before it is cut. */
const withManagers = <Query extends PgSelect>(ids: Query): Query =>
  ids.innerJoin(managers, eq(managers.userId, users.managerId)) as unknown as Query

/** One page of the customers who have a manager, with that manager. */
export async function listAssignments(
  executor: Executor,
  { managerId, userId, assignedTo }: AssignmentFilter,
  input: ListInput<keyof typeof columns>,
) {
  const where = allOf(
    isNull(users.deletedAt),
    isNotNull(users.managerId),
    among(users.userId, input),
    managerId && eq(users.managerId, managerId),
    userId && eq(users.userId, userId),
    assignedTo && eq(users.managerId, assignedTo),
  )
  const rows = executor.select(fields).from(users).innerJoin(managers, eq(managers.userId, users.managerId)).$dynamic()
  const order = orderOf({ orderSide: 'asc', ...input }, columns, 'userName', users.userId)
  const isByManager = input.orderBy === 'managerName'
  return listOf(
    executor,
    rows,
    { id: users.userId, where, order, ...(isByManager && { joinOrder: withManagers }) },
    input,
  )
}

/** The assignment of a customer, with `managerId` null if they have no manager. */
export async function findAssignment(executor: Executor, userId: string) {
  const [row] = await executor
    .select(fields)
    .from(users)
    .leftJoin(managers, eq(managers.userId, users.managerId))
    .where(eq(users.userId, userId))
  return row
}
