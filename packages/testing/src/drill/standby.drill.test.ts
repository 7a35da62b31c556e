import { buildApp, systemClock, type ApiApp } from '@cauce/api'
import { COOKIES } from '@cauce/contract'
import { seedScale, type ScaledWorld } from '@cauce/seed/scale'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startReplicatedDatabase, type ReplicatedDatabase } from '../replicated-database.ts'
import { injectClient } from '../test-app.ts'
import { testSettings } from '../test-settings.ts'

const LIMITS = { connectMs: 5_000, lockMs: 5_000, statementMs: 5_000, transactionMs: 10_000 }
const PATIENCE = { timeout: 60_000 }
/** The standby stays in use although it lags. */
const NEVER_TOO_OLD_MS = 600_000

let pair: ReplicatedDatabase
let world: ScaledWorld
let started: ApiApp[]

beforeAll(async () => {
  started = []
  pair = await startReplicatedDatabase()
  world = await seedScale(pair.primary.ownerUrl, {
    investors: 1,
    projects: 1,
    walletCents: 100_000n,
    financingCents: 1_000_000n,
  })
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((app) => app.close()))
  await onStandby('select pg_wal_replay_resume()')
})
afterAll(() => pair.stop())

const onStandby = (statement: string) => pair.command(pair.standby, statement)

async function start({ maximumLagMs = NEVER_TOO_OLD_MS, url = pair.standby.url } = {}) {
  const app = await buildApp({
    settings: testSettings(pair.folder),
    databaseUrl: pair.primary.url,
    standby: { url, maximumLagMs },
    limits: LIMITS,
    clock: systemClock,
  })
  await app.ready()
  started.push(app)
  const as = (token: string) => injectClient(app, { cookie: `${COOKIES.session}=${token}` })
  const [ada, bea] = world.administrators.map(({ token }) => as(token))
  const investor = as(world.investors[0]!.token)
  const count = async (client: ReturnType<typeof as>) => {
    const { data, response } = await client.GET('/v1/wallet/transactions')
    return data?.total ?? response.status
  }
  const enterIncome = async () => {
    const { userId, bankAccountId } = world.investors[0]!
    const body = { type: 'income' as const, amount: '1.00', userId, bankAccountId }
    expect((await bea!.POST('/v1/wallet/transactions', { body })).error).toBeUndefined()
  }
  return { app, ada: () => count(ada!), bea: () => count(bea!), investor: () => count(investor), enterIncome }
}

test('staff read lists on the standby, but after a write, and for their own money, on the primary', async () => {
  const { app, ada, bea, investor, enterIncome } = await start()
  await vi.waitFor(() => expect(app.standby!.absence()).toBeUndefined(), PATIENCE)
  const before = Number(await ada())
  await onStandby('select pg_wal_replay_pause()')
  await enterIncome()
  expect({ ada: await ada(), bea: await bea(), investor: await investor() }).toEqual({
    ada: before,
    bea: before + 1,
    investor: before + 1,
  })
  await onStandby('select pg_wal_replay_resume()')
  await vi.waitFor(async () => expect(await ada()).toBe(before + 1), PATIENCE)
})

test('a standby that lags too far is not read until it has caught up', async () => {
  const { app, ada, enterIncome } = await start({ maximumLagMs: 3_000 })
  await vi.waitFor(() => expect(app.standby!.absence()).toBeUndefined(), PATIENCE)
  const before = Number(await ada())
  await onStandby('select pg_wal_replay_pause()')
  await enterIncome()
  await vi.waitFor(() => expect(app.standby!.absence()?.reason).toBe('more than 3 s behind'), PATIENCE)
  expect(await ada()).toBe(before + 1)
  await onStandby('select pg_wal_replay_resume()')
  await vi.waitFor(() => expect(app.standby!.absence()).toBeUndefined(), PATIENCE)
})

test('a standby that hangs or is killed fails no request, and is read again when it is back', async () => {
  const { app, ada } = await start()
  await vi.waitFor(() => expect(app.standby!.absence()).toBeUndefined(), PATIENCE)
  const total = await ada()
  pair.signalStandby('SIGSTOP')
  expect(await ada()).toBe(total)
  await vi.waitFor(() => expect(app.standby!.absence()?.reason).toBe('no answer in 2 s'), PATIENCE)
  expect(await ada()).toBe(total)
  pair.signalStandby('SIGKILL')
  expect(await ada()).toBe(total)
  await vi.waitFor(() => expect(app.standby!.absence()).toBeUndefined(), PATIENCE)
  expect(await ada()).toBe(total)
})

test('an address of a primary is not used as a standby', async () => {
  const { app, ada } = await start({ url: pair.primary.url })
  expect(app.standby!.absence()?.reason).toBe('57P03')
  expect(await ada()).toBeGreaterThan(0)
})
