import { COOKIES } from '@cauce/contract'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '@cauce/api'
import { openDatabase } from '@cauce/api/database'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { seedScale, type ScaledWorld } from '@cauce/seed/scale'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApiProcess, type ApiProcess } from './bench/api-process.ts'
import { startOwnDatabase, type OwnDatabase } from './own-database.ts'

/** Kills of API and database in turn, each under load. */
const KILLS = 20
const CLIENTS = 16

let own: OwnDatabase
let world: ScaledWorld
let api: ApiProcess

beforeAll(async () => {
  own = await startOwnDatabase()
  world = await seedScale(own.database.ownerUrl, {
    investors: 64,
    projects: 8,
    walletCents: 100_000_000n,
    financingCents: 100_000_000_000n,
  })
  api = await startApiProcess(own.database.url, own.folder)
})
afterAll(async () => {
  await api.stop()
  await own.stop()
})

/** An order or an income on the client's side: what it sent, and the answer if one arrived. */
interface Attempt {
  readonly key: string
  readonly path: string
  readonly token: string
  readonly body: string
  effectId?: string
}

/** Idempotency keys that were answered with two different effects. */
const doubled: string[] = []
let keys = 0
/** Orders, and every fourth attempt an income that an administrator enters. */
function newAttempt(): Attempt {
  const number = (keys += 1)
  const key = `crash-key-${number}`
  const { userId, bankAccountId, token } = world.investors[number % world.investors.length]!
  if (number % 4 === 0) {
    const body = JSON.stringify({ type: 'income', amount: '1.00', userId, bankAccountId })
    return { key, path: '/v1/wallet/transactions', token: world.administrators[0]!.token, body }
  }
  const project = world.projects[number % world.projects.length]!
  const body = JSON.stringify({ ...project, amount: '1.00', orderType: 'invest', userId, acceptsTerms: true })
  return { key, path: '/v1/project/orders', token, body }
}

/** Sends an attempt once. Keeps the answer only if it arrived complete. */
async function send(attempt: Attempt): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${api.port}${attempt.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `${COOKIES.session}=${attempt.token}`,
        'idempotency-key': attempt.key,
      },
      body: attempt.body,
    })
    const { orderId, transactionId } = (await answer.json()) as { orderId?: string; transactionId?: string }
    const effectId = orderId ?? transactionId
    if (answer.status !== 201 || effectId === undefined) return false
    if (attempt.effectId !== undefined && attempt.effectId !== effectId) doubled.push(attempt.key)
    attempt.effectId = effectId
    return true
  } catch {
    return false
  }
}

async function killDatabase(): Promise<void> {
  const client = new pg.Client({ connectionString: own.database.ownerUrl })
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

it('keeps every acknowledged order and income exactly once over twenty kills', { timeout: 240_000 }, async () => {
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
      api = await startApiProcess(own.database.url, own.folder)
    } else {
      await killDatabase()
      load.isOver = true
    }
    await Promise.all(clients)
    await untilServing()
  }

  // Every attempt is repeated with the same key, answered or not.
  const acknowledged = attempts.filter(({ effectId }) => effectId !== undefined).length
  for (let start = 0; start < attempts.length; start += CLIENTS) {
    const answers = await Promise.all(attempts.slice(start, start + CLIENTS).map(send))
    expect(answers.every(Boolean)).toBe(true)
  }
  expect(doubled).toEqual([])
  expect(acknowledged).toBeGreaterThan(KILLS)
  expect(new Set(attempts.map(({ effectId }) => effectId)).size).toBe(attempts.length)

  const books = openDatabase({ url: own.database.url })
  const { invariants } = await reconcile({ database: books, clock: systemClock })
  const { rows } = await books.$client.query<{ count: string }>(
    `select count(*) from idempotency_keys k
     join (select order_id as effect_id from orders union all select transaction_id from transactions) effects using (effect_id)
     where k.key = any ($1)`,
    [attempts.map(({ key }) => key)],
  )
  await books.$client.end()
  expect(Number(rows[0]!.count)).toBe(attempts.length)
  expect(invariants.filter(({ exceptionCount }) => exceptionCount > 0)).toEqual([])
})
