import { and, count, eq, type SQL } from 'drizzle-orm'
import {
  type Executor,
  type ListInput,
  moneyConditions,
  type MoneyFilter,
  orderOf,
  paged,
} from '../../../database/index.ts'
import { projects } from '../projects/index.ts'
import { userName, users } from '../../account/users/index.ts'
import { orderMovements } from '../../../database/schema/orders.ts'

const { orderMovementId, orderId, projectId, userId, type, amount, penaltyAmount, createdAt } = orderMovements
const fields = {
  orderMovementId,
  orderId,
  projectId,
  userId,
  type,
  amount,
  penaltyAmount,
  createdAt,
  projectName: projects.name,
  userName: userName(),
}
const columns = { createdAt, amount, type }

export interface OrderMovementFilter extends MoneyFilter {
  readonly orderId?: string | undefined
  readonly type?: 'invest' | 'disinvest' | undefined
}

export async function listOrderMovements(
  executor: Executor,
  filter: OrderMovementFilter,
  input: ListInput<keyof typeof columns>,
) {
  const where = and(...conditionsOf(filter))
  const rows = executor
    .select(fields)
    .from(orderMovements)
    .innerJoin(projects, eq(projects.projectId, orderMovements.projectId))
    .innerJoin(users, eq(users.userId, orderMovements.userId))
    .where(where)
    .$dynamic()
  const data = await paged(rows, input, orderOf(input, columns, 'createdAt', orderMovementId))
  const [row] = await executor
    .select({ total: count() })
    .from(orderMovements)
    .innerJoin(users, eq(users.userId, orderMovements.userId))
    .where(where)
  return { data, total: row!.total }
}

function conditionsOf(filter: OrderMovementFilter): SQL[] {
  return [
    filter.orderId && eq(orderId, filter.orderId),
    filter.type && eq(type, filter.type),
    ...moneyConditions({ projectId, userId, managerId: users.managerId, amount, createdAt }, filter),
  ].filter((condition): condition is SQL => Boolean(condition))
}
