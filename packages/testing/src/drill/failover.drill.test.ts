import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startApiProcess, type ApiProcess } from '../bench/api-process.ts'
import { FaultProxy } from '../fault-proxy.ts'
import { figures, intactBooks, MoneyLoad } from '../money-load.ts'
import { startReplicatedDatabase, type ReplicatedDatabase } from '../replicated-database.ts'

/** Short enough to expire here. */
const LIMITS = { connectMs: 2_000, lockMs: 2_000, statementMs: 2_000, transactionMs: 6_000 }
/** Far above an idle machine's promotion. */
const PATIENCE_MS = 45_000
const ACCEPTED_BEFORE = 20
/** Operator's option when the standby is away. */
const CANCEL_WAITS = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`

let pair: ReplicatedDatabase
let proxies: FaultProxy[]
let load: MoneyLoad
let api: ApiProcess

beforeAll(async () => {
  pair = await startReplicatedDatabase()
  proxies = [await FaultProxy.start(pair.primary.url), await FaultProxy.start(pair.standby.url)]
  load = await MoneyLoad.prepare({ ownerUrl: pair.primary.ownerUrl, port: () => api.port, pauseMs: 40 })
  await pair.makeSynchronous()
  api = await startApiProcess(addressOfBoth(), pair.folder, { limits: LIMITS, isRunningJobs: true })
})
afterAll(async () => {
  await api.stop()
  for (const proxy of proxies) await proxy.close()
  await pair.stop()
})

/** Standby first: roles are discovered. */
function addressOfBoth(): string {
  const [primary, standby] = proxies.map((proxy) => new URL(proxy.urlOf(pair.primary.url)))
  return primary!.href.replace(primary!.host, `${standby!.host},${primary!.host}`)
}

it('acknowledges only what the standby has received, even when the wait for it is cancelled', async () => {
  await load.untilServing()
  pair.signalStandby('SIGSTOP')
  const answered = () => load.counts.unavailable + load.counts.acknowledged
  const [{ acknowledged }, answeredBefore] = [load.counts, answered()]
  const clients = load.begin()
  let cancelled = 0
  await vi.waitFor(
    async () => {
      cancelled += (await pair.command(pair.primary, CANCEL_WAITS)).length
      expect(cancelled).toBeGreaterThan(8)
      expect(answered() - answeredBefore).toBeGreaterThan(48)
    },
    { timeout: 60_000 },
  )
  expect(load.counts.acknowledged).toBe(acknowledged)
  pair.signalStandby('SIGCONT')
  await load.untilServing()
  await clients.stop()
})

it('recovers when the standby is promoted, with every acknowledged order and income', async () => {
  const clients = load.begin()
  for (let accepted = 0; accepted < ACCEPTED_BEFORE; accepted += 1) await load.untilServing()
  await pair.killPrimary()
  await pair.promote()
  const recovery = await load.untilServing()
  await clients.stop()
  console.log(`First accepted call after the promotion: ${figures([recovery])}`)

  const { acknowledged, ...found } = await load.verify(pair.standby.url)
  console.log(`${found.attempts} calls, of which ${acknowledged} were acknowledged before they were repeated`)
  expect(found).toEqual(intactBooks(found.attempts))
  expect(acknowledged).toBeGreaterThan(ACCEPTED_BEFORE)
  expect(recovery).toBeLessThan(PATIENCE_MS)
})
