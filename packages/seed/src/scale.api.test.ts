import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { testApp, placeOrder } from '@cauce/testing'
import { beforeAll, expect, test } from 'vitest'
import { seedScale } from './scale.ts'

const app = testApp()
beforeAll(async () => {
  // Sessions of load data start at database time.
  app.clock.set(new Date())
})

const scale = (investors: number, projects: number) =>
  seedScale(app.ownerUrl, { investors, projects, walletCents: 1_000_000n, financingCents: 10_000_000_000n })

test('generated investors have money and a session, and can invest at once', async () => {
  const { investors, projects } = await scale(20, 2)
  const [{ userId, walletId, token }, project] = [investors.at(-1)!, projects[1]!]
  const client = app.client(token)
  const wallet = await client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: walletId } } })
  expect(wallet.data).toMatchObject({ balance: '10000.00', available: '10000.00' })
  const order = await placeOrder({ client, userId }, project, '1000.00')
  expect(order.response.status).toBe(201)
})

test('generating can be repeated, and the books balance', async () => {
  const { investors } = await scale(6_000, 1)
  expect(new Set(investors.map(({ userId }) => userId)).size).toBe(6_000)
  const { invariants } = await reconcile({ database: app.kernel.database, clock: app.clock })
  expect(invariants.filter(({ exceptionCount }) => exceptionCount > 0)).toEqual([])
})
