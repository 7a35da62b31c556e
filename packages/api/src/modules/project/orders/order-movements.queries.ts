import type { api } from '@cauce/contract'
import { eq, sql, type SQL } from 'drizzle-orm'
import {
  allOf,
  amountTallyOf,
  type Band,
  type Executor,
  moneyCondition,
  listOf,
  only,
  orderOf,
  tallyOf,
  sameAs,
} from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { orderMovements } from '../../../database/schema/orders.ts'
import { projects } from '../../../database/schema/project.ts'
import type { QueryOf } from '../../../http/bind.ts'
import type { CustomerFilter } from '../../../http/scope.ts'

const { orderMovementId, orderId, projectId, userId, type, amount, penaltyAmount, departure, createdAt } =
  orderMovements
const fields = {
  orderMovementId,
  orderId,
  projectId,
  userId,
  type,
  amount,
  penaltyAmount,
  departure,
  createdAt,
  projectName: projects.name,
  userName: userName(),
}
const columns = { createdAt, amount, type }

const bands: readonly Band[] = [{ by: columns.type, column: type, part: 1 }]

type OrderMovementFilter = QueryOf<typeof api.orderMovements.list> & CustomerFilter

const sums = {
  incoming: sql`sum(${amount}) filter (where ${type} = 'invest')`,
  outgoing: sql`sum(${amount}) filter (where ${type} = 'disinvest')`,
}

const keptSums = {
  incoming: sql`sum(amount) filter (where kind[1] = 'invest')`,
  outgoing: sql`sum(amount) filter (where kind[1] = 'disinvest')`,
}

export async function listOrderMovements(executor: Executor, filter: OrderMovementFilter) {
  const rows = executor
    .select(fields)
    .from(orderMovements)
    .innerJoin(projects, eq(projects.projectId, orderMovements.projectId))
    .innerJoin(users, eq(users.userId, orderMovements.userId))
  const where = conditionOf(filter)
  const order = orderOf(filter, 'createdAt', orderMovementId, columns)
  const kinds = [only(filter.type)]
  const tally = tallyOf({ counted: 'order_movements', instant: createdAt, kinds, bands }, filter, ['type'])
  const amounts = amountTallyOf({ counted: 'order_movements_by_amount', column: amount, kinds }, filter, ['type'])
  const listing = {
    id: orderMovementId,
    where,
    order,
    search: ['userName', 'projectName'],
    tally,
    amounts,
    sums: filter.getSums ? { of: sums, kept: keptSums } : undefined,
  }
  return listOf(executor, rows, listing, filter)
}

const conditionOf = (filter: OrderMovementFilter): SQL | undefined =>
  allOf(sameAs({ orderId, type }, filter), moneyCondition({ projectId, userId, amount, createdAt }, filter))
