import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { IS_LONG, MINUTES } from './effort.ts'
import { startApiProcess, type ApiProcess } from '../bench/api-process.ts'
import { figures, intactBooks, MoneyLoad } from '../money-load.ts'
import { startOwnDatabase, type OwnDatabase } from '../own-database.ts'

/** Alternately API and database, under load; a kill takes some five seconds. */
const KILLS = IS_LONG ? Math.ceil(MINUTES * 12) : 3
/** Far above an idle machine's recovery. */
const PATIENCE_MS = 45_000

let own: OwnDatabase
let load: MoneyLoad
let api: ApiProcess

beforeAll(async () => {
  own = await startOwnDatabase()
  load = await MoneyLoad.prepare({ ownerUrl: own.database.ownerUrl, port: () => api.port, pauseMs: 20, isMixed: true })
  api = await startApiProcess(own.database.url, own.folder)
})
afterAll(async () => {
  await api.stop()
  await own.stop()
})

async function killDatabase(): Promise<void> {
  const client = new pg.Client({ connectionString: own.database.ownerUrl })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const status = readFileSync(`/proc/${rows[0]!.pid}/status`, 'utf8')
  process.kill(Number(/^PPid:\s+(\d+)/m.exec(status)![1]), 'SIGKILL')
  await client.end().catch(() => {})
}

it(
  `keeps every acknowledged order, revocation, movement and decision exactly once over ${KILLS} kills`,
  {
    // For an overloaded machine.
    timeout: 300_000 + KILLS * 60_000,
  },
  async () => {
    const recoveries = { api: [] as number[], database: [] as number[] }
    for (let kill = 0; kill < KILLS; kill += 1) {
      const clients = load.begin()
      await sleep(300 + (kill % 5) * 40)
      const killed = kill % 2 === 0 ? 'api' : 'database'
      if (killed === 'api') {
        await api.kill()
        api = await startApiProcess(own.database.url, own.folder)
      } else {
        await killDatabase()
      }
      recoveries[killed].push(await load.untilServing())
      await clients.stop()
    }
    console.log(`First accepted call after the API listens again: ${figures(recoveries.api)}`)
    console.log(`First accepted call after a kill of PostgreSQL: ${figures(recoveries.database)}`)

    const { acknowledged, ...found } = await load.verify(own.database.url)
    expect(found).toEqual(intactBooks(found.attempts))
    expect(acknowledged).toBeGreaterThan(KILLS)
    expect(Math.max(...recoveries.api, ...recoveries.database)).toBeLessThan(PATIENCE_MS)
  },
)
