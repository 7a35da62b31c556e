import { DELIVERY_FEE_PERIODS, formatAmount } from '@cauce/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import { ask, cancel, decide, distribute, fill, invest, leave, mature, refund, scenario, type Step } from './steps.ts'
import { missingOf, byId } from './model.ts'
import { openWorld, type World, balancesOf, clientOf } from './world.ts'
import { FEES_ACCOUNT, PENALTIES_ACCOUNT, WITHHELD_ACCOUNT } from '@cauce/api/modules/wallet/ledger'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'

/**
 * Random steps of a project and its investors, through the API and a simple model; then balances match and the
 * reconciliation finds nothing.
 */
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const LIVES = 15 * Number(process.env['EFFORT'] ?? 1)

let app: TestApp
beforeAll(async () => {
  // Four-eyes is tested elsewhere.
  app = await startTestApp({ fourEyesThreshold: 100_000_000_000n })
})
afterAll(() => app.stop())

async function take(world: World, taken: Step): Promise<void> {
  switch (taken.kind) {
    case 'income':
    case 'withdraw':
      return ask(world, taken)
    case 'decide':
      return decide(world, taken.which, taken.isApproved, taken.isByEnterer)
    case 'cancel':
      return cancel(world, taken.which, taken.isByOwner)
    case 'invest':
      return invest(world, taken.person, taken.amount)
    case 'fill':
      return fill(world, taken.person, taken.excess)
    case 'revoke':
    case 'disinvest':
      return leave(world, taken.kind, taken.which)
    case 'mature':
      return mature(world)
    case 'distribute':
      return distribute(world, taken.percent)
    case 'refund':
      // Rare, so that most projects reach their payments.
      return taken.chance === 0 || world.model.schedule ? refund(world) : undefined
  }
}

it(
  `agrees with the model to the cent after every random sequence of steps (SEED=${seed})`,
  { timeout: 580_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async ({ period, steps }) => {
        app.clock.set('2026-11-20T09:00:00Z')
        const world = await openWorld(app, period)
        for (const taken of steps) await take(world, taken)
        await expectBooks(world)
      }),
      { seed, numRuns: LIVES, endOnFailure: true },
    )
  },
)

it.each(DELIVERY_FEE_PERIODS)(
  'follows a project that pays %s from the first order to the last return',
  async (period) => {
    app.clock.set('2026-11-20T09:00:00Z')
    const world = await openWorld(app, period)
    await invest(world, 0, 33_333n)
    await invest(world, 1, missingOf(world.model))
    await mature(world)
    // One partial payment, then the rest.
    await distribute(world, 33n)
    while (world.model.phase !== 'Closed') await distribute(world, 100n)
    await expectBooks(world)
    expect(world.model.fees).toBeGreaterThan(0n)
  },
)

/** Every balance equals the model's and the reconciliation finds nothing. */
async function expectBooks(world: World): Promise<void> {
  await expectWallets(world)
  await expectAccounts(world)
  await expectProject(world)
  // The domain refuses what is impossible; a database constraint would be logged as an error.
  expect(world.app.errors).toEqual([])
  const { invariants } = await reconcile(world.app.kernel)
  expect(invariants.filter(({ exceptionCount }) => exceptionCount > 0)).toEqual([])
}

async function expectWallets(world: World): Promise<void> {
  for (const [index, person] of world.people.entries()) {
    const client = await clientOf(world, person)
    const { data } = await client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: person.walletId } } })
    const { available, reserved, unreceived } = world.model.wallets[index]!
    expect(data).toMatchObject({
      available: formatAmount(available),
      reserved: formatAmount(reserved),
      unreceived: formatAmount(unreceived),
      balance: formatAmount(available + reserved + unreceived),
    })
  }
}

async function expectAccounts({ app, model, project, before }: World): Promise<void> {
  const after = await balancesOf(app, [FEES_ACCOUNT, PENALTIES_ACCOUNT, WITHHELD_ACCOUNT, project.projectId])
  const gained = (account: string) => after.get(account)! - before.get(account)!
  expect(after.get(project.projectId)).toBe(model.escrow)
  expect(gained(FEES_ACCOUNT)).toBe(model.fees)
  expect(gained(WITHHELD_ACCOUNT)).toBe(model.withheld)
  expect(gained(PENALTIES_ACCOUNT)).toBe(model.penalties)
}

async function expectProject({ app, model, project }: World): Promise<void> {
  const { rows } = await app.kernel.database.$client.query<{ id: string; status: string }>(
    'select order_id as id, status from orders where project_id = $1 order by order_id',
    [project.projectId],
  )
  expect(rows).toEqual(model.orders.toSorted(byId).map(({ id, status }) => ({ id, status })))
  const params = { path: { id: project.projectId } }
  const { data } = await app.client().GET('/v1/project/projects/{id}', { params })
  expect(data!.phaseName).toBe(model.phase)
}
