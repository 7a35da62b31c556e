import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { IS_LONG, MINUTES } from './effort.ts'
import { startApiProcess, type ApiProcess } from '../bench/api-process.ts'
import { DIRECTIONS, FAULTS, STAGES, FaultProxy, type ArmedFault } from '../fault-proxy.ts'
import { figures, intactBooks, MoneyLoad } from '../money-load.ts'
import { randomOf, shuffled } from '../random.ts'
import { startOwnDatabase, type OwnDatabase } from '../own-database.ts'

/** Printed on failure; `FAULT_SEED` repeats the order. */
const SEED = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000)
/** An idle machine recovers within 5 s. */
const PATIENCE_MS = 45_000
/** Short, so that each limit is reached. */
const LIMITS = { connectMs: 1_000, lockMs: 1_000, statementMs: 1_000, transactionMs: 3_000 }
/** Longer than the statement timeout and the client's wait (1 s and 2 s). */
const LONG_FREEZE_MS = 4_000

let own: OwnDatabase
let proxy: FaultProxy
let load: MoneyLoad
let api: ApiProcess

beforeAll(async () => {
  own = await startOwnDatabase()
  proxy = await FaultProxy.start(own.database.url)
  load = await MoneyLoad.prepare({
    ownerUrl: own.database.ownerUrl,
    port: () => api.port,
    // Keeps some call in flight at every fault.
    pauseMs: 100,
  })
  api = await startApiProcess(proxy.urlOf(own.database.url), own.folder, { limits: LIMITS })
})
afterAll(async () => {
  await api.stop()
  await proxy.close()
  await own.stop()
})

function shuffledFaults(random: () => number): ArmedFault[] {
  const stages = IS_LONG ? STAGES : (['commit'] as const)
  const places = stages.flatMap((stage) => DIRECTIONS.map((direction) => ({ stage, direction })))
  const faults = FAULTS.flatMap((fault) => places.map((place) => ({ fault, ...place })))
  return shuffled(faults, random)
}

it(
  `recovers from every network fault, and loses and duplicates nothing (seed ${SEED})`,
  {
    timeout: 900_000 + MINUTES * 120_000,
  },
  async () => {
    const random = randomOf(SEED)
    const until = performance.now() + MINUTES * 60_000
    const recoveries: number[] = []
    const missed = new Set<string>()
    const clients = load.begin()
    await load.untilServing()
    do {
      for (const fault of shuffledFaults(random)) {
        if (fault.stage === 'connect') {
          // Reconnects happen only where connections are missing.
          proxy.strikeAll('cut')
          proxy.heal()
        }
        if (!(await proxy.strike(fault, 5_000))) missed.add(JSON.stringify(fault))
        await sleep(random() * 200)
        proxy.heal()
        recoveries.push(await load.untilServing())
      }
      for (const fault of IS_LONG ? (['freeze', 'black hole', 'cut', 'reset'] as const) : (['black hole'] as const)) {
        proxy.strikeAll(fault)
        await sleep(fault === 'cut' || fault === 'reset' ? 500 : LONG_FREEZE_MS)
        proxy.heal()
        recoveries.push(await load.untilServing())
      }
    } while (performance.now() < until)
    await clients.stop()
    console.log(`First accepted call after a fault: ${figures(recoveries)} (seed ${SEED})`)

    const { acknowledged, ...found } = await load.verify(own.database.url)
    console.log(`${found.attempts} calls, of which ${acknowledged} were acknowledged before they were repeated`)
    expect(found).toEqual(intactBooks(found.attempts))
    expect([...missed]).toEqual([])
    expect(Math.max(...recoveries)).toBeLessThan(PATIENCE_MS)
  },
)
