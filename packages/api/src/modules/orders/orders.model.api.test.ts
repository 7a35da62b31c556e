import { given, startTestApp, type Person, type ProjectReference, type TestApp } from '@cauce/testing'
import { formatAmount, minimumFor } from '@cauce/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { v7 } from 'uuid'
import { bankAccounts } from '../bank-accounts/index.ts'
import { reconcile } from '../reconciliation/index.ts'
import { activateDueOrders } from './orders.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ fourEyesThreshold: 100_000_000n })
})
afterAll(() => app.stop())

const FINANCING = 100_000n
const MINIMUM = 10_000n
const CANCELLATION_FEE = 250n

/** The books as simply as they can be told: what each person holds, and what became of each order and withdrawal. */
interface Model {
  readonly wallets: { available: bigint; reserved: bigint }[]
  readonly orders: {
    readonly person: number
    readonly amount: bigint
    status: 'pending' | 'active' | 'cancelled'
    id: string
  }[]
  readonly withdrawals: {
    readonly person: number
    readonly amount: bigint
    status: 'pending' | 'completed' | 'rejected'
    id: string
  }[]
}
interface World {
  readonly model: Model
  readonly people: readonly Person[]
  readonly accounts: readonly string[]
  readonly administrator: Person
  readonly project: ProjectReference
}

const invested = ({ orders }: Model) =>
  orders.reduce((sum, order) => (order.status === 'cancelled' ? sum : sum + order.amount), 0n)
const isFull = (model: Model) => invested(model) === FINANCING
const clientOf = async (person: Person) => app.client((await given(app).session(person.userId)).token)

type Step =
  | { readonly kind: 'invest' | 'withdraw'; readonly person: number; readonly amount: bigint }
  | { readonly kind: 'revoke' | 'disinvest' | 'approve' | 'reject'; readonly which: number }
  | { readonly kind: 'mature' }

const person = fc.nat({ max: 2 })
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('invest' as const), person, amount: fc.bigInt(5_000n, 60_000n) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('withdraw' as const), person, amount: fc.bigInt(1n, 50_000n) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constantFrom('revoke', 'disinvest', 'approve', 'reject'),
        which: fc.nat({ max: 9 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('mature' as const) }) },
  ),
  { minLength: 5, maxLength: 25 },
) as fc.Arbitrary<Step[]>

async function take(world: World, step: Step): Promise<void> {
  switch (step.kind) {
    case 'invest':
      return invest(world, step.person, step.amount)
    case 'withdraw':
      return withdraw(world, step.person, step.amount)
    case 'revoke':
    case 'disinvest':
      return leave(world, step.kind, step.which)
    case 'approve':
    case 'reject':
      return decide(world, step.kind, step.which)
    case 'mature': {
      app.clock.advance({ days: 5 })
      await activateDueOrders(app.kernel)
      for (const order of world.model.orders) if (order.status === 'pending') order.status = 'active'
    }
  }
}

async function invest({ model, people, project }: World, who: number, amount: bigint): Promise<void> {
  const remainder = FINANCING - invested(model)
  const isPossible =
    !isFull(model) &&
    amount >= minimumFor(MINIMUM, remainder) &&
    amount <= remainder &&
    amount <= model.wallets[who]!.available
  const { data } = await (
    await clientOf(people[who]!)
  ).POST('/v1/project/orders', {
    body: {
      projectId: project.projectId,
      projectPhaseId: await presentPhase(project),
      amount: formatAmount(amount),
      orderType: 'invest',
      userId: people[who]!.userId,
      acceptsTerms: true,
    },
  })
  expect(data !== undefined).toBe(isPossible)
  if (!data) return
  model.wallets[who]!.available -= amount
  model.orders.push({ person: who, amount, status: 'pending', id: data.orderId })
}

async function presentPhase(project: ProjectReference): Promise<string> {
  const { rows } = await app.kernel.database.$client.query(
    'select project_phase_id from projects where project_id = $1',
    [project.projectId],
  )
  return rows[0].project_phase_id as string
}

