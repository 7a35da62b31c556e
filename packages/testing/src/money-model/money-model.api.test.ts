import { DELIVERY_FEE_PERIODS } from '@cauce/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import { expectBooks } from './books.ts'
import { life, type Step } from './life.ts'
import { missingOf } from './model.ts'
import { fill, invest, leave, mature } from './order-steps.ts'
import { distribute, refund } from './project-steps.ts'
import { ask, decide } from './wallet-steps.ts'
import { openWorld, type World } from './world.ts'

/**
 * Random lives of a project and its investors, from the first income to the last return, through the API and beside a
 * model that counts as one would on paper. Whatever happens in whatever order: what the model allows is done, what it does
 * not is refused, and after each life every cent is where the model says and the books prove themselves.
 */
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const LIVES = 30 * Number(process.env['EFFORT'] ?? 1)

let app: TestApp
beforeAll(async () => {
  // One administrator decides everything here: four eyes have tests of their own.
  app = await startTestApp({ fourEyesThreshold: 100_000_000_000n })
})
afterAll(() => app.stop())

async function take(world: World, taken: Step): Promise<void> {
  switch (taken.kind) {
    case 'income':
    case 'withdraw':
      return ask(world, taken)
    case 'decide':
      return decide(world, taken.which, taken.isApproved)
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
      // Seldom while it is possible, or few projects would live to pay; as often as it comes once it is not.
      return taken.chance === 0 || world.model.schedule ? refund(world) : undefined
  }
}

it(`keeps to the cent what a model on paper says, life after life (SEED=${seed})`, { timeout: 580_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(life, async ({ period, steps }) => {
      app.clock.set('2026-11-20T09:00:00Z')
      const world = await openWorld(app, period)
      for (const taken of steps) await take(world, taken)
      await expectBooks(world)
    }),
    { seed, numRuns: LIVES, endOnFailure: true },
  )
})

it.each(DELIVERY_FEE_PERIODS)(
  'follows a project that pays %s from the first order to the last return',
  async (period) => {
    app.clock.set('2026-11-20T09:00:00Z')
    const world = await openWorld(app, period)
    await invest(world, 0, 33_333n)
    await invest(world, 1, missingOf(world.model))
    await mature(world)
    // One payment in part, then the rest of it and all the others.
    await distribute(world, 33n)
    while (world.model.phase !== 'Closed') await distribute(world, 100n)
    await expectBooks(world)
    expect(world.model.fees).toBeGreaterThan(0n)
  },
)
