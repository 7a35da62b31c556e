import type { Vitality } from '@cauce/api/database'
import { afterEach, expect, test } from 'vitest'
import { withServer } from './http/testing/with-server.ts'
import { createHealth, type Health } from './health.ts'

const since = new Date('2026-11-20T09:00:00Z')
const SERVING: Vitality = { state: 'serving' }
const UNREACHABLE: Vitality = { state: 'unreachable', since, reason: 'ECONNREFUSED' }
const STUCK: Vitality = { state: 'stuck', since, reason: 'no answer in 2 s' }
const logged: string[] = []
const log = {
  warn: (_: object, message: string) => void logged.push(message),
  info: (message: string) => void logged.push(message),
}
let health: Health | undefined
afterEach(() => {
  health?.close()
  logged.length = 0
})

function ask(path: string) {
  return withServer(
    (request, response) => void health!.answer(response, request.url!),
    (send) => send(path),
  )
}
const begin = (vitality: Vitality, checkMs = 60_000) => {
  let now = vitality
  health = createHealth({ vitality: { check: async () => now, last: () => now }, log, checkMs })
  return { set: (next: Vitality) => (now = next) }
}

test.each([
  { database: 'answers', vitality: SERVING, path: '/healthz', status: 200, body: 'ok' },
  { database: 'answers', vitality: SERVING, path: '/readyz', status: 200, body: 'ok' },
  {
    database: 'is away, which a restart does not mend',
    vitality: UNREACHABLE,
    path: '/healthz',
    status: 200,
    body: 'ok',
  },
  {
    database: 'is away',
    vitality: UNREACHABLE,
    path: '/readyz',
    status: 503,
    body: 'the database does not answer since 2026-11-20T09:00:00.000Z: ECONNREFUSED',
  },
  ...['/healthz', '/readyz'].map((path) => ({
    database: 'answers others but not this process',
    vitality: STUCK,
    path,
    status: 503,
    body: 'this process gets no connection to the database since 2026-11-20T09:00:00.000Z: no answer in 2 s',
  })),
])('$path answers $status when the database $database', async ({ vitality, path, status, body }) => {
  begin(vitality)
  expect(await ask(path)).toMatchObject({ status, body: `${body}\n` })
})

test.each([
  { path: '/healthz', isFor: true },
  { path: '/readyz', isFor: true },
  { path: '/health', isFor: false },
  { path: '/', isFor: false },
])('$path is a health check: $isFor', ({ path, isFor }) => {
  begin(SERVING)
  expect(health!.isFor(path)).toBe(isFor)
})

test('a process is ready until it begins to stop', async () => {
  begin(SERVING)
  const hurry = new AbortController()
  const drained = health!.drain(600_000, hurry.signal)
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: 'stopping\n' })
  expect((await ask('/healthz')).status).toBe(200)
  hurry.abort()
  await drained
})

test('a process is ready without its standby, and reports that', async () => {
  const standbyAbsence = () => ({ since, reason: 'more than 10 s behind' })
  health = createHealth({ vitality: { check: async () => SERVING, last: () => SERVING }, standbyAbsence, log })
  expect(await ask('/readyz')).toMatchObject({
    status: 200,
    body: 'ok\nreports are read from the primary since 2026-11-20T09:00:00.000Z, because of the standby: more than 10 s behind\n',
  })
  expect(await ask('/healthz')).toMatchObject({ status: 200, body: 'ok\n' })
})

test('health is checked in the background, and each change is logged once', async () => {
  const { set } = begin(UNREACHABLE, 5)
  await expect.poll(() => logged).toEqual(['the database does not answer'])
  set(SERVING)
  await expect.poll(() => logged).toEqual(['the database does not answer', 'The database answers again.'])
})
