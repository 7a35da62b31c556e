import { activateDueOrders } from '@cauce/api/modules/project/orders'
import { settleFinancing } from '@cauce/api/flows/finance-project'
import { formatAmount } from '@cauce/contract'
import { expect } from 'vitest'
import { ALL_CONSENTS } from '../consents.ts'
import { CANCELLATION_BASIS_POINTS, chosenOf, halfUp, MINIMUM, missingOf, scheduleFor } from './model.ts'
import { clientOf, type World } from './world.ts'

/** Possible or not; the remainder may be below the minimum. */
export async function invest(world: World, person: number, wished: bigint): Promise<void> {
  const { model, people, project } = world
  const wallet = model.wallets[person]!
  const missing = missingOf(model)
  const minimum = missing < MINIMUM ? missing : MINIMUM
  const isPossible =
    model.phase === 'Investment' && wished > 0n && wished >= minimum && wished <= missing && wished <= wallet.available
  const client = await clientOf(world, people[person]!)
  const params = { path: { id: project.projectId } }
  const { data: shown } = await client.GET('/v1/project/projects/{id}', { params })
  const { data } = await client.POST('/v1/project/orders', {
    body: {
      projectId: project.projectId,
      projectPhaseId: shown!.projectPhaseId,
      amount: formatAmount(wished),
      orderType: 'invest',
      userId: people[person]!.userId,
      ...ALL_CONSENTS,
    },
  })
  expect(data !== undefined).toBe(isPossible)
  if (!data) return
  model.orders.push({
    id: data.orderId,
    person,
    amount: wished,
    status: 'pending',
    outstanding: wished,
    interest: 0n,
    fee: 0n,
  })
  wallet.available -= wished
  model.escrow += wished
  if (wished === missing) model.phase = 'Financed'
}

/** The maximum that wallet and project allow, or a cent more. */
export function fill(world: World, person: number, excess: bigint): Promise<void> {
  const [missing, { available }] = [missingOf(world.model), world.model.wallets[person]!]
  return invest(world, person, (missing < available ? missing : available) + excess)
}

/** A revocation takes a project financed just now back to Investment. */
export async function leave(world: World, kind: 'revoke' | 'disinvest', place: number): Promise<void> {
  const { model, people } = world
  const order = chosenOf(model.orders, place)
  if (!order) return
  const isPossible =
    kind === 'revoke' ? order.status === 'pending' : order.status === 'active' && model.phase === 'Investment'
  const client = await clientOf(world, people[order.person]!)
  const { data } = await client.POST(`/v1/project/orders/{id}/${kind}`, { params: { path: { id: order.id } } })
  expect(data !== undefined).toBe(isPossible)
  if (!data) return
  const penalty = kind === 'revoke' ? 0n : halfUp(order.amount, CANCELLATION_BASIS_POINTS)
  order.status = 'cancelled'
  model.escrow -= order.amount
  model.penalties += penalty
  model.wallets[order.person]!.available += order.amount - penalty
  model.phase = 'Investment'
}

/** With the last reflection period the promoter of a financed project is paid. */
export async function mature({ app, model, project, period }: World): Promise<void> {
  app.clock.advance({ days: 5 })
  await activateDueOrders(app.kernel)
  await settleFinancing(app.kernel, project.projectId)
  for (const order of model.orders) if (order.status === 'pending') order.status = 'active'
  if (model.phase !== 'Financed' || model.schedule) return
  model.escrow = 0n
  model.schedule = scheduleFor(period)
}
