import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { COOKIES, type Endpoint, allEndpoints, scopeOf } from '@cauce/contract'
import { tokenOf, seedBooks } from '@cauce/seed/books'
import { urlOf } from '../contract-requests.ts'
import { startOwnDatabase, type OwnDatabase } from '../own-database.ts'
import { startApiProcess, type ApiProcess } from './api-process.ts'
import { type Row, type Sample, optionsOf, SEARCHES, valuesOf } from './list-values.ts'
import { load } from './load.ts'
import pg from 'pg'
import { z } from 'zod'

/** Limit a case. */
const SECONDS = 2
const CUSTOMER = 7

export interface World extends OwnDatabase {
  readonly customers: number
  readonly api: ApiProcess
}

/** Opens the database of so many customers, and fills it when it is empty. @param kept where databases are kept, if they are */
export async function openWorld(customers: number, kept: string | undefined): Promise<World> {
  const keptFolder = kept === undefined ? undefined : path.join(path.resolve(kept), String(customers))
  if (keptFolder !== undefined) mkdirSync(keptFolder, { recursive: true })
  const own = await startOwnDatabase({ warn: console.warn, ...(keptFolder !== undefined && { keptFolder }) })
  try {
    await fillBooks(own.database.ownerUrl, customers)
    const api = await startApiProcess(own.database.url, own.folder)
    const stop = async () => {
      await api.stop()
      await own.stop()
    }
    return { ...own, customers, api, stop }
  } catch (error) {
    await own.stop()
    throw error
  }
}

export interface Candidate extends ListCase {
  readonly path: string
}

/** By name. */
export async function candidatesOf(world: World, endpoint: Endpoint): Promise<Map<string, Candidate>> {
  const params = await paramsOf(world, endpoint)
  if (params === undefined) {
    console.log(`NOT TRIED ${endpoint.path} at ${world.customers}: it hangs on a record, and there is none`)
    return new Map()
  }
  const others = lists.includes(endpoint)
    ? casesOf(endpoint, await sampleOf(world, endpoint, params))
    : groupings(endpoint)
  return new Map(
    [...firstPages(endpoint), ...others].map((one) => [
      nameOf(one),
      { ...one, path: urlOf(endpoint, { params, query: one.query }) },
    ]),
  )
}

export async function measure({ api }: World, { path: address, kind }: Candidate, calls: number): Promise<Figures> {
  const token = kind === 'visitor' ? undefined : tokenOf(kind, kind === 'user' ? CUSTOMER : 1)
  const request = { path: address, ...(token && { token }) }
  await load(api.port, 1, SECONDS, (_, count) => (count < 1 ? request : undefined))
  const result = await load(api.port, 1, SECONDS, (_, count) => (count < calls ? request : undefined))
  if (result.statuses[200] === undefined) console.log(`REFUSED ${address} ${JSON.stringify(result.statuses)}`)
  return result
}

export async function read({ api }: World, endpoint: Endpoint, query: ListCase['query'], params = {}) {
  const answer = await fetch(`http://127.0.0.1:${api.port}${urlOf(endpoint, { params, query })}`, {
    headers: { cookie: `${COOKIES.session}=${tokenOf('admin', 1)}` },
  })
  return (await answer.json()) as { readonly data: readonly Row[]; readonly total: number }
}

export const listNamed = (operation: string): Endpoint => lists.find((endpoint) => endpoint.operation === operation)!

/** From the middle: ends may be special. */
async function sampleOf(world: World, endpoint: Endpoint, params: Record<string, string>): Promise<Sample> {
  const { total } = await read(world, endpoint, { take: 1 }, params)
  // No cases without rows.
  if (total === undefined) return { row: undefined, total: 0 }
  const skip = Math.min(1_000_000, Math.floor(total / 2))
  const { data } = await read(world, endpoint, { take: 1, skip }, params)
  if (data === undefined) console.log(`REFUSED the middle of ${endpoint.path} at ${world.customers}`)
  return {
    row: data?.[0],
    total,
    order: (await read(world, listNamed('orders.list'), { take: 1, skip: 1_000 })).data[0],
  }
}

