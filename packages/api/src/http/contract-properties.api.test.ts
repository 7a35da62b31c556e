import {
  ACTORS,
  allEndpoints,
  errors,
  isErrorCode,
  PHASE_IDS,
  Problem,
  PROMOTION_TYPE_IDS,
  scopeOf,
  successStatusOf,
  TICKET_STATE_IDS,
  type ActorKind,
  type Endpoint,
} from '@cauce/contract'
import { refusalsOf } from '@cauce/contract/openapi/refusals.ts'
import { CATALOGUE_IDS, given, testWorld } from '@cauce/testing'
import { spoiledInput, unreadable, validInput, type KnownIds } from '@cauce/testing/contract-arbitraries'
import { requestOf, type RawRequest, type RequestInput } from '@cauce/testing/contract-requests'
import fc from 'fast-check'
import { inspect } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

/**
 * Property test: for any input as any actor, no call answers a bug, every refusal is documented, every answer fits the
 * contract. `SEED=<n>` replays a failure, `EFFORT=10` makes ten times as many calls.
 */
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const effort = Number(process.env['EFFORT'] ?? 1)
const RUNS = 2 * effort

const { app, world } = testWorld({ isLoginThrottled: false })
let ids: Readonly<Record<string, readonly string[]>>
let requests = 0
const carriedOut = new Set<string>()

beforeAll(async () => {
  const open = await given(app).project({ managerId: world.manager.userId })
  const customer = world.customer.userId
  ids = {
    projectId: [open.projectId, world.ids['projects.id']!],
    projectPhaseId: [open.projectPhaseId],
    phaseId: Object.values(PHASE_IDS),
    promotionTypeId: Object.values(PROMOTION_TYPE_IDS),
    stateId: Object.values(TICKET_STATE_IDS),
    managerId: [world.manager.userId],
    responsibleId: [world.manager.userId],
    userId: [customer],
    accountId: [customer],
    ownerId: [customer],
  }
})

/** Existing records by field or parameter. */
const knownIds =
  ({ operation }: Endpoint): KnownIds =>
  (field) => {
    const noun = operation.split('.')[0]!
    const known = { ...world.ids, ...CATALOGUE_IDS }
    const named = known[`${operation}.${field}`] ?? known[`${noun}.${field}`]
    if (named !== undefined) return [named]
    return (
      ids[field] ??
      Object.entries(world.ids).flatMap(([name, id]) => (name === `${field.slice(0, -2)}s.id` ? [id] : []))
    )
  }

const tokens = new Map<ActorKind, string>()

/** Undoes what staff did to the actor. */
async function tokenFor(kind: ActorKind): Promise<string | undefined> {
  if (kind === 'visitor') return undefined
  const known = tokens.get(kind)
  if (known !== undefined) return known
  const person = { pending: world.customer, user: world.customer, operator: world.manager, admin: world.administrator }[
    kind
  ]
  const role = kind === 'pending' ? 'user' : kind
  const managerId = role === 'user' ? world.manager.userId : null
  await app.kernel.database.$client.query(
    'update users set disabled = false, role = $2, manager_id = $3 where user_id = $1 and (disabled or role <> $2 or manager_id is distinct from $3)',
    [person.userId, role, managerId],
  )
  const { token } = await given(app).session(person.userId, kind === 'pending' ? 'pending' : 'full')
  tokens.set(kind, token)
  return token
}

/** A call may have ended any session, a refused password or code the caller's. */
function forgetEnded({ method }: Endpoint, statusCode: number): void {
  if (statusCode === 401 || (method !== 'GET' && statusCode < 400)) tokens.clear()
}

