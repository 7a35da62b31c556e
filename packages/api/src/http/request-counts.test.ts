import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../database/index.ts'
import { createRequestCounts } from './request-counts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const dialect = new PgDialect({ casing: 'snake_case' })

function countRequests() {
  const shared: unknown[] = []
  const answers: ((clients: readonly string[]) => Promise<readonly object[]>)[] = []
  const execute = async (statement: SQL) => {
    const [clients, requests] = dialect.sqlToQuery(statement).params as [string[], number[]]
    shared.push(Object.fromEntries(clients.map((client, n) => [client, requests[n]])))
    return { rows: (await answers.shift()?.(clients)) ?? [] }
  }
  const { Store, close } = createRequestCounts({ execute } as unknown as Database)
  const store = new Store()
  const ask = (client = 'one') => {
    let found: { current: number; ttl: number } | undefined
    store.incr(client, (error, result) => {
      if (error) throw error
      found = result
    })
    return found!
  }
  return { ask, shared, answers, close, store }
}
const answering = (requests: number, endsInMs: number) => async (clients: readonly string[]) =>
  clients.map((client) => ({ client, requests, ends_in_ms: endsInMs }))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('counts each client separately, in a minute that begins with its first request', async () => {
  const { ask, store } = countRequests()
  await pass(500)
  expect(ask()).toEqual({ current: 1, ttl: 60_000 })
  expect(ask('other')).toMatchObject({ current: 1 })
  await pass(59_999)
  expect(ask()).toEqual({ current: 2, ttl: 1 })
  await pass(1)
  expect(ask()).toEqual({ current: 1, ttl: 60_000 })
  expect(store.child()).toBe(store)
})

test('shares new requests every second, and continues from the sum of all processes', async () => {
  const { ask, shared, answers } = countRequests()
  await pass(999)
  for (const client of ['one', 'one', 'other']) ask(client)
  answers.push(answering(40, 30_000))
  expect(shared).toEqual([])
  await pass(1)
  expect(shared).toEqual([{ one: 2, other: 1 }])
  expect(ask()).toEqual({ current: 41, ttl: 30_000 })
  await pass(1_000)
  expect(shared.slice(1)).toEqual([{ one: 1 }])
  await pass(1_000)
  expect(shared).toHaveLength(3)
})

test('shares nothing without requests or for a client whose minute is over', async () => {
  const { ask, shared, answers } = countRequests()
  await pass(2_000)
  expect(shared).toEqual([])
  answers.push(answering(1, 800))
  ask()
  await pass(1_000)
  ask()
  await pass(1_000)
  expect(shared).toEqual([{ one: 1 }])
})

test('counts requests that arrive while it shares, with one sharing at a time', async () => {
  const { ask, shared, answers } = countRequests()
  const { promise, resolve } = Promise.withResolvers<void>()
  answers.push((clients) => promise.then(() => answering(10, 50_000)(clients)))
  ask()
  await pass(3_000)
  expect(ask()).toMatchObject({ current: 2 })
  expect(shared).toEqual([{ one: 1 }])
  resolve()
  await pass(0)
  expect(ask()).toEqual({ current: 12, ttl: 50_000 })
})

test('counts locally while the database is unreachable, and shares everything afterwards', async () => {
  const { ask, shared, answers } = countRequests()
  answers.push(() => Promise.reject(new Error('Connection terminated')), answering(9, 50_000))
  ask()
  await pass(1_000)
  expect(ask()).toMatchObject({ current: 2 })
  await pass(1_000)
  expect(shared).toEqual([{ one: 1 }, { one: 2 }])
  expect(ask()).toMatchObject({ current: 10 })
})

test('forgets the oldest clients when there are too many', async () => {
  const { ask } = countRequests()
  await pass(500)
  for (const client of ['again', 'first', 'second']) ask(client)
  await pass(60_000)
  ask('again')
  for (let n = 0; n < 19_998; n += 1) ask(`other-${n}`)
  expect(ask('again')).toMatchObject({ current: 2 })
})

test('waits for a running sharing when it closes', async () => {
  const { ask, shared, answers, close } = countRequests()
  const { promise, resolve } = Promise.withResolvers<object[]>()
  answers.push(() => promise)
  ask()
  await pass(1_000)
  let isClosed = false
  const closing = close().then(() => (isClosed = true))
  await pass(0)
  expect(isClosed).toBe(false)
  resolve([])
  await closing
  ask()
  await pass(5_000)
  expect(shared).toHaveLength(1)
})
