import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate, systemClock } from '@cauce/api'
import { openDatabase } from '@cauce/api/database'
import { reconcile } from '@cauce/api/modules/reconciliation'
import { seedScale, type ScaledWorld } from '@cauce/seed/scale'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '@cauce/server/database'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApiProcess, type ApiProcess } from './bench/api-process.ts'

/** Twenty kills: of the API and of the database in turn, each in the middle of a load. */
const KILLS = 20
const CLIENTS = 16

let folder: string
let database: EmbeddedDatabase
let world: ScaledWorld
let api: ApiProcess

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cauce-crash-'))
  database = await startEmbeddedDatabase({
    dataFolder: path.join(folder, 'data'),
    log: { info: () => {}, warn: () => {} },
  })
  await migrate({ ownerUrl: database.ownerUrl })
  world = await seedScale(database.ownerUrl, {
    investors: 64,
    projects: 8,
    walletCents: 100_000_000n,
    financingCents: 100_000_000_000n,
  })
  api = await startApiProcess(database.url, folder)
})
afterAll(async () => {
  await api.stop()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** An order as a client remembers it: what it sent, and what it was answered, if it was. */
interface Attempt {
  readonly key: string
  readonly token: string
  readonly body: string
  orderId?: string
}

/** Keys that were answered with two different orders. */
const doubled: string[] = []
let keys = 0
function newAttempt(): Attempt {
  const number = (keys += 1)
  const investor = world.investors[number % world.investors.length]!
  const project = world.projects[number % world.projects.length]!
  const body = JSON.stringify({
    ...project,
    amount: '1.00',
    orderType: 'invest',
    userId: investor.userId,
    acceptsTerms: true,
  })
  return { key: `crash-key-${number}`, token: investor.token, body }
}

/** Sends an order once; the answer is remembered only when it arrived whole. */
async function send(attempt: Attempt): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${api.port}/v1/project/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `cauce_session=${attempt.token}`,
        'idempotency-key': attempt.key,
      },
      body: attempt.body,
    })
    const { orderId } = (await answer.json()) as { orderId?: string }
    if (answer.status !== 201 || orderId === undefined) return false
    if (attempt.orderId !== undefined && attempt.orderId !== orderId) doubled.push(attempt.key)
    attempt.orderId = orderId
    return true
  } catch {
    return false
  }
}

async function killDatabase(): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerUrl })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const status = readFileSync(`/proc/${rows[0]!.pid}/status`, 'utf8')
  process.kill(Number(/^PPid:\s+(\d+)/m.exec(status)![1]), 'SIGKILL')
  await client.end().catch(() => {})
}

async function untilServing(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await send(newAttempt())) return
    await sleep(100)
  }
  throw new Error('The API did not come back')
}

it('keeps every acknowledged order exactly once over twenty kills', { timeout: 240_000 }, async () => {
  const attempts: Attempt[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    const load = { isOver: false }
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (!load.isOver) {
        const attempt = newAttempt()
        attempts.push(attempt)
        if (!(await send(attempt))) await sleep(20)
      }
    })
    await sleep(300 + (kill % 5) * 40)
    if (kill % 2 === 0) {
      await api.kill()
      load.isOver = true
      api = await startApiProcess(database.url, folder)
    } else {
      await killDatabase()
      load.isOver = true
    }
    await Promise.all(clients)
    await untilServing()
  }

  // Everybody asks again with the same key, whether they were answered or not.
  const acknowledged = attempts.filter(({ orderId }) => orderId !== undefined).length
  for (let start = 0; start < attempts.length; start += CLIENTS) {
    const answers = await Promise.all(attempts.slice(start, start + CLIENTS).map(send))
    expect(answers.every(Boolean)).toBe(true)
  }
  expect(doubled).toEqual([])
  expect(acknowledged).toBeGreaterThan(KILLS)
  expect(new Set(attempts.map(({ orderId }) => orderId)).size).toBe(attempts.length)

  const books = openDatabase({ url: database.url })
  const { invariants } = await reconcile({ database: books, clock: systemClock })
  const { rows } = await books.$client.query<{ count: string }>(
    'select count(*) from idempotency_keys k join orders o on o.order_id = k.effect_id where k.key = any ($1)',
    [attempts.map(({ key }) => key)],
  )
  await books.$client.end()
  expect(Number(rows[0]!.count)).toBe(attempts.length)
  expect(invariants.filter(({ exceptionCount }) => exceptionCount > 0)).toEqual([])
})
