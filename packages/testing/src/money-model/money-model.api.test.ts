import { DELIVERY_FEE_PERIODS } from '@cauce/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import { expectBooks } from './books.ts'
import { ask, cancel, decide, scenario, type Step } from './wallet-steps.ts'
import { missingOf } from './model.ts'
import { fill, invest, leave, mature } from './order-steps.ts'
import { distribute, refund } from './project-steps.ts'
import { openWorld, type World } from './world.ts'

/**
 * Random steps of a project and its investors, through the API and a simple model; then balances match and the
 * reconciliation finds nothing.
 */
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const LIVES = 30 * Number(process.env['EFFORT'] ?? 1)

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
