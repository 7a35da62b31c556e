import { allEndpoints, calendarDateOf, scopeOf, type ActorKind, type Endpoint } from '@cauce/contract'
import { givenCrowd, given, givenWorld, testApp, type GivenWorld } from '@cauce/testing'
import { urlOf } from '@cauce/testing/contract-requests'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

/**
 * Property test of handbook rules 12.7 to 12.12 on every list, as every reader. `SEED=<n>` replays a failure,
 * `EFFORT=10` runs longer.
 */
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const effort = Number(process.env['EFFORT'] ?? 1)

type Row = Readonly<Record<string, unknown>>
type Query = Readonly<Record<string, unknown>>

const app = testApp()
let world: GivenWorld
const tokens = new Map<ActorKind, string>()
beforeAll(async () => {
  world = await givenWorld(app)
  await givenCrowd(app, world)
  for (const [kind, person] of Object.entries({
    user: world.customer,
    operator: world.manager,
    admin: world.administrator,
  }))
    tokens.set(kind as ActorKind, (await given(app).session(person.userId)).token)
})

/** Demonstration lists come from files, summaries have no pages, and nested lists are not for visitors. */
const isTried = ({ method, output, operation }: Endpoint) =>
  method === 'GET' &&
  output instanceof z.ZodObject &&
  'data' in output.shape &&
  !/^demonstration\.|\.summarize$/.test(operation)
const lists = allEndpoints.filter(isTried)
const readers = (['visitor', 'user', 'operator', 'admin'] as const).flatMap((kind) =>
  lists
    .filter(({ permission, params }) => scopeOf(permission, kind) !== undefined && !(params && kind === 'visitor'))
    .map((endpoint) => ({ path: endpoint.path, kind, endpoint })),
)

/** Query that returns all rows. */
const allOf = ({ operation }: Endpoint, kind: ActorKind): Query =>
  operation === 'promotions.list' && kind === 'admin' ? { admin: true } : {}

function paramsOf({ operation, params }: Endpoint): Record<string, string> {
  const noun = operation.split('.')[0]!
  return Object.fromEntries(Object.keys(params?.shape ?? {}).map((name) => [name, world.ids[`${noun}.${name}`]!]))
}

async function read(endpoint: Endpoint, kind: ActorKind, query: Query): Promise<{ data: Row[]; total: number }> {
  const token = tokens.get(kind)
  const url = urlOf(endpoint, { params: paramsOf(endpoint), query: { ...allOf(endpoint, kind), ...query } })
  const { payload, statusCode } = await app.app.inject({ url, ...(token && { cookies: { session: token } }) })
  expect(statusCode, `${url}: ${payload.slice(0, 300)}`).toBe(200)
  return JSON.parse(payload) as { data: Row[]; total: number }
}

test('most lists hold enough to have pages and an order', async () => {
  const scant: string[] = []
  for (const { path, endpoint, kind } of readers)
    if (kind === 'admin' && (await read(endpoint, kind, {})).total < 4) scant.push(path)
  expect(scant.length, scant.join(', ')).toBeLessThan(lists.length / 3)
})

const PAGING = ['skip', 'take', 'orderBy', 'orderSide', 'after']
const optionsOf = (endpoint: Endpoint, name: string): readonly string[] => {
  const schema = endpoint.query!.shape[name] as z.ZodOptional<z.ZodEnum>
  return schema.unwrap().options as string[]
}

/** At least three rows, at most three pages. */
const pageSizeOf = (total: number) => Math.max(3, Math.ceil(total / 3))

/** Who sees most of a list. The others read it by the same query, restricted, so that a sample will do. */
const isWidest = ({ path, kind }: (typeof readers)[number]) =>
  readers.findLast((reader) => reader.path === path)!.kind === kind

/** A third of the orders for who sees most, else one; others from run to run. */
function ordersFor(reader: (typeof readers)[number]): readonly string[] {
  const orders = optionsOf(reader.endpoint, 'orderBy')
  const lot = seed + readers.indexOf(reader)
  if (!isWidest(reader)) return [orders[lot % orders.length]!]
  return orders.filter((_, index) => (lot + index) % 3 < effort)
}

