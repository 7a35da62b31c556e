import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
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

/** One page of the customers who have a manager, with that manager. */
export async function listAssignments(
  executor: Executor,
  { managerId, userId, assignedTo }: AssignmentFilter,
  input: ListInput<keyof typeof columns>,
) {
  const query = executor
    .select(fields)
    .from(users)
    .innerJoin(managers, eq(managers.userId, users.managerId))
    .where(
      allOf(
        isNull(users.deletedAt),
        // The join implies it, but only this condition lets PostgreSQL use the index of managers.
        isNotNull(users.managerId),
        among(users.userId, input),
        managerId && eq(users.managerId, managerId),
        userId && eq(users.userId, userId),
        assignedTo && eq(users.managerId, assignedTo),
      ),
    )
  const order = orderOf({ orderSide: 'asc', ...input }, columns, 'userName', users.userId)
  return listOf(executor, query.$dynamic(), input, order)
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
