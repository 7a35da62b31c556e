import { and, eq, inArray, or } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'
import { orders } from '../../../database/schema/orders.ts'
import { projects } from '../../../database/schema/project.ts'

type Investing =
  | { readonly projectId: string; readonly promoterTaxNumber: string }
  /** By the promoters of their projects. */
  | { readonly userId: string }

/** True if a person with the promoter's tax number has a pending or active order in the project. */
export async function doesPromoterInvest(executor: Executor, of: Investing): Promise<boolean> {
  const number = 'projectId' in of ? of.promoterTaxNumber : projects.promoterTaxNumber
  const [found] = await executor
    .select({ orderId: orders.orderId })
    .from(orders)
    .innerJoin(projects, eq(projects.projectId, orders.projectId))
    .innerJoin(users, eq(users.userId, orders.userId))
    .where(
      and(
        'projectId' in of ? eq(orders.projectId, of.projectId) : eq(orders.userId, of.userId),
        inArray(orders.status, ['pending', 'active']),
        or(eq(users.taxNumber, number), eq(users.identificationDocumentNumber, number)),
      ),
    )
    .limit(1)
  return found !== undefined
}
