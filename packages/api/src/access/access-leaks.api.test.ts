import {
  allEndpoints,
  scopeOf,
  type ActorKind,
  type Endpoint,
  type ErrorCode,
  permissions,
  type Permission,
} from '@cauce/contract'
import {
  CATALOGUE_IDS,
  given,
  givenKnownPerson,
  givenWorld,
  openBrowser,
  testWorld,
  type GivenWorld,
  type Person,
  type TestApp,
} from '@cauce/testing'
import { exampleInput, requestOf, type RequestInput } from '@cauce/testing/contract-requests'
import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeNow } from '../modules/auth/totps/totps.domain.ts'

/** On others' records every call must answer as for a missing one, byte for byte. */
const routes = allEndpoints
  .filter(({ path }) => path.includes('{'))
  .map((endpoint) => ({ route: `${endpoint.method} ${endpoint.path}`, endpoint }))

/** Readable by everybody, or by private address (decision outgoing-payments). */
const isCatalogue = ({ permission }: Endpoint) =>
  [
    ...['catalogue.read', 'loanBook.read', 'settings.read', 'legalTexts.accept'],
    ...['awaitedPayments.read', 'complaints.follow', 'contactMessages.send'],
  ].includes(permission)

/** Giving up a presence answers alike for any. */
const isIdempotent = ({ operation }: Endpoint, kind: ActorKind) => operation === 'claims.release' && kind === 'operator'

interface Outsider {
  readonly what: string
  readonly kind: ActorKind
  readonly open: (app: TestApp) => Promise<string | undefined>
}

const { app, world: bystanders } = testWorld()
let world: GivenWorld
let theirs: readonly string[]
const tokens = new Map<string, string | undefined>()

const tokenOf = async (person: Promise<Person>) => (await person).token
const outsiders: readonly Outsider[] = [
  { what: 'a stranger', kind: 'user', open: (on) => tokenOf(given(on).investor({ wallet: '500.00' })) },
  { what: 'a manager without assignment', kind: 'operator', open: (on) => tokenOf(given(on).manager()) },
  { what: 'a person logged out', kind: 'visitor', open: async () => undefined },
  {
    what: 'a person with a pending session',
    kind: 'pending',
    open: async (on) => (await given(on).session((await given(on).person()).userId, 'pending')).token,
  },
]

beforeAll(async () => {
  world = await givenWorld(app)
  theirs = await rowsNaming(bystanders)
  for (const { what, open } of outsiders) tokens.set(what, await open(app))
})

function idFor({ operation }: Endpoint, parameter: string): string {
  const noun = operation.split('.')[0]!
  const known = { ...world.ids, ...CATALOGUE_IDS }
  const id = known[`${operation}.${parameter}`] ?? known[`${noun}.${parameter}`]
  if (id === undefined) throw new Error(`givenWorld has no ${noun}.${parameter}: let it make one`)
  return id
}

const parametersOf = ({ path }: Endpoint) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
const realParams = (endpoint: Endpoint) =>
  Object.fromEntries(parametersOf(endpoint).map((parameter) => [parameter, idFor(endpoint, parameter)]))
/** Unknown ids: each parameter, and all. */
const madeUpParams = (endpoint: Endpoint) =>
  Object.fromEntries(parametersOf(endpoint).map((parameter) => [parameter, v7()]))

async function send(endpoint: Endpoint, token: string | undefined, input: RequestInput) {
  const request = await requestOf(endpoint, input)
  return app.app.inject({ ...request, ...(token !== undefined && { cookies: { session: token } }) })
}

async function seen(endpoint: Endpoint, token: string | undefined, input: RequestInput) {
  const { statusCode, headers, payload } = await send(endpoint, token, input)
  const requestId = String(headers['x-request-id'])
  const { 'x-request-id': _id, date: _date, ...said } = headers
  return { statusCode, headers: said, payload: payload.replaceAll(requestId, 'ID') }
}

let before: Record<string, string>
beforeAll(async () => {
  before = await contents()
})

