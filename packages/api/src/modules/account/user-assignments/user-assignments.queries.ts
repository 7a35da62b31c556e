import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Executor, type ListInput, orderOf, paged } from '../../../database/index.ts'
import type { CustomerFilter } from '../../../http/scope.ts'
import { userName, users } from '../users/index.ts'

const managers = alias(users, 'managers')
const columns = {
  userName: sql`cauce_fold(${userName()})`,
  managerName: sql`cauce_fold(${userName(managers)})`,
}

export interface AssignmentFilter extends CustomerFilter {
  readonly userId?: string | undefined
  readonly assignedTo?: string | undefined
}

const conditionsOf = ({ managerId, userId, assignedTo }: AssignmentFilter) =>
  and(
    isNull(users.deletedAt),
    // The join says so too, but only this lets the index of managers be used.
    isNotNull(users.managerId),
    managerId ? eq(users.managerId, managerId) : undefined,
    userId ? eq(users.userId, userId) : undefined,
    assignedTo ? eq(users.managerId, assignedTo) : undefined,
  )

const fields = {
  userId: users.userId,
  userName: userName(),
  managerId: managers.userId,
  managerName: sql<string | null>`case when ${managers.userId} is null then null else ${userName(managers)} end`,
  updatedAt: users.updatedAt,
}

/** Customers who have a manager, with that manager. */
export async function listAssignments(
  executor: Executor,
  filter: AssignmentFilter,
  input: ListInput<keyof typeof columns>,
) {
  const where = conditionsOf(filter)
  const isManaged = eq(managers.userId, users.managerId)
  const query = executor.select(fields).from(users).innerJoin(managers, isManaged).where(where).$dynamic()
  const data = await paged(query, input, orderOf({ orderSide: 'asc', ...input }, columns, 'userName', users.userId))
  const [row] = await executor.select({ total: count() }).from(users).innerJoin(managers, isManaged).where(where)
  return { data, total: row!.total }
}

/** Whose customer somebody is, even if nobody's. */
export async function findAssignment(executor: Executor, userId: string) {
  const [row] = await executor
    .select(fields)
    .from(users)
    .leftJoin(managers, eq(managers.userId, users.managerId))
    .where(eq(users.userId, userId))
  return row
}