/** Judged by what the rows show: numbers and days rise to the nulls, and each text stands in one place. */
function expectSorted(rows: readonly Row[], orderBy: string) {
  const values = rows.map((row) => instantOf(row[orderBy] ?? null))
  const isRisen = (one: unknown, other: unknown) => other === null || (one !== null && Number(one) <= Number(other))
  const isRising = rows.every((row) => RISES.test(String(row[orderBy] ?? '0')))
  const starts = values.filter((value, index) => index === 0 || value !== values[index - 1])
  const misplaced = isRising
    ? values.filter((value, index) => index > 0 && !isRisen(values[index - 1], value))
    : starts.filter((value, index) => starts.indexOf(value) !== index)
  expect(misplaced, orderBy).toEqual([])
}
/** Amounts, counts, days and instants, but no text. */
const RISES = /^-?\d+(\.\d+)?$|^\d{4}-\d\d-\d\d(T.*Z)?$/
const instantOf = (value: unknown) => (/^\d{4}-/.test(String(value)) ? Date.parse(String(value)) : value)

describe.each(readers)(`GET $path as $kind with SEED=${seed}`, (reader) => {
  test('pages hold the same rows as one request, and descending order reverses them', async () => {
    const { endpoint, kind } = reader
    for (const orderBy of ordersFor(reader)) {
      const whole = await read(endpoint, kind, { orderBy, orderSide: 'asc', take: 100 })
      if (whole.total > 100) continue
      expect(whole.data).toHaveLength(whole.total)
      const take = pageSizeOf(whole.total)
      const paged: Row[] = []
      for (let skip = 0; skip < whole.total; skip += take)
        paged.push(...(await read(endpoint, kind, { orderBy, orderSide: 'asc', skip, take })).data)
      expect(paged, orderBy).toEqual(whole.data)
      const backwards = await read(endpoint, kind, { orderBy, orderSide: 'desc', take: 100 })
      expect(backwards.data, orderBy).toEqual(whole.data.toReversed())
      expectSorted(whole.data, orderBy)
    }
  })
})

async function findingText({ endpoint, kind }: (typeof readers)[number], row: Row): Promise<string | undefined> {
  const texts = Object.values(row).flatMap((value) => (typeof value === 'string' ? [value.slice(0, 200)] : []))
  for (const q of [...texts, ...Object.values(row).map((value) => JSON.stringify(value ?? ''))].filter(Boolean)) {
    const { data, total } = await read(endpoint, kind, { q: q.slice(0, 200), take: 100 })
    if (total > 0 && data.some(({ id }) => id === row['id'])) return q
  }
  return undefined
}

test.each(readers.filter(isWidest))('GET $path finds a row by a text of it, and nothing by another', async (reader) => {
  const { endpoint, kind } = reader
  expect(await read(endpoint, kind, { q: 'ñu%_ qqzz' })).toMatchObject({ data: [], total: 0 })
  const { data } = await read(endpoint, kind, {})
  if (data.length === 0 || NO_TEXT.has(endpoint.operation)) return
  // Of erased people nothing is found.
  const found = await Promise.all([data[0]!, data.at(-1)!].map((row) => findingText(reader, row)))
  expect(found.filter(Boolean)).not.toEqual([])
})
/** The rows have no text of their own. */
const NO_TEXT: ReadonlySet<string> = new Set([
  'totps.list',
  'projectAlerts.list',
  'projectFollows.list',
  'projectPhases.list',
])

const rowReaderOf = ({ path, output }: Endpoint) =>
  allEndpoints.find(
    (one) =>
      one.method === 'GET' &&
      one.path.replaceAll(/\{\w+\}/g, '{}') === `${path.replaceAll(/\{\w+\}/g, '{}')}/{}` &&
      one.output === ((output as z.ZodObject).shape['data'] as z.ZodArray).element,
  )

describe.each(readers.filter(({ endpoint }) => rowReaderOf(endpoint)))('a row of $path', ({ path, endpoint, kind }) => {
  test(`is read by its id as ${kind}, the same as in the list`, async () => {
    const reader = rowReaderOf(endpoint)!
    const { data } = await read(endpoint, kind, { take: 3 })
    for (const row of data) {
      const names = Object.keys(reader.params!.shape)
      const ids = { ...paramsOf(endpoint), [names.at(-1)!]: String(Object.values(row)[0]) }
      const token = tokens.get(kind)
      const { statusCode, payload } = await app.app.inject({
        url: urlOf(reader, { params: ids }),
        ...(token && { cookies: { session: token } }),
      })
      expect(statusCode, `${path}: ${payload.slice(0, 300)}`).toBe(200)
      expect(JSON.parse(payload)).toEqual(row)
    }
  })
})