describe.each(outsiders)('$what', ({ what, kind }) => {
  const hidden = routes.filter(({ endpoint }) => !isCatalogue(endpoint) && scopeOf(endpoint.permission, kind) !== 'all')
  test.each(hidden)('cannot learn from $route whether a record exists', async ({ endpoint }) => {
    const token = tokens.get(what)
    const query = queryFor(endpoint)
    const said: string[] = []
    for (const input of [exampleInput(endpoint), ...(endpoint.body ? [{ body: {} }] : [])]) {
      const existing = await seen(endpoint, token, { ...input, query, params: realParams(endpoint) })
      expect(existing).toEqual(await seen(endpoint, token, { ...input, query, params: madeUpParams(endpoint) }))
      expect(isIdempotent(endpoint, kind) ? [204] : [401, 403, 404, 422]).toContain(existing.statusCode)
      said.push(existing.payload)
    }
    const { code } = JSON.parse(said[0] || '{}') as { code?: ErrorCode }
    expect(code).toBe(isIdempotent(endpoint, kind) ? undefined : refusalFor(endpoint, kind))
  })
})

/** Manager: own records, and customers' read-only. */
const readOnly = routes.filter(({ endpoint }) => {
  // Applicant only.
  if (endpoint.permission === 'verifications.play') return false
  // Belongs to a colleague, not a customer.
  if (endpoint.permission === 'claims.hold') return false
  const read = `${endpoint.permission.split('.')[0]}.read` as Permission
  return (
    scopeOf(endpoint.permission, 'operator') === 'own' && permissions[read] && scopeOf(read, 'operator') === 'assigned'
  )
})

test('a manager reads records of a customer that they may not change', () => {
  expect(readOnly.map(({ route }) => route).toSorted()).toEqual([
    'DELETE /v1/account/users/{id}',
    'DELETE /v1/payment/bank-accounts/{id}',
    'PATCH /v1/payment/bank-accounts/{id}',
  ])
})

test.each(readOnly)('$route answers forbidden to the manager of a customer', async ({ endpoint }) => {
  const answer = await send(endpoint, world.manager.token, { body: endpoint.body && {}, params: realParams(endpoint) })
  expect(JSON.parse(answer.payload)).toMatchObject({ status: 403, code: 'forbidden' })
})

/** Signed addresses need a query. */
const queryFor = ({ operation }: Endpoint) =>
  operation.startsWith('documents.') ? { expires: 4_000_000_000, signature: 'made-up' } : {}

const ABOUT_PEOPLE = ['users', 'userAssignments']

function refusalFor(endpoint: Endpoint, kind: ActorKind): ErrorCode {
  const noun = endpoint.operation.split('.')[0]!
  if (scopeOf(endpoint.permission, kind) !== undefined) {
    if (noun === 'documents') return 'link-invalid'
    return ABOUT_PEOPLE.includes(noun) ? 'customer-not-accessible' : 'not-found'
  }
  if (kind === 'visitor') return 'not-logged-in'
  return kind === 'pending' ? 'code-owed' : 'forbidden'
}

const lists = allEndpoints
  .filter(
    ({ method, path, permission }) => method === 'GET' && !path.includes('{') && permission !== 'demonstration.read',
  )
  .map((endpoint) => ({ route: `${endpoint.method} ${endpoint.path}`, endpoint }))

/** Plain, and filtered by each id parameter. */
function queriesOf({ query }: Endpoint): Record<string, unknown>[] {
  const names = Object.keys(query?.shape ?? {})
  const filters = names.filter((name) => name.endsWith('Id'))
  const idLike = (name: string) => world.ids[`${name.slice(0, -2)}s.id`] ?? world.customer.userId
  return [
    {},
    ...(names.includes('ids') ? [{ ids: [...new Set(Object.values(world.ids))] }] : []),
    ...filters.map((name) => ({ [name]: idLike(name) })),
  ]
}

describe.each(outsiders)('lists for $what', ({ what, kind }) => {
  const restricted = lists.filter(({ endpoint }) => scopeOf(endpoint.permission, kind) !== 'all')
  test.each(restricted)('$route shows no other person, with any parameters', async ({ endpoint }) => {
    // The project page names its irregularity.
    const secrets = Object.entries(world.ids).flatMap(([name, id]) =>
      /^(documentTypes|projectTypes|riskRates|outcomeStatements|loanBook|irregularities)/.test(name) ? [] : [id],
    )
    for (const query of queriesOf(endpoint)) {
      const { payload, statusCode } = await send(endpoint, tokens.get(what), { query })
      expect(statusCode).toBeLessThan(500)
      expect(secrets.filter((id) => payload.includes(id))).toEqual([])
    }
  })
})