/** Nested lists use the first record; undefined without one. */
async function paramsOf(
  world: World,
  { path: address, params }: Endpoint,
): Promise<Record<string, string> | undefined> {
  const [name] = Object.keys(params?.shape ?? {})
  if (name === undefined) return {}
  const above = address.slice(0, address.indexOf('/{'))
  const parent = above.endsWith('/funding') ? listNamed('projects.list') : lists.find((one) => one.path === above)
  if (parent === undefined) return undefined
  const { data } = await read(world, parent, { take: 1 })
  return data[0] && { [name]: String(Object.values(data[0])[0]) }
}

/** If empty; runs the jobs. */
async function fillBooks(ownerUrl: string, customers: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query('select 1 from users limit 1')
    const startedAt = performance.now()
    if (rows.length === 0) {
      await seedBooks({ ownerUrl, customers, until: new Date() })
      console.log(`${customers} customers in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
    }
    await client.query('select cauce_keep_cohorts(now()), cauce_keep_custody(current_date - 1), cauce_fold_tallies()')
    // Restored sessions have expired.
    await client.query('update sessions set created_at = now(), last_used_at = now()')
  } finally {
    await client.end()
  }
}

export interface Figures {
  readonly bestMs: number
  readonly p50Ms: number
  readonly p95Ms: number
}

export interface Measured {
  readonly list: string
  readonly name: string
  readonly aspect: Aspect
  readonly figures: readonly (Figures | undefined)[]
}

/** At the 95th percentile. */
const GOAL_MS = 100

export function tableOfCases(measured: readonly Measured[], sizes: readonly number[]): string {
  const heads = sizes.flatMap((size) => [`best at ${size}`, 'p50', 'p95'])
  const rows = measured.map(({ name, aspect, figures }) => {
    const times = figures.flatMap((one) => [one?.bestMs, one?.p50Ms, one?.p95Ms])
    return [name, aspect, ...times.map((time) => time?.toFixed(1) ?? ''), growthOf(figures)]
  })
  return table(['case', 'what', ...heads, 'growth'], rows)
}

export function tableOfLists(measured: readonly Measured[], sizes: readonly number[]): string {
  const slowestOf = (list: string) =>
    measured.filter((one) => one.list === list).toSorted((one, other) => lastP95(other) - lastP95(one))
  const lists = [...new Set(measured.map(({ list }) => list))].map(slowestOf)
  const rows = lists
    .toSorted(([one], [other]) => lastP95(other!) - lastP95(one!))
    .map((cases) => {
      const [{ list, name, figures }] = cases as [Measured, ...Measured[]]
      const missed = cases.filter(isSlow).length
      const times = figures.map((one) => one?.p95Ms.toFixed(0) ?? '')
      return [list, String(cases.length), String(missed), name.replace(list, ''), ...times, growthOf(figures)]
    })
  const missed = measured.filter(isSlow).length
  const heads = [
    'list',
    'cases',
    `above ${GOAL_MS} ms`,
    'slowest case',
    ...sizes.map((size) => `p95 at ${size}`),
    'growth',
  ]
  return `${table(heads, rows)}\n\n${missed} of ${measured.length} cases take more than ${GOAL_MS} ms at p95 at ${sizes.at(-1)}`
}

export const isSlow = (one: Measured) => lastP95(one) > GOAL_MS

const lastP95 = ({ figures }: Measured) => figures.at(-1)?.p95Ms ?? 0

function growthOf(figures: Measured['figures']): string {
  const [first, last] = [figures[0], figures.at(-1)]
  return first === undefined || last === undefined ? '' : (last.p95Ms / first.p95Ms).toFixed(1)
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

type Aspect = 'page' | 'order' | 'filter' | 'search' | 'deep' | 'sums' | 'summary'

interface ListCase {
  readonly endpoint: Endpoint
  readonly kind: Reader
  readonly aspect: Aspect
  readonly query: Readonly<Record<string, unknown>>
  readonly labels?: Readonly<Record<string, string>>
}

/** Limit of `skip`. */
const MAXIMUM_SKIP = 1_000_000
const PAGING = new Set(['skip', 'take', 'orderBy', 'orderSide', 'ids', 'amountComparison', 'getSums'])
/** Expensive reads that are not lists. */
const REPORTS =
  /^(figures\.read|statistics\.(byProject|cohorts|funding|latePayments)|bankBooks\.read|matching\.candidates)$/
const READERS = ['visitor', 'user', 'operator', 'admin'] as const
type Reader = (typeof READERS)[number]

const hasPages = ({ method, output, operation }: Endpoint) =>
  method === 'GET' && output instanceof z.ZodObject && 'data' in output.shape && !operation.startsWith('demonstration.')
const isSummary = ({ operation, query }: Endpoint) =>
  operation.endsWith('.summarize') || Object.hasOwn(query?.shape ?? {}, 'groupBy')

/** Those of the demonstration come from files. */
export const lists: readonly Endpoint[] = allEndpoints.filter((one) => hasPages(one) && !isSummary(one))
export const summaries: readonly Endpoint[] = allEndpoints.filter(
  (one) => isSummary(one) || REPORTS.test(one.operation),
)

/** As every reader. */
const firstPages = (endpoint: Endpoint): ListCase[] =>
  READERS.filter((kind) => scopeOf(endpoint.permission, kind) !== undefined).map((kind) => ({
    endpoint,
    kind,
    aspect: summaries.includes(endpoint) ? 'summary' : 'page',
    query: {},
  }))

const groupings = (endpoint: Endpoint): ListCase[] =>
  optionsOf(endpoint, 'groupBy').map((groupBy) => ({ endpoint, kind: 'admin', aspect: 'summary', query: { groupBy } }))

/** For an administrator: each sort both ways at two depths, each filter value, sums with each filter. */
function casesOf(endpoint: Endpoint, sample: Sample): ListCase[] {
  const { total } = sample
  const of = (aspect: Aspect, query: ListCase['query'], labels: ListCase['labels'] = {}): ListCase => ({
    endpoint,
    kind: 'admin',
    aspect,
    query,
    labels,
  })
  const columns = optionsOf(endpoint, 'orderBy')
  const deepest = Math.min(MAXIMUM_SKIP, Math.max(0, total - 20))
  const depths = Object.entries(total > 100 ? { middle: Math.floor(deepest / 2), end: deepest } : {})
  const filters = filtersOf(endpoint).flatMap((name) =>
    Object.entries(valuesOf(endpoint, name, sample)).map(([label, value]) =>
      of(name in SEARCHES ? 'search' : 'filter', { [name]: value, ...comparisonOf(name) }, { [name]: label }),
    ),
  )
  const summed = Object.hasOwn(endpoint.query?.shape ?? {}, 'getSums') ? [of('filter', {}), ...filters] : []
  return [
    ...columns.flatMap((orderBy) => [
      of('order', { orderBy, orderSide: 'asc' }),
      of('order', { orderBy, orderSide: 'desc' }),
      ...depths.map(([depth, skip]) => of('deep', { orderBy, orderSide: 'desc', skip }, { skip: depth })),
    ]),
    ...filters,
    // With one row, like the office.
    ...summed.map(({ query, labels }) => of('sums', { ...query, getSums: true, take: 1 }, labels)),
  ]
}

const filtersOf = (endpoint: Endpoint): string[] =>
  Object.keys(endpoint.query?.shape ?? {}).filter((name) => !PAGING.has(name))

const comparisonOf = (name: string) => (name === 'amount' ? { amountComparison: 'gte' } : {})

/** Stable across databases. */
function nameOf({ endpoint, kind, query, labels }: ListCase): string {
  const asked = Object.entries({ ...query, ...labels }).map(([name, value]) => `${name}=${String(value)}`)
  return `${kind} ${endpoint.path}${asked.length > 0 ? '?' : ''}${asked.join('&')}`
}