/** Not restrictions by themselves. */
const NO_FILTER = new Set([
  ...PAGING,
  'q',
  'amountComparison',
  'getTotalByPhases',
  'getTotalByStates',
  'getSums',
  'admin',
])
const filtersOf = ({ query }: Endpoint) => Object.keys(query!.shape).filter((name) => !NO_FILTER.has(name))

const LOOKS_INTO: Readonly<Record<string, readonly string[]>> = {
  multiSearch: ['email'],
  dueBy: ['dueOn'],
  fromDate: ['bookingDay', 'createdAt', 'dueDate'],
  toDate: ['bookingDay', 'createdAt', 'dueDate'],
  // Statements overlap the requested days.
  fromDay: ['toDay'],
  toDay: ['fromDay'],
}
/** Searched texts of a statement line. */
const TEXTS = ['counterpartyName', 'remittance', 'counterpartyIban', 'reference', 'endToEndId', 'bankReference']
const textsOf = (row: Row) =>
  TEXTS.map((name) => row[name])
    .filter(Boolean)
    .join('\n') || undefined
const COMPUTED: Readonly<Record<string, (row: Row, endpoint: Endpoint, now: Date) => unknown>> = {
  text: textsOf,
  search: (row, { operation }) =>
    ['keptIdentities.list', 'complaints.list'].includes(operation) ? row['name'] : textsOf(row),
  fileId: ({ fileId, file }) => fileId ?? (file as Row | undefined)?.['fileId'],
  ids: (row) => [Object.values(row)[0]],
  projectIds: ({ projectId }) => projectId && [projectId],
  userIds: ({ userId }) => userId && [userId],
  name: ({ name, surname, companyName, title }, { operation }) =>
    operation === 'users.list' ? `${name} ${surname} ${companyName ?? ''}` : (name ?? title),
  isLate: ({ status, dueDate }, _, now) => status !== 'paid' && String(dueDate) < calendarDateOf(now),
  isDue: ({ dueAt }) => dueAt !== null,
  state: ({ state, status, cancelledAt }) =>
    cancelledAt === undefined ? state : cancelledAt === null ? status : 'cancelled',
  isReviewDue: ({ reviewDueOn }, _, now) =>
    (Boolean(reviewDueOn) && String(reviewDueOn) <= calendarDateOf(now)) || undefined,
  hasErased: ({ erasedCount }) => (erasedCount === undefined ? undefined : Number(erasedCount) > 0),
  isUrgent: ({ urgency }) => urgency === 'near' || urgency === 'passed',
  isOpen: ({ dueOn }) => dueOn !== null,
  isUndecided: ({ status }) => status === 'Completed',
  // A line names its matched transactions.
  transactionId: ({ transactionId, matchedWith }) =>
    transactionId ?? (matchedWith as Row[] | undefined)?.[0]?.['transactionId'],
  isLive: ({ state }) => state === 'placed' || state === 'called',
  awaitsMyApproval: ({ mayImport }) => mayImport === true || undefined,
  isFrontOffice: ({ phaseName, private: isPrivate }) =>
    (phaseName !== 'Draft' && phaseName !== 'Review' && phaseName !== 'Discarded' && isPrivate !== true) || undefined,
  isWholeInEnglish: ({ englishTexts }) => {
    const { written, total } = (englishTexts ?? {}) as { written?: number; total?: number }
    return total === undefined ? undefined : written === total
  },
  isStaff: ({ role }) => role !== 'user',
  isInDefault: ({ defaultedOn }) => defaultedOn !== null,
  isSuspended: ({ irregularity }) => (irregularity as { state?: string } | null)?.state === 'suspended',
  activePromotion: ({ startsAt, endsAt }, _, now) =>
    new Date(String(startsAt)) <= now && now < new Date(String(endsAt)),
}
const COMPARISONS = ['lt', 'lte', 'eq', 'gt', 'gte'] as const

