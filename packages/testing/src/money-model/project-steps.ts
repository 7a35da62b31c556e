import { payDistribution } from '@cauce/api/flows/distribute/index'
import { calendarDateOf, formatAmount } from '@cauce/contract'
import { expect } from 'vitest'
import { pdf } from '../sample-files.ts'
import { liveOrders, payOnPaper } from './model.ts'
import { clientOf, type World } from './world.ts'

/** All of the next amount due, a part, too much, or nothing. */
export async function distribute(world: World, percent: bigint): Promise<void> {
  const { app, model, project, administrator } = world
  const client = await clientOf(world, administrator)
  const query = { projectId: project.projectId, status: 'planned', orderBy: 'dueDate', orderSide: 'asc' } as const
  const { data: planned } = await client.GET('/v1/project/distributions', { params: { query } })
  expect(planned!.data.map(({ interestDue, principalDue }) => [interestDue, principalDue])).toEqual(
    (model.schedule ?? []).map(({ interest, principal }) => [formatAmount(interest), formatAmount(principal)]),
  )
  const due = model.schedule?.[0]
  if (!due) return
  const params = { path: { id: planned!.data[0]!.distributionId } }
  const paid = ((due.interest + due.principal) * percent) / 100n
  const { data } = await client.POST('/v1/project/distributions/{id}/record', {
    params,
    body: { amount: formatAmount(paid), paidOn: calendarDateOf(app.clock.now()), file: pdf() },
  })
  expect(data !== undefined).toBe(paid > 0n && paid <= due.interest + due.principal)
  if (!data) return
  const own = await client.POST('/v1/project/distributions/{id}/confirm', { params })
  expect(own.error).toMatchObject({ code: 'maker-is-checker' })
  const other = await clientOf(world, world.enterer)
  await other.POST('/v1/project/distributions/{id}/confirm', { params })
  // Two concurrent runs pay once.
  await Promise.all([payDistribution(app.kernel, params.path.id), payDistribution(app.kernel, params.path.id)])
  payOnPaper(model, paid)
}

/** Possible until the promoter is paid. */
export async function refund(world: World): Promise<void> {
  const { model, project, administrator } = world
  const client = await clientOf(world, administrator)
  const { data } = await client.POST('/v1/project/projects/{id}/refund', {
    params: { path: { id: project.projectId } },
    body: { reason: 'Sin licencia' },
  })
  expect(data !== undefined).toBe(model.phase !== 'Closed' && !model.schedule)
  if (!data) return
  for (const order of liveOrders(model)) {
    order.status = 'cancelled'
    model.wallets[order.person]!.available += order.amount
  }
  model.escrow = 0n
  model.phase = 'Closed'
}
