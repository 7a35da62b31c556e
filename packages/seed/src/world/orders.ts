import { api, reflectionEndOf, THRESHOLD_CONSENT_VERSION, UNDERSTOOD } from '@cauce/contract'
import { activateDueOrders } from '@cauce/api/modules/project/orders'
import { settleFinancing } from '@cauce/api/flows/finance-project'
import type { Customer } from './customers.ts'
import type { Spending } from './funding.ts'
import type { PlannedOrder } from './order-plan.ts'
import type { Project } from './projects.ts'
import type { World } from './world.ts'

const REFLECTION_DAYS = 4

export function spendingOf(world: World, orders: readonly PlannedOrder[]): Map<Customer, Spending[]> {
  const spending = new Map<Customer, Spending[]>()
  for (const order of orders) {
    const own = spending.get(order.customer) ?? []
    own.push({ at: order.at, amount: order.amount, act: () => invest(world, order) })
    spending.set(order.customer, own)
  }
  return spending
}

async function invest(world: World, { customer, project, at, amount, leavesAt }: PlannedOrder): Promise<void> {
  const { agenda, call, kernel } = world
  const { token, userId } = customer.person()
  const body = {
    projectId: project.projectId(),
    projectPhaseId: project.projectPhaseId(),
    amount: `${amount}.00`,
    orderType: 'invest',
    userId,
    acceptsTerms: true,
    consentsAboveGuidance: true,
    thresholdConsent: THRESHOLD_CONSENT_VERSION,
    understanding: UNDERSTOOD,
  } as const
  const { orderId } = await call(token, api.orders.create, { body })
  if (!leavesAt) return
  const isInReflection = leavesAt < reflectionEndOf(at, REFLECTION_DAYS)
  agenda.add(leavesAt, async () => {
    await activateDueOrders(kernel)
    await call(token, isInReflection ? api.orders.revoke : api.orders.disinvest, { params: { id: orderId } })
  })
}

/** As the queued job does on a running platform. */
export function planSettlement({ agenda, kernel }: World, { dates, projectId }: Project): void {
  if (dates.settledAt) agenda.add(dates.settledAt, () => settleFinancing(kernel, projectId()))
}