function lookedAt(name: string, row: Row, endpoint: Endpoint): unknown {
  const compute = COMPUTED[name]
  if (compute) return compute(row, endpoint, app.clock.now())
  const field = (LOOKS_INTO[name] ?? [name]).find((candidate) => row[candidate] !== undefined)
  const value = field === undefined ? undefined : row[field]
  const isInstant = (name === 'fromDate' || name === 'toDate') && String(value).length > 10
  return isInstant ? calendarDateOf(new Date(String(value))) : value
}

function filterFor(name: string, row: Row, endpoint: Endpoint, lot: number): readonly Query[] {
  const value = lookedAt(name, row, endpoint)
  if (value === undefined || value === null) return []
  if (name === 'text' || name === 'search') return [{ [name]: String(value).split('\n')[0] }]
  if (name !== 'amount') return [{ [name]: value }]
  return [{ amount: value, amountComparison: (['eq', 'lte', 'gte'] as const)[lot % 3]! }]
}

const folded = (text: unknown) => String(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const contains = (whole: unknown, part: unknown) => folded(whole).includes(folded(part))
const compared = (one: unknown, other: unknown) => Math.sign(Number(one) - Number(other))
const SIGNS: Readonly<Record<(typeof COMPARISONS)[number], readonly number[]>> = {
  lt: [-1],
  lte: [-1, 0],
  eq: [0],
  gt: [1],
  gte: [0, 1],
}
const PASSES: Readonly<Record<string, (seen: unknown, wanted: unknown) => boolean>> = {
  ...Object.fromEntries(
    ['ids', 'projectIds', 'userIds'].map((name) => [
      name,
      (seen: unknown, wanted: unknown) => (wanted as unknown[]).includes((seen as unknown[])[0]),
    ]),
  ),
  ...Object.fromEntries(
    ['name', 'title', 'alias', 'account', 'multiSearch', 'text', 'search'].map((name) => [name, contains]),
  ),
  fromDate: (seen, wanted) => String(seen) >= String(wanted),
  dueBy: (seen, wanted) => String(seen) <= String(wanted),
  toDate: (seen, wanted) => String(seen) <= String(wanted),
  fromDay: (seen, wanted) => String(seen) >= String(wanted),
  toDay: (seen, wanted) => String(seen) <= String(wanted),
  ...Object.fromEntries(
    ['targetProfitability', 'annualProfitability', 'percentageInvested'].map((name) => [
      name,
      (seen: unknown, wanted: unknown) => compared(seen, wanted) >= 0,
    ]),
  ),
  ...Object.fromEntries(
    ['minimumInvestment', 'projectDuration'].map((name) => [
      name,
      (seen: unknown, wanted: unknown) => compared(seen, wanted) <= 0,
    ]),
  ),
}

/** Judged by the row alone. */
function passes(row: Row, query: Query, endpoint: Endpoint): boolean {
  const { amountComparison = 'eq', ...filters } = query
  return Object.entries(filters).every(([name, wanted]) => {
    const seen = lookedAt(name, row, endpoint)
    if (name === 'amount') return SIGNS[amountComparison as 'eq'].includes(compared(seen, wanted))
    return (PASSES[name] ?? Object.is)(seen, wanted)
  })
}

const identity = (row: Row) => JSON.stringify(row)
const TAKE = 100
/** Filters that excluded a row; rows do not show what the other filters go by. */
const excluding = new Set<string>([
  'distributions.listPayments userId',
  ...['transactions', 'projects', 'distributions', 'paymentBatches', 'matching', 'companyAccounts'].map(
    (noun) => `${noun}.list awaitsMyApproval`,
  ),
  ...[
    'withholdingRates',
    'withholdingAgents',
    'declarers',
    'brands',
    'companyDetails',
    'legalTexts',
    'parameters',
    'accountHolds',
    'accessChanges',
    'payees',
  ].map((noun) => `${noun}.list awaitsMyApproval`),
  'userTasks.list awaitsMe',
  'withholdings.list year',
  'withholdings.list quarter',
  'audit.list projectId',
])

async function readWhole(endpoint: Endpoint, kind: ActorKind): Promise<Row[]> {
  const { data, total } = await read(endpoint, kind, { take: TAKE })
  while (data.length < total) data.push(...(await read(endpoint, kind, { take: TAKE, skip: data.length })).data)
  return data
}

const differentOf = (queries: readonly Query[]): readonly Query[] => [
  ...new Map(queries.map((query) => [JSON.stringify(query), query] as const)).values(),
]

const NOBODY = '01890000-0000-7000-8000-00000000dead'

/** Expects exactly the rows that pass. */
async function expectFiltered({ endpoint, kind }: (typeof readers)[number], rows: readonly Row[], query: Query) {
  const { data, total } = await read(endpoint, kind, { ...query, take: TAKE })
  const passing = rows.filter((row) => passes(row, query, endpoint))
  expect(data.map(identity), JSON.stringify(query)).toEqual(passing.slice(0, TAKE).map(identity))
  expect(total, JSON.stringify(query)).toBe(passing.length)
  const [name] = Object.keys(query)
  if (passing.length < rows.length) excluding.add(`${endpoint.operation} ${name}`)
}

describe(`with SEED=${seed}`, () => {
  const filtered = readers
    .filter(({ endpoint }) => filtersOf(endpoint).length > 0)
    .toSorted((one, other) => Number(isWidest(other)) - Number(isWidest(one)))

  test.each(filtered)('GET $path shows $kind exactly the rows that match its filters', async (reader) => {
    const { endpoint, kind } = reader
    const data = await readWhole(endpoint, kind)
    if (data.length === 0) return
    for (const [place, name] of filtersOf(endpoint).entries()) {
      const queries = data.flatMap((row, index) => filterFor(name, row, endpoint, index))
      const tried = isWidest(reader) ? 2 * effort : Number((seed + place) % 3 < effort)
      // More until one has excluded a row.
      for (const [index, query] of differentOf(queries).entries())
        if (index < tried || !excluding.has(`${endpoint.operation} ${name}`)) await expectFiltered(reader, data, query)
    }
    // A single row passes each filter made of it.
    if (data.length === 1) await expectFiltered(reader, data, { ids: [NOBODY] })
    const lots = fc.record({
      row: fc.constantFrom(...data),
      chosen: fc.subarray(filtersOf(endpoint), { minLength: 1, maxLength: Math.min(4, filtersOf(endpoint).length) }),
      lot: fc.nat(),
    })
    const property = fc.asyncProperty(lots, async ({ row, chosen, lot }) => {
      const filters = chosen.flatMap((name) => filterFor(name, row, endpoint, lot))
      await expectFiltered(reader, data, Object.assign({}, ...filters) as Query)
    })
    await fc.assert(property, { seed, numRuns: 2 * effort, endOnFailure: true })
  })

  test('each filter of each list has excluded a row', () => {
    const every = lists.flatMap((endpoint) => filtersOf(endpoint).map((name) => `${endpoint.operation} ${name}`))
    expect(every.filter((name) => !excluding.has(name))).toEqual([])
  })
})

/** Each sum in cents, judged by the row alone. */
const ADDED: Readonly<Record<string, (row: Row, name: string) => bigint>> = {
  'transactions.list': ({ amount, type, status }, name) =>
    status !== 'rejected' && (type === 'income') === (name === 'incoming') ? cents(amount) : 0n,
  'orders.list': ({ amount, returned, status }, name) =>
    name === 'returned' ? cents(returned) : status === 'cancelled' ? 0n : cents(amount),
  'reservations.list': ({ state, ...row }, name) => (state === 'placed' || state === 'called' ? cents(row[name]) : 0n),
  'orderMovements.list': ({ amount, type }, name) =>
    (type === 'invest') === (name === 'incoming') ? cents(amount) : 0n,
  'payments.list': ({ amount, state }) =>
    ['refused', 'returned', 'cancelled'].includes(String(state)) ? 0n : cents(amount),
  'bankMovements.list': ({ amount, parentId }, name) =>
    parentId === null && cents(amount) > 0n === (name === 'incoming') ? cents(amount) : 0n,
  'paymentBatches.list': ({ total, state }) => (state === 'cancelled' ? 0n : cents(total)),
  'matching.list': ({ amount }, name) => (cents(amount) > 0n === (name === 'incoming') ? cents(amount) : 0n),
  'projects.list': (row, name) =>
    name === 'financingAmount' && row['phaseName'] === 'Discarded' ? 0n : cents(row[name]),
  'distributions.list': ({ status, amount, interestDue, principalDue }, name) => {
    if (name === 'paid') return status === 'paid' ? cents(amount) : 0n
    return status === 'paid' ? 0n : cents(interestDue) + cents(principalDue)
  },
  'wallets.list': (row, name) => cents(row[name]),
  'users.list': (row, name) => cents(row[name] ?? '0.00'),
}
const cents = (amount: unknown) => BigInt(String(amount).replace('.', ''))

const summed = readers.filter(({ endpoint }) => 'getSums' in endpoint.query!.shape)
test('every list with sums has a test', () =>
  expect([...new Set(summed.map(({ endpoint }) => endpoint.operation))].toSorted()).toEqual(
    Object.keys(ADDED).toSorted(),
  ))

test.each(summed)('the sums of $path cover the rows that $kind may see', async (reader) => {
  const { endpoint, kind } = reader
  const rows = await readWhole(endpoint, kind)
  const filters = [
    'amount',
    'type',
    'status',
    'state',
    'kind',
    'role',
    'phaseId',
    'iban',
    'projectId',
    'userId',
    'toDate',
  ]
    .filter((name) => name in endpoint.query!.shape)
    .flatMap((name) =>
      differentOf(rows.flatMap((row, lot) => filterFor(name, row, endpoint, lot))).slice(
        0,
        (isWidest(reader) ? 3 : 1) * effort,
      ),
    )
  for (const query of [{}, ...filters]) {
    const url = urlOf(endpoint, { params: paramsOf(endpoint), query: { ...query, getSums: true, take: 1 } })
    const token = tokens.get(kind)
    const { payload } = await app.app.inject({ url, ...(token && { cookies: { session: token } }) })
    const { sums } = JSON.parse(payload) as { sums: Record<string, string> }
    for (const [name, sum] of Object.entries(sums)) {
      const passing = rows.filter((row) => passes(row, query, endpoint))
      const added = passing.reduce((whole, row) => whole + ADDED[endpoint.operation]!(row, name), 0n)
      expect(cents(sum), `${name} of ${url}`).toBe(added)
    }
  }
  expect(await read(endpoint, kind, { take: 1 })).not.toHaveProperty('sums')
})

/** No names of people or projects: catalogues (tested elsewhere) and signatures. */
const NO_RECORD_NAMES: ReadonlySet<string> = new Set([
  ...['phaseName', 'projectPhaseName', 'projectTypeName', 'documentTypeName', 'promotionTypeName'],
  ...['promoterName', 'guaranteeAgentName', 'debtorName', 'issuerName', 'counterpartyName', 'handlerName'],
])
/** `userName` -> `userId`, `decidedByName` -> `decidedBy`. */
const idBeside = (row: Row, name: string) =>
  [name.replace(/Name$/, 'Id'), name.replace(/Name$/, '')].find((field) => field in row)

async function namesById(): Promise<ReadonlyMap<unknown, string>> {
  const { rows } = await app.kernel.database.$client.query<{ id: string; name: string }>(
    `select user_id as id, coalesce(company_name, trim(name || ' ' || surname)) as name from users
     union all select project_id, name from projects`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const namesIn = (row: Row, names: ReadonlyMap<unknown, string>) =>
  Object.keys(row)
    .filter((field) => field.endsWith('Name') && !NO_RECORD_NAMES.has(field))
    .map((name) => ({ name, id: row[idBeside(row, name) ?? ''] }))
    // The platform acts without an account.
    .filter(({ id }) => id === null || names.has(id))
    .map(({ name, id }) => ({ name, shown: row[name], expected: names.get(id) ?? null }))

test('a row names the person or project of its id, and nobody without an id', async () => {
  const names = await namesById()
  const seen = new Set<string>()
  for (const { endpoint, kind, path } of readers.filter((reader) => reader.kind === 'admin'))
    for (const row of await readWhole(endpoint, kind)) {
      const named = namesIn(row, names)
      expect(
        named.filter(({ shown, expected }) => shown !== expected),
        path,
      ).toEqual([])
      for (const { name, expected } of named) seen.add(`${path} ${name} ${expected === null ? 'of nobody' : ''}`)
    }
  expect(seen.size).toBeGreaterThan(40)
})
