import { payDistribution } from '@cauce/api/flows/distribute/index'
import { calendarDateOf, formatAmount, DELIVERY_FEE_PERIODS, type DeliveryFeePeriod } from '@cauce/contract'
import { expect } from 'vitest'
import { pdf, SEEN } from '../sample-files.ts'
import { givenBankLines } from '../given-bank-lines.ts'
import {
  liveOrders,
  payOnPaper,
  receiveOnPaper,
  CANCELLATION_BASIS_POINTS,
  chosenOf,
  halfUp,
  MINIMUM,
  missingOf,
  scheduleFor,
} from './model.ts'
import { clientOf, type World } from './world.ts'
import { activateDueOrders } from '@cauce/api/modules/project/orders'
import { settleFinancing } from '@cauce/api/flows/finance-project'
import { ALL_CONSENTS } from '../consents.ts'
import fc from 'fast-check'

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

export async function ask(world: World, asking: Asking): Promise<void> {
  const { model, people, bankAccountIds, enterer } = world
  const { kind: type, person, amount, isByStaff } = asking
  const wallet = model.wallets[person]!
  const client = await clientOf(world, isByStaff ? enterer : people[person]!)
  const { userId } = people[person]!
  const { data } = await client.POST('/v1/wallet/transactions', {
    body: { type, amount: formatAmount(amount), bankAccountId: bankAccountIds[person]!, userId },
  })
  expect(data !== undefined).toBe(type === 'income' || amount <= wallet.available)
  if (!data) return
  model.movements.push({ id: data.transactionId, person, type, amount, isByStaff, isPending: true })
  if (type === 'income') return
  wallet.available -= amount
  wallet.reserved += amount
}

/** Pending or not, perhaps entered by the same administrator. */
export async function decide(world: World, place: number, isApproved: boolean, isByEnterer: boolean): Promise<void> {
  const movement = chosenOf(world.model.movements, place)
  if (!movement) return
  const client = await clientOf(world, isByEnterer ? world.enterer : world.administrator)
  const { data } = await client.PATCH('/v1/wallet/transactions/{id}', {
    params: { path: { id: movement.id } },
    body: isApproved
      ? { status: 'completed', file: pdf() }
      : { status: 'rejected', rejectReason: 'No consta en el banco' },
  })
  expect(data !== undefined).toBe(movement.isPending && !(isApproved && isByEnterer && movement.isByStaff))
  if (!data) return
  movement.isPending = false
  const wallet = world.model.wallets[movement.person]!
  if (movement.type === 'withdraw') wallet.reserved -= movement.amount
  if ((movement.type === 'income') === isApproved) wallet.available += movement.amount
}

/** Pending or not; by its owner or another person. */
export async function cancel({ app, model, people }: World, place: number, isByOwner: boolean): Promise<void> {
  const movement = chosenOf(model.movements, place)
  if (!movement) return
  const person = isByOwner ? movement.person : (movement.person + 1) % people.length
  const client = await clientOf({ app }, people[person]!)
  const { data } = await client.POST('/v1/wallet/transactions/{id}/cancel', { params: { path: { id: movement.id } } })
  expect(data !== undefined).toBe(movement.isPending && isByOwner && !movement.isByStaff)
  if (!data) return
  movement.isPending = false
  if (movement.type === 'income') return
  const wallet = model.wallets[movement.person]!
  wallet.reserved -= movement.amount
  wallet.available += movement.amount
}

export type Step =
  | Asking
  | { readonly kind: 'decide'; readonly which: number; readonly isApproved: boolean; readonly isByEnterer: boolean }
  | { readonly kind: 'cancel'; readonly which: number; readonly isByOwner: boolean }
  | { readonly kind: 'invest'; readonly person: number; readonly amount: bigint }
  | { readonly kind: 'fill'; readonly person: number; readonly excess: bigint }
  | { readonly kind: 'revoke' | 'disinvest'; readonly which: number }
  | { readonly kind: 'mature' }
  | { readonly kind: 'distribute'; readonly percent: bigint }
  | { readonly kind: 'refund'; readonly chance: number }

interface Asking {
  readonly kind: 'income' | 'withdraw'
  readonly person: number
  readonly amount: bigint
  readonly isByStaff: boolean
}

interface Scenario {
  readonly period: DeliveryFeePeriod
  readonly steps: readonly Step[]
}

const person = fc.nat({ max: 2 })

const which = fc.nat({ max: 7 })

/** Mostly possible, sometimes too small or too large. */
const amount = fc.oneof(fc.bigInt(9_000n, 35_000n), fc.bigInt(1n, 90_000n), fc.constantFrom(MINIMUM, 40_000n))

const percent = fc.constantFrom(1n, 33n, 100n, 100n, 101n)

const kindOf = <const Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds)

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: kindOf('income', 'withdraw'), person, amount, isByStaff: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: kindOf('decide'), which, isApproved: fc.boolean(), isByEnterer: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kindOf('cancel'), which, isByOwner: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ kind: kindOf('invest'), person, amount }) },
  { weight: 4, arbitrary: fc.record({ kind: kindOf('fill'), person, excess: fc.constantFrom(0n, 0n, 1n) }) },
  { weight: 4, arbitrary: fc.record({ kind: kindOf('revoke', 'disinvest'), which }) },
  { weight: 4, arbitrary: fc.record({ kind: kindOf('mature') }) },
  { weight: 4, arbitrary: fc.record({ kind: kindOf('distribute'), percent }) },
  { weight: 2, arbitrary: fc.record({ kind: kindOf('refund'), chance: fc.nat({ max: 3 }) }) },
) as fc.Arbitrary<Step>

export const scenario: fc.Arbitrary<Scenario> = fc.record({
  period: fc.constantFrom(...DELIVERY_FEE_PERIODS),
  steps: fc.array(step, { minLength: 15, maxLength: 45 }),
})
