import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { IS_LONG, MINUTES } from './effort.ts'
import { startApiProcess, type ApiProcess } from '../bench/api-process.ts'
import { figures, intactBooks, MoneyLoad, PROJECTS } from '../money-load.ts'
import { startOwnDatabase, type OwnDatabase } from '../own-database.ts'

/** Longer than a transaction may last: with limits of production in the long form. */
const PAUSE_MS = IS_LONG ? 60_000 : 4_000
const LIMITS = IS_LONG ? undefined : { connectMs: 2_000, lockMs: 2_000, statementMs: 2_000, transactionMs: 3_000 }
const PAUSES = IS_LONG ? Math.ceil(MINUTES) : 1
const PATIENCE_MS = 45_000

let own: OwnDatabase
let owner: pg.Pool
let load: MoneyLoad
let processes: ApiProcess[]
let serving: ApiProcess

beforeAll(async () => {
  own = await startOwnDatabase()
  owner = new pg.Pool({ connectionString: own.database.ownerUrl, max: 1 })
  load = await MoneyLoad.prepare({
    ownerUrl: own.database.ownerUrl,
    port: () => serving.port,
    // Clients of the paused process wait.
    answerTimeoutMs: PAUSE_MS + PATIENCE_MS,
    pauseMs: 50,
  })
  processes = await Promise.all(
    [1, 2].map(() =>
      startApiProcess(own.database.url, own.folder, { isRunningJobs: true, ...(LIMITS && { limits: LIMITS }) }),
    ),
  )
  serving = processes[0]!
})
afterAll(async () => {
  for (const each of processes) each.child.kill('SIGCONT')
  await Promise.all(processes.map((each) => each.stop()))
  await owner.end()
  await own.stop()
})

/** Stops a process while its transaction holds locks. */
async function pauseInTransaction({ child }: ApiProcess): Promise<void> {
  const hasWritten = `select from pg_locks where locktype = 'transactionid' and granted`
  do {
    child.kill('SIGCONT')
    await sleep(Math.random() * 100)
    child.kill('SIGSTOP')
    // PostgreSQL has ended what it can.
    await sleep(500)
  } while ((await owner.query(hasWritten)).rowCount === 0)
}

it(
  `continues while one process pauses for ${PAUSE_MS / 1000} s under load, and loses and duplicates nothing`,
  { timeout: 300_000 + PAUSES * (PAUSE_MS + 60_000) },
  async () => {
    const recoveries = { others: [] as number[], paused: [] as number[] }
    for (let pause = 0; pause < PAUSES; pause += 1) {
      const [paused, other] = pause % 2 === 0 ? processes : processes.toReversed()
      serving = paused!
      const waiting = load.begin()
      await load.untilServing()
      await pauseInTransaction(paused!)
      const pausedAt = performance.now()
      serving = other!
      // Includes the projects whose rows are locked.
      recoveries.others.push(await load.untilServing(PROJECTS))
      const served = load.begin()
      await sleep(Math.max(0, PAUSE_MS - (performance.now() - pausedAt)))
      paused!.child.kill('SIGCONT')
      serving = paused!
      recoveries.paused.push(await load.untilServing())
      await Promise.all([waiting.stop(), served.stop()])
    }
    console.log(`First accepted call of another process: ${figures(recoveries.others)}`)
    console.log(`First accepted call after the pause: ${figures(recoveries.paused)}`)

    const { acknowledged, ...found } = await load.verify(own.database.url)
    expect(found).toEqual(intactBooks(found.attempts))
    expect(acknowledged).toBeGreaterThan(PAUSES)
    expect(Math.max(...recoveries.others, ...recoveries.paused)).toBeLessThan(PATIENCE_MS)
  },
)