async function expectAnswer(endpoint: Endpoint, kind: ActorKind, request: RawRequest): Promise<void> {
  requests += 1
  const token = await tokenFor(kind)
  const { statusCode, headers, payload } = await app.app.inject({
    ...request,
    ...(token !== undefined && { cookies: { session: token } }),
  })
  forgetEnded(endpoint, statusCode)
  const summary = `${request.method} ${request.url.slice(0, 300)} as ${kind} answered ${statusCode}: ${payload.slice(0, 600)}`
  expect(statusCode, `${summary} because of ${inspect(app.errors.at(-1), { depth: 4 })}`).toBeLessThan(500)
  const isPermitted = scopeOf(endpoint.permission, kind) !== undefined
  if (statusCode >= 400) {
    expectRefusal(endpoint, statusCode, String(headers['content-type']), payload, summary)
    return
  }
  carriedOut.add(endpoint.operation)
  expect(isPermitted, summary).toBe(true)
  expect(statusCode, summary).toBe(successStatusOf(endpoint))
  const { output, isBinary } = endpoint
  expect(payload.length > 0, summary).toBe(output !== undefined || isBinary === true)
  const isRecord = String(headers['content-type']).startsWith('application/json')
  const fit = output && isRecord && z.safeDecode(output, JSON.parse(payload) as never)
  expect(isRecord || isBinary === true, summary).toBe(output !== undefined || isBinary === true)
  expect(fit ? fit.error?.issues : undefined, summary).toBeUndefined()
}

function expectRefusal(
  endpoint: Endpoint,
  status: number,
  contentType: string,
  payload: string,
  summary: string,
): void {
  expect(contentType, summary).toBe('application/problem+json; charset=utf-8')
  const problem = Problem.parse(JSON.parse(payload))
  expect(isErrorCode(problem.code), summary).toBe(true)
  expect([problem.status, errors[problem.code as keyof typeof errors].status], summary).toEqual([status, status])
  for (const { code } of problem.errors ?? []) expect(isErrorCode(code), summary).toBe(true)
  expect(refusalsOf(endpoint), `not documented: ${summary}`).toContain(problem.code)
}

const inOrder = allEndpoints.toSorted(
  (one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
)

describe(`with SEED=${seed}`, () => {
  test.each(inOrder.map((endpoint, place) => ({ name: nameOf(endpoint), endpoint, place })))(
    '$name answers every request as the contract says',
    async ({ endpoint, place }) => {
      const all = attemptsAt(endpoint)
      for (const [turn, kind] of ACTORS.entries()) {
        const isPermitted = scopeOf(endpoint.permission, kind) !== undefined
        // Distinct seeds, or all would draw the same values.
        const parameters = {
          seed: seed + place * ACTORS.length + turn,
          numRuns: isPermitted ? RUNS : effort,
          endOnFailure: true,
        }
        // Without the permission no input is read.
        for (const attempt of isPermitted ? all : all.slice(0, 1)) {
          const property = fc.asyncProperty(attempt, async (request) => {
            const raw = 'method' in request ? request : await requestOf(endpoint, request)
            if (!isOfAnother(endpoint, raw)) await expectAnswer(endpoint, kind, raw)
          })
          await fc.assert(property, parameters)
        }
      }
    },
    20_000 * effort,
  )
})

/**
 * An odd path value may hit another call (`me` for `{token}`), and clients remove the segments `.` and `..` (RFC 3986,
 * 5.2.4).
 */
function isOfAnother({ path }: Endpoint, { method, url }: RawRequest): boolean {
  const asked = url.split('?')[0]!
  if (new URL(asked, 'http://localhost').pathname !== asked) return true
  return allEndpoints.some((other) => other.path !== path && other.method === method && other.path === asked)
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Valid, invalid and, where a body is taken, malformed. */
function attemptsAt(endpoint: Endpoint): fc.Arbitrary<RequestInput | RawRequest>[] {
  const ids = knownIds(endpoint)
  const attempts = [validInput(endpoint, ids), spoiledInput(endpoint, ids)]
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return attempts
  return [...attempts, unreadable(endpoint, ids)]
}

test('thousands of calls were made, and most operations succeeded at least once', async ({ annotate }) => {
  const refused = allEndpoints.filter(({ operation }) => !carriedOut.has(operation)).map(({ operation }) => operation)
  await annotate(`${requests} calls with SEED=${seed}; always refused: ${refused.join(', ')}`)
  expect(requests).toBeGreaterThan(5000)
  // If nearly all were refused for their form, little would be tested.
  expect(carriedOut.size).toBeGreaterThan(allEndpoints.length * 0.7)
})