async function withdraw({ model, people, accounts }: World, who: number, amount: bigint): Promise<void> {
  const wallet = model.wallets[who]!
  const { data } = await (
    await clientOf(people[who]!)
  ).POST('/v1/wallet/transactions', {
    body: { type: 'withdraw', amount: formatAmount(amount), bankAccountId: accounts[who]! },
  })
  expect(data !== undefined).toBe(amount <= wallet.available)
  if (!data) return
  wallet.available -= amount
  wallet.reserved += amount
  model.withdrawals.push({ person: who, amount, status: 'pending', id: data.transactionId })
}

async function leave({ model, people }: World, kind: 'revoke' | 'disinvest', which: number): Promise<void> {
  const order = model.orders[which]
  if (!order) return
  const isPossible = kind === 'revoke' ? order.status === 'pending' : order.status === 'active' && !isFull(model)
  const { data } = await (
    await clientOf(people[order.person]!)
  ).POST(`/v1/project/orders/{id}/${kind}`, { params: { path: { id: order.id } } })
  expect(data !== undefined).toBe(isPossible)
  if (!data) return
  const penalty = kind === 'revoke' ? 0n : (order.amount * CANCELLATION_FEE * 2n + 10_000n) / 20_000n
  order.status = 'cancelled'
  model.wallets[order.person]!.available += order.amount - penalty
}

async function decide({ model, administrator }: World, kind: 'approve' | 'reject', which: number): Promise<void> {
  const withdrawal = model.withdrawals[which]
  if (!withdrawal) return
  const file = new File(['%PDF-1.7\ntrailer<</Root 1 0 R>>\n%%EOF'], 'justificante.pdf')
  const body =
    kind === 'approve'
      ? { status: 'completed' as const, file }
      : { status: 'rejected' as const, rejectReason: 'Titular distinto' }
  const { data } = await (
    await clientOf(administrator)
  ).PATCH('/v1/wallet/transactions/{id}', { params: { path: { id: withdrawal.id } }, body })
  expect(data !== undefined).toBe(withdrawal.status === 'pending')
  if (!data) return
  withdrawal.status = kind === 'approve' ? 'completed' : 'rejected'
  const wallet = model.wallets[withdrawal.person]!
  wallet.reserved -= withdrawal.amount
  if (kind === 'reject') wallet.available += withdrawal.amount
}

async function openWorld(): Promise<World> {
  const people = await Promise.all([1, 2, 3].map(() => given(app).investor({ wallet: '700.00' })))
  const project = await given(app).project({
    financingAmount: formatAmount(FINANCING),
    minimumInvestment: formatAmount(MINIMUM),
  })
  const accounts = people.map(() => v7())
  const now = app.clock.now()
  await app.kernel.database.insert(bankAccounts).values(
    people.map(({ userId }, index) => ({
      bankAccountId: accounts[index]!,
      userId,
      alias: 'Nómina',
      account: 'ES9121000418450200051332',
      main: true,
      state: 'valid' as const,
      createdAt: now,
      updatedAt: now,
    })),
  )
  const wallets = people.map(() => ({ available: 70_000n, reserved: 0n }))
  return {
    model: { wallets, orders: [], withdrawals: [] },
    people,
    accounts,
    administrator: await given(app).administrator(),
    project,
  }
}

it('keeps the books as a simple model does, over random histories', { timeout: 90_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const world = await openWorld()
      for (const step of history) await take(world, step)
      const { model, people, project } = world
      for (const [index, { walletId, userId }] of people.entries()) {
        const client = app.client((await given(app).session(userId)).token)
        const { data } = await client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: walletId } } })
        const { available, reserved } = model.wallets[index]!
        expect(data).toMatchObject({
          available: formatAmount(available),
          reserved: formatAmount(reserved),
          balance: formatAmount(available + reserved),
        })
      }
      const { data } = await app
        .client()
        .GET('/v1/project/projects/{id}', { params: { path: { id: project.projectId } } })
      expect(data).toMatchObject({
        amountInvested: formatAmount(invested(model)),
        phaseName: isFull(model) ? 'Financed' : 'Investment',
      })
      const { invariants } = await reconcile(app.kernel)
      expect(invariants.filter(({ exceptionCount }) => exceptionCount > 0)).toEqual([])
    }),
    { numRuns: 25 },
  )
})
