import type { ActorKind, Endpoint } from '@cauce/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { noteAudited, type Call } from './bind.ts'
import { captureLog } from '@cauce/testing/captured-log'
import { EncodedAnswer, registerRoute } from './contract-route.ts'
import { actorOf, outcomeOf, recorded, Said, startThings, thing } from './testing/things.ts'

const read = thing({ output: Said })
const write = thing({ method: 'POST', output: Said })

test.each<[ActorKind, unknown]>([
  ['visitor', 'not-logged-in'],
  ['pending', 'code-owed'],
  ['user', 'own'],
  ['operator', 'assigned'],
  ['admin', 'all'],
])('a read for customers and staff answers a caller of kind %s with scope or refusal %s', async (kind, expected) => {
  const { route, calls } = recorded(read)
  const things = await startThings([route], { actor: actorOf(kind) })
  const outcome = outcomeOf(await things.call(read))
  expect(outcome === 200 ? calls[0]!.scope : outcome).toBe(expected)
})

test("an ended session is refused as expired, and a customer is refused an administrator's call", async () => {
  const ended = await startThings([recorded(read).route], { actor: actorOf('visitor', { isSessionOver: true }) })
  expect(outcomeOf(await ended.call(read))).toBe('session-expired')
  const assign = thing({ method: 'POST', permission: 'userAssignments.edit' })
  const things = await startThings([recorded(assign).route])
  expect(outcomeOf(await things.call(assign))).toBe('forbidden')
})

test('the handler gets the caller, the language, the operation and the input', async () => {
  const { route, calls } = recorded(read)
  const actor = actorOf('admin')
  const things = await startThings([route], { actor })
  await things.call(read, {}, { 'accept-language': 'en' })
  expect(calls[0]).toMatchObject({ actor, operation: 'things.GET', scope: 'all', language: 'en', address: '127.0.0.1' })
  expect(calls[0]).toMatchObject({ query: {}, body: {}, files: [], database: 'primary', request: expect.anything() })
})

const standby = {
  read: async (position: bigint | null, work: (database: never) => Promise<unknown>) =>
    work(`standby after ${position}` as never),
}
const lagging = thing({ output: Said, isLagAllowed: true })
const ofEverybody: Partial<Endpoint> = { permission: 'settings.read', output: Said, isLagAllowed: true }
test.each<{ name: string; endpoint: Endpoint; kind: ActorKind; from: string; has?: false }>([
  { name: 'a list for an administrator', endpoint: lagging, kind: 'admin', from: 'standby after 7' },
  { name: 'a list for a manager', endpoint: lagging, kind: 'operator', from: 'standby after 7' },
  { name: 'a list for a customer', endpoint: lagging, kind: 'user', from: 'primary' },
  { name: 'a public list for a visitor', endpoint: thing(ofEverybody), kind: 'visitor', from: 'primary' },
  { name: 'a list that must be current', endpoint: read, kind: 'admin', from: 'primary' },
  {
    name: "the caller's own records",
    endpoint: { ...lagging, permission: 'users.readOwn' },
    kind: 'admin',
    from: 'primary',
  },
  { name: 'a list where there is no standby', endpoint: lagging, kind: 'admin', from: 'primary', has: false },
])('$name is read from $from', async ({ endpoint, kind, from, has = true }) => {
  const { route, calls } = recorded(endpoint)
  const actor = actorOf(kind, { writtenPosition: 7n })
  const things = await startThings([route], { actor, ...(has && { standby: standby as never }) })
  expect((await things.call(endpoint)).statusCode).toBe(200)
  expect(calls[0]!.database).toBe(from)
})

async function hearOf(endpoint: Endpoint, kind: ActorKind, answer?: (call: Call) => unknown, has = true) {
  const heard = { noted: [] as string[], unaudited: [] as string[] }
  const things = await startThings([recorded(endpoint, answer).route], {
    actor: actorOf(kind),
    noteWritten: async (actor) => void heard.noted.push(actor.kind),
    onUnaudited: (operation) => void heard.unaudited.push(operation),
    ...(has && { standby: standby as never }),
  })
  expect((await things.call(endpoint)).statusCode).toBeLessThan(300)
  return heard
}

test.each<[name: string, endpoint: Endpoint, kind: ActorKind, isOfStaff: boolean]>([
  ['a write of an administrator', write, 'admin', true],
  ['a write of a manager', write, 'operator', true],
  ['a write of a customer', write, 'user', false],
  ['a read', read, 'admin', false],
])(
  'the position of staff writes is noted for the standby, their missing audit record reported: %s',
  async (...given) => {
    const [, endpoint, kind, isOfStaff] = given
    const expected = isOfStaff ? { noted: [kind], unaudited: ['things.POST'] } : { noted: [], unaudited: [] }
    expect(await hearOf(endpoint, kind)).toEqual(expected)
  },
)

test('a replay and an audited write are not reported, and without a standby nothing is noted', async () => {
  expect(await hearOf(write, 'admin', () => new EncodedAnswer('{}'))).toMatchObject({ unaudited: [] })
  expect(await hearOf(write, 'admin', (call) => (noteAudited(call), { said: '' }))).toMatchObject({ unaudited: [] })
  expect(await hearOf(write, 'admin', undefined, false)).toMatchObject({ noted: [] })
})

test('a log-in is logged with the operation', async () => {
  const log = captureLog()
  const login = thing({ method: 'POST', path: '/v1/auth/things', operation: 'things.login', output: Said })
  const things = await startThings([recorded(login).route], { log: log.logger })
  await things.call(login)
  expect(log.lines().filter(({ security }) => security === 'done')).toMatchObject([
    { operation: 'things.login', userId: 'u1' },
  ])
})

test('routes are marked for raw bodies, and answers to writes for no compression', async () => {
  const things = await startThings([])
  const told: unknown[] = []
  things.app.addHook('onRoute', ({ url, method, config, ...route }) => {
    const { compress } = route as { compress?: boolean }
    if (method !== 'HEAD') told.push([method, url, config, compress])
  })
  const raw = thing({ method: 'POST', path: '/v1/things/{id}/raw', isRawBody: true, params: z.object({ id: z.any() }) })
  for (const endpoint of [read, raw]) registerRoute(things.app, recorded(endpoint).route, {} as never)
  expect(told).toEqual([
    ['GET', '/v1/things', { isRawBody: false, operation: 'things.GET' }, undefined],
    ['POST', '/v1/things/:id/raw', { isRawBody: true, operation: 'things.POST' }, false],
  ])
})
