import { allEndpoints, calendarDateOf, scopeOf, type ActorKind, type Endpoint } from '@cauce/contract'
import { givenCrowd, given, testWorld } from '@cauce/testing'
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

const { app, world } = testWorld()
const tokens = new Map<ActorKind, string>()
beforeAll(async () => {
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
type Reader = (typeof readers)[number]

/** Query that returns all rows. */
const allOf = ({ operation }: Endpoint, kind: ActorKind): Query =>
  operation === 'promotions.list' && kind === 'admin' ? { admin: true } : {}

function paramsOf({ operation, params }: Endpoint): Record<string, string> {
  const noun = operation.split('.')[0]!
  return Object.fromEntries(Object.keys(params?.shape ?? {}).map((name) => [name, world.ids[`${noun}.${name}`]!]))
}

interface Answered {
  readonly data: Row[]
  readonly total: number
  readonly sums?: Readonly<Record<string, string>>
}

async function answerOf<Answer>(url: string, kind: ActorKind): Promise<Answer> {
  const token = tokens.get(kind)
  const { payload, statusCode } = await app.app.inject({ url, ...(token && { cookies: { session: token } }) })
  expect(statusCode, `${url}: ${payload.slice(0, 300)}`).toBe(200)
  return JSON.parse(payload) as Answer
}

function read({ endpoint, kind }: Reader, query: Query): Promise<Answered> {
  const asked = { ...allOf(endpoint, kind), ...query }
  return answerOf(urlOf(endpoint, { params: paramsOf(endpoint), query: asked }), kind)
}

const TAKE = 100
const known = new Map<Reader, Promise<readonly Row[]>>()
/** All rows in the order of the list, read once: nothing here writes. */
function rowsOf(reader: Reader): Promise<readonly Row[]> {
  const rows = known.get(reader) ?? readWhole(reader)
  known.set(reader, rows)
  return rows
}
async function readWhole(reader: Reader): Promise<readonly Row[]> {
  const { data, total } = await read(reader, { take: TAKE })
  for (let skip = TAKE; skip < total; skip += TAKE) data.push(...(await read(reader, { take: TAKE, skip })).data)
  expect(data).toHaveLength(total)
  return data
}

test('most lists hold enough to have pages and an order', async () => {
  const scant: string[] = []
  for (const reader of readers)
    if (reader.kind === 'admin' && (await rowsOf(reader)).length < 4) scant.push(reader.path)
  expect(scant.length, scant.join(', ')).toBeLessThan(lists.length / 3)
})

const PAGING = ['skip', 'take', 'orderBy', 'orderSide', 'after']
const optionsOf = (endpoint: Endpoint, name: string): readonly string[] => {
  const schema = endpoint.query!.shape[name] as z.ZodOptional<z.ZodEnum>
  return schema.unwrap().options as string[]
}

/** Who sees most of a list. The others read it by the same query, restricted, so that a sample will do. */
const isWidest = ({ path, kind }: Reader) => readers.findLast((reader) => reader.path === path)!.kind === kind

const lotOf = (reader: Reader) => seed + readers.indexOf(reader)
/** A third, others from run to run. */
const isDrawn = (lot: number) => lot % 3 < effort

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

const paged = readers.filter((reader) => isWidest(reader) || isDrawn(lotOf(reader)))
test.each(paged)(
  `GET $path as $kind orders its rows, and a page of the descending order has its part of them with SEED=${seed}`,
  async (reader) => {
    const orders = optionsOf(reader.endpoint, 'orderBy')
    const lot = lotOf(reader)
    const drawn = isWidest(reader) ? orders.filter((_, index) => isDrawn(lot + index)) : [orders[lot % orders.length]!]
    for (const orderBy of drawn) {
      const { data, total } = await read(reader, { orderBy, orderSide: 'asc', take: TAKE })
      if (total > TAKE) continue
      expect(data).toHaveLength(total)
      expectSorted(data, orderBy)
      // All but the first and the last: rows that are equal in this order show at either end.
      const take = Math.max(1, total - 2)
      const backwards = await read(reader, { orderBy, orderSide: 'desc', skip: 1, take })
      expect(backwards, orderBy).toMatchObject({ total, data: data.toReversed().slice(1, 1 + take) })
    }
  },
)

const NO_WORDS = /^[\da-f]{8}-[\da-f-]{27}$|^[\d.:TZ-]+$/
/** Words before ids, amounts and days, which few lists search. */
async function findingText(reader: Reader, row: Row): Promise<string | undefined> {
  const texts = Object.values(row).map((value) => (typeof value === 'string' ? value : JSON.stringify(value ?? '')))
  const [words = [], others = []] = [false, true].map((has) => texts.filter((text) => NO_WORDS.test(text) === has))
  for (const q of [...words, ...others].map((text) => text.slice(0, 200)).filter(Boolean)) {
    const { data } = await read(reader, { q, take: TAKE })
    if (data.some(({ id }) => id === row['id'])) return q
  }
  return undefined
}

test.each(readers.filter(isWidest))('GET $path finds a row by a text of it, and nothing by another', async (reader) => {
  expect(await read(reader, { q: 'ñu%_ qqzz' })).toMatchObject({ data: [], total: 0 })
  const rows = await rowsOf(reader)
  if (rows.length === 0 || NO_TEXT.has(reader.endpoint.operation)) return
  // Of erased people nothing is found.
  expect((await findingText(reader, rows[0]!)) ?? (await findingText(reader, rows.at(-1)!))).toBeDefined()
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

test.each(readers.filter(({ endpoint }) => rowReaderOf(endpoint)))(
  'the last row of $path is read by its id as $kind, the same as in the list',
  async (list) => {
    const row = (await rowsOf(list)).at(-1)
    if (!row) return
    const reader = rowReaderOf(list.endpoint)!
    const id = { [Object.keys(reader.params!.shape).at(-1)!]: String(Object.values(row)[0]) }
    expect(await answerOf(urlOf(reader, { params: { ...paramsOf(list.endpoint), ...id } }), list.kind)).toEqual(row)
  },
)

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
type Judge = (seen: unknown, wanted: unknown) => boolean
const each = (names: readonly string[], judge: Judge) => Object.fromEntries(names.map((name) => [name, judge]))
const PASSES: Readonly<Record<string, Judge>> = {
  ...each(['ids', 'projectIds', 'userIds'], (seen, wanted) => (wanted as unknown[]).includes((seen as unknown[])[0])),
  ...each(['name', 'title', 'alias', 'account', 'multiSearch', 'text', 'search'], contains),
  ...each(['fromDate', 'fromDay'], (seen, wanted) => String(seen) >= String(wanted)),
  ...each(['toDate', 'toDay', 'dueBy'], (seen, wanted) => String(seen) <= String(wanted)),
  ...each(
    ['targetProfitability', 'annualProfitability', 'percentageInvested'],
    (seen, wanted) => compared(seen, wanted) >= 0,
  ),
  ...each(['minimumInvestment', 'projectDuration'], (seen, wanted) => compared(seen, wanted) <= 0),
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
/** Filters that excluded a row; rows do not show what the other filters go by. */
const excluding = new Set<string>([
  'distributions.listPayments userId',
  ...[
    'transactions',
    'projects',
    'distributions',
    'paymentBatches',
    'matching',
    'companyAccounts',
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

const NOBODY = '01890000-0000-7000-8000-00000000dead'

/** Expects exactly the rows that pass. */
async function expectFiltered(reader: Reader, rows: readonly Row[], query: Query) {
  const { endpoint } = reader
  const { data, total } = await read(reader, { ...query, take: TAKE })
  const passing = rows.filter((row) => passes(row, query, endpoint))
  expect(data.map(identity), JSON.stringify(query)).toEqual(passing.slice(0, TAKE).map(identity))
  expect(total, JSON.stringify(query)).toBe(passing.length)
  const [name] = Object.keys(query)
  if (passing.length < rows.length) excluding.add(`${endpoint.operation} ${name}`)
}

/** Values of the rows for one filter, those first that exclude a row. */
function queriesFor(name: string, rows: readonly Row[], { endpoint }: Reader): readonly Query[] {
  const queries = rows.flatMap((row, lot) => filterFor(name, row, endpoint, seed + lot))
  const different = [...new Map(queries.map((query) => [JSON.stringify(query), query] as const)).values()]
  const excludes = (query: Query) => rows.some((row) => !passes(row, query, endpoint))
  return different.toSorted((one, other) => Number(excludes(other)) - Number(excludes(one)))
}

describe(`with SEED=${seed}`, () => {
  // The widest first: of their filters the others try only what has excluded no row yet, and a third.
  const widestFirst = readers.toSorted((one, other) => Number(isWidest(other)) - Number(isWidest(one)))

  test.each(widestFirst)('GET $path shows $kind exactly the rows that match its filters', async (reader) => {
    const rows = await rowsOf(reader)
    if (rows.length === 0) return
    const names = filtersOf(reader.endpoint)
    const hasExcluded = (name: string) => excluding.has(`${reader.endpoint.operation} ${name}`)
    for (const name of names.filter((each, place) => isWidest(reader) || isDrawn(seed + place) || !hasExcluded(each)))
      for (const query of queriesFor(name, rows, reader).slice(0, effort)) await expectFiltered(reader, rows, query)
    // A single row passes each filter made of it.
    if (rows.length === 1) await expectFiltered(reader, rows, { ids: [NOBODY] })
    const lots = fc.record({
      row: fc.constantFrom(...rows),
      chosen: fc.subarray(names, { minLength: 1, maxLength: Math.min(4, names.length) }),
      lot: fc.nat(),
    })
    const property = fc.asyncProperty(lots, async ({ row, chosen, lot }) => {
      const filters = chosen.flatMap((name) => filterFor(name, row, reader.endpoint, lot))
      await expectFiltered(reader, rows, Object.assign({}, ...filters) as Query)
    })
    await fc.assert(property, { seed, numRuns: effort, endOnFailure: true })
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

const SUMMED_BY = [
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
test.each(summed)('the sums of $path cover the rows that $kind may see', async (reader) => {
  const { endpoint } = reader
  const rows = await rowsOf(reader)
  const names = SUMMED_BY.filter((name) => name in endpoint.query!.shape)
  const filters = names.flatMap((name) => queriesFor(name, rows, reader).slice(0, effort))
  for (const query of [{}, ...(isWidest(reader) ? filters : filters.slice(0, effort))]) {
    const { sums } = await read(reader, { ...query, getSums: true, take: 1 })
    const passing = rows.filter((row) => passes(row, query, endpoint))
    for (const [name, sum] of Object.entries(sums!)) {
      const added = passing.reduce((whole, row) => whole + ADDED[endpoint.operation]!(row, name), 0n)
      expect(cents(sum), `${name} of ${endpoint.path} ${JSON.stringify(query)}`).toBe(added)
    }
  }
  expect(await read(reader, { take: 1 })).not.toHaveProperty('sums')
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
  for (const reader of readers.filter(({ kind }) => kind === 'admin'))
    for (const row of await rowsOf(reader)) {
      const { path } = reader
      const named = namesIn(row, names)
      expect(
        named.filter(({ shown, expected }) => shown !== expected),
        path,
      ).toEqual([])
      for (const { name, expected } of named) seen.add(`${path} ${name} ${expected === null ? 'of nobody' : ''}`)
    }
  expect(seen.size).toBeGreaterThan(40)
})
