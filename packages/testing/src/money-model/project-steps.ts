import { payDistribution } from '@cauce/api/flows/distribute/index'
import { calendarDateOf, formatAmount } from '@cauce/contract'
import { expect } from 'vitest'
import { pdf, SEEN } from '../sample-files.ts'
import { givenBankLines } from '../given-bank-lines.ts'
import { liveOrders, payOnPaper, receiveOnPaper } from './model.ts'
import { clientOf, type World } from './world.ts'

export async function distribute(world: World, percent: bigint): Promise<void> {
  const { app, model, project, administrator } = world
  await receive(world, model.unreceived)
  const creditsBeforeReceipt = percent === 100n
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
    body: {
      amount: formatAmount(paid),
      paidOn: calendarDateOf(app.clock.now()),
      file: pdf(),
      creditsBeforeReceipt,
    },
  })
  expect(data !== undefined).toBe(paid > 0n && paid <= due.interest + due.principal)
  if (!data) return
  const own = await client.POST('/v1/project/distributions/{id}/confirm', { params, body: { seen: SEEN } })
  expect(own.error).toMatchObject({ code: 'maker-is-checker' })
  const other = await clientOf(world, world.enterer)
  await other.POST('/v1/project/distributions/{id}/confirm', { params, body: { seen: SEEN } })
  const payment = { id: params.path.id, amount: paid }
  if (!creditsBeforeReceipt) await receive(world, [payment])
  // Two concurrent runs pay once.
  await Promise.all([payDistribution(app.kernel, params.path.id), payDistribution(app.kernel, params.path.id)])
  payOnPaper(model, paid, creditsBeforeReceipt ? 'unreceived' : 'available')
  if (creditsBeforeReceipt) model.unreceived = [payment]
}

/** Two administrators match each payment with its line. */
async function receive(world: World, payments: World['model']['unreceived']): Promise<void> {
  const { app, administrator, enterer, model } = world
  for (const { id, amount: cents } of payments) {
    const amount = formatAmount(cents)
    const movements = (await givenBankLines(app, administrator, { amount })).map((movementId) => ({ movementId }))
    const body = { movements, targets: [{ kind: 'distribution', id, amount }] } as const
    for (const person of [administrator, enterer]) {
      const client = await clientOf(world, person)
      expect(
        (await client.POST('/v1/bank/matching', { body: { ...body, targets: [...body.targets] } })).error,
      ).toBeUndefined()
    }
  }
  receiveOnPaper(model)
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
