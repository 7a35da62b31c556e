import { allEndpoints, calendarDateOf, scopeOf, type ActorKind, type Endpoint } from '@cauce/contract'
import { givenCrowd, given, givenWorld, startTestApp, type GivenWorld, type TestApp } from '@cauce/testing'
import { urlOf } from '@cauce/testing/contract-requests'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

/**
 * What handbook rules 12.7 to 12.12 say of all lists, tried on each of them as everybody who may read it: pages neither repeat nor drop a
 * row, totals are exact, the other direction is the other way round, and filters combine: what several let through is
 * what each of them does. A failure prints its seed; `SEED=<it>` replays the run, and
 * `EFFORT=10` makes a longer one.
 */
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const effort = Number(process.env['EFFORT'] ?? 1)

type Row = Readonly<Record<string, unknown>>
type Query = Readonly<Record<string, unknown>>

let app: TestApp
let world: GivenWorld
const tokens = new Map<ActorKind, string>()
beforeAll(async () => {
  app = await startTestApp()
  world = await givenWorld(app)
  await givenCrowd(app, world)
  for (const [kind, person] of Object.entries({
    user: world.customer,
    operator: world.manager,
    admin: world.administrator,
  }))
    tokens.set(kind as ActorKind, (await given(app).session(person.userId)).token)
})
afterAll(() => app.stop())

/** Lists of the demonstration come from files, and summaries have no pages. What hangs on a record is not a visitor's. */
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

/** The query with which a list returns all of its rows. */
const allOf = ({ operation }: Endpoint, kind: ActorKind): Query =>
  operation === 'promotions.list' && kind === 'admin' ? { admin: true } : {}

function paramsOf({ operation, params }: Endpoint): Record<string, string> {
  const noun = operation.split('.')[0]!
  return Object.fromEntries(Object.keys(params?.shape ?? {}).map((name) => [name, world.ids[`${noun}.${name}`]!]))
}

async function read(endpoint: Endpoint, kind: ActorKind, query: Query): Promise<{ data: Row[]; total: number }> {
  const token = tokens.get(kind)
  const url = urlOf(endpoint, { params: paramsOf(endpoint), query: { ...allOf(endpoint, kind), ...query } })
  const { payload, statusCode } = await app.app.inject({ url, ...(token && { cookies: { cauce_session: token } }) })
  expect(statusCode, `${url}: ${payload.slice(0, 300)}`).toBe(200)
  return JSON.parse(payload) as { data: Row[]; total: number }
}

test('most lists hold enough to have pages and an order', async () => {
  const scant: string[] = []
  for (const { path, endpoint, kind } of readers)
    if (kind === 'admin' && (await read(endpoint, kind, {})).total < 4) scant.push(path)
  expect(scant.length, scant.join(', ')).toBeLessThan(lists.length / 3)
})

const PAGING = ['skip', 'take', 'orderBy', 'orderSide']
const optionsOf = (endpoint: Endpoint, name: string): readonly string[] => {
  const schema = endpoint.query!.shape[name] as z.ZodOptional<z.ZodEnum>
  return schema.unwrap().options as string[]
}

describe.each(readers)('GET $path as $kind', ({ endpoint, kind }) => {
  test('is the same page by page as at once, and backwards the other way round', async () => {
    for (const orderBy of optionsOf(endpoint, 'orderBy')) {
      const whole = await read(endpoint, kind, { orderBy, orderSide: 'asc', take: 100 })
      if (whole.total > 100) continue
      expect(whole.data).toHaveLength(whole.total)
      const paged: Row[] = []
      for (let skip = 0; skip < whole.total; skip += 3)
        paged.push(...(await read(endpoint, kind, { orderBy, orderSide: 'asc', skip, take: 3 })).data)
      expect(paged, orderBy).toEqual(whole.data)
      const backwards = await read(endpoint, kind, { orderBy, orderSide: 'desc', take: 100 })
      expect(backwards.data, orderBy).toEqual(whole.data.toReversed())
    }
  })
})

/** Filters that are no restriction by themselves. */
const NO_FILTER = new Set([...PAGING, 'amountComparison', 'getTotalByPhases', 'admin'])
/** Where a filter looks, when not into the field of its name. */
const LOOKS_INTO: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'title'],
  multiSearch: ['email'],
  fromDate: ['createdAt', 'dueDate', 'date'],
  toDate: ['createdAt', 'dueDate', 'date'],
  responsibleId: ['managerId'],
}

/** A filter that `row` passes; undefined where the row has no value for it. */
function filterFor(name: string, row: Row, lot: number): Query | undefined {
  if (name === 'ids') return { ids: [Object.values(row)[0]] }
  const field = (LOOKS_INTO[name] ?? [name]).find(
    (candidate) => row[candidate] !== undefined && row[candidate] !== null,
  )
  if (field === undefined) return undefined
  const value = row[field]
  if (name === 'fromDate' || name === 'toDate') {
    const text = String(value)
    return { [name]: text.length === 10 ? text : calendarDateOf(new Date(text)) }
  }
  if (name !== 'amount') return { [name]: value }
  return { amount: value, amountComparison: (['eq', 'lte', 'gte'] as const)[lot % 3]! }
}

const identity = (row: Row) => JSON.stringify(row)

describe(`with SEED=${seed}`, () => {
  const filtered = readers.filter(({ endpoint }) =>
    Object.keys(endpoint.query!.shape).some((name) => !NO_FILTER.has(name)),
  )

  test.each(filtered)('the filters of GET $path combine for $kind', async ({ endpoint, kind }) => {
    const { data } = await read(endpoint, kind, { take: 100 })
    const names = Object.keys(endpoint.query!.shape).filter((name) => !NO_FILTER.has(name))
    if (data.length === 0) return
    const lots = fc.record({
      row: fc.constantFrom(...data),
      chosen: fc.subarray(names, { minLength: 1, maxLength: Math.min(4, names.length) }),
      lot: fc.nat(),
    })
    const property = fc.asyncProperty(lots, async ({ row, chosen, lot }) => {
      const filters = chosen.map((name) => filterFor(name, row, lot)).filter((query) => query !== undefined)
      const alone = await Promise.all(filters.map((query) => read(endpoint, kind, { ...query, take: 100 })))
      const together = await read(endpoint, kind, Object.assign({ take: 100 }, ...filters) as Query)
      const passing = data.filter((one) =>
        alone.every((answer) => answer.data.some((other) => identity(other) === identity(one))),
      )
      expect(together.data.map(identity)).toEqual(passing.map(identity))
      expect(together.total).toBe(passing.length)
      expect(together.data.map(identity), JSON.stringify(filters)).toContain(identity(row))
    })
    await fc.assert(property, { seed, numRuns: 8 * effort, endOnFailure: true })
  })
})