test('none of these attempts has changed anything', async () => {
  expect(await contents()).toEqual(before)
})

/** But for the counts of the attempts themselves. */
async function contents(): Promise<Record<string, string>> {
  const { $client } = app.kernel.database
  const tables = await $client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'request_counts'`,
  )
  const fingerprints = tables.rows.map(async ({ name }) => {
    const { rows } = await $client.query<{ print: string }>(
      `select count(*) || ' rows ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as print from "${name}" t`,
    )
    return [name, rows[0]!.print] as const
  })
  return Object.fromEntries(await Promise.all(fingerprints))
}

async function rowsNaming({ ids, customer, manager, administrator }: GivenWorld): Promise<string[]> {
  const { $client } = app.kernel.database
  const people = [customer, manager, administrator].flatMap(({ userId, walletId }) => [userId, walletId])
  const named = [...Object.values(ids), ...people].filter((id) => id.length === people[0]!.length)
  const { rows: tables } = await $client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found = tables.map(({ name }) =>
    $client.query<{ row: string }>(
      `select '${name} ' || t::text as row from "${name}" t where t::text ~ $1 order by 1`,
      [named.join('|')],
    ),
  )
  return (await Promise.all(found)).flatMap(({ rows }) => rows.map(({ row }) => row))
}

const deletes = ({ endpoint }: { endpoint: Endpoint }) => Number(endpoint.method === 'DELETE')
/** Proves that the records exist; last, because it changes them. */
test.each(routes.toSorted((one, other) => deletes(one) - deletes(other)))(
  'a person with the permission finds a record by $route',
  async ({ endpoint }) => {
    const insiders = [world.customer, world.manager, world.administrator]
    const input = { ...exampleInput(endpoint), params: realParams(endpoint), query: queryFor(endpoint) }
    const codes = []
    for (const { token } of insiders) {
      const { statusCode, payload } = await send(endpoint, token, input)
      codes.push(statusCode < 400 ? 'found' : (JSON.parse(payload) as { code: string }).code)
    }
    expect(codes.filter((code) => !['not-found', 'customer-not-accessible', 'forbidden'].includes(code))).not.toEqual(
      [],
    )
  },
)

test("changing or deleting one's own records leaves other people's as they were", async () => {
  const leaver = await givenKnownPerson(app, { verificationStatus: 'NotVerified', hasTotp: false })
  const { data: started } = await leaver.client.POST('/v1/account/verifications')
  const params = { path: { id: started!.verificationId } }
  await leaver.client.POST('/v1/account/verifications/{id}/sandbox', { params, body: { outcome: 'Approved' } })

  const browser = openBrowser(app)
  const { email, password, userId } = leaver
  await browser.client.POST('/v1/auth/login', { body: { email, password } })
  const { data: setup } = await browser.client.POST('/v1/auth/totps')
  const { totpId, secret } = setup!
  const code = () => codeNow({ secret, lastUsedStep: null }, app.clock.now())
  const confirmation = { params: { path: { totpId } }, body: { code: code() } }
  expect((await browser.client.POST('/v1/auth/totps/{totpId}/confirm', confirmation)).response.status).toBe(200)
  await browser.client.POST('/v1/auth/recovery-codes/keep')
  await browser.client.POST('/v1/auth/devices', { body: { name: 'Portátil' } })
  app.clock.advance({ minutes: 1 })
  const change = await browser.client.POST('/v1/auth/totps/change', { body: { code: code() } })
  const next = { secret: change.data!.secret, lastUsedStep: null }
  const changed = { params: { path: { totpId: change.data!.totpId } }, body: { code: codeNow(next, app.clock.now()) } }
  expect((await browser.client.POST('/v1/auth/totps/{totpId}/confirm', changed)).response.status).toBe(200)
  const renewal = { currentPassword: password, password: 'Ribera-2027-x', repeatPassword: 'Ribera-2027-x' }
  expect((await browser.client.POST('/v1/auth/password/change', { body: renewal })).response.status).toBe(204)
  expect(
    (await browser.client.DELETE('/v1/account/users/{id}', { params: { path: { id: userId } } })).response.status,
  ).toBe(204)
  await app.runJobs()

  const now = new Set(await rowsNaming(bystanders))
  expect(theirs.length).toBeGreaterThan(50)
  expect(theirs.filter((row) => !now.has(row))).toEqual([])
})
