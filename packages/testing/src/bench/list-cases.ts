import { allEndpoints, scopeOf, type Endpoint } from '@cauce/contract'
import { z } from 'zod'
import { optionsOf, SEARCHES, valuesOf, type Sample } from './list-values.ts'

export type Aspect = 'page' | 'order' | 'filter' | 'search' | 'deep' | 'sums' | 'summary'

export interface ListCase {
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
  /^(figures\.read|statistics\.(byProject|cohorts|funding|latePayments)|bankBooks\.read|matching\.candidates|withholdings\.read)$/
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
export const firstPages = (endpoint: Endpoint): ListCase[] =>
  READERS.filter((kind) => scopeOf(endpoint.permission, kind) !== undefined).map((kind) => ({
    endpoint,
    kind,
    aspect: summaries.includes(endpoint) ? 'summary' : 'page',
    query: {},
  }))

/** From the first row; daily ones need at most 2,000 periods. */
export const groupings = (endpoint: Endpoint): ListCase[] =>
  optionsOf(endpoint, 'groupBy').map((groupBy) => ({ endpoint, kind: 'admin', aspect: 'summary', query: { groupBy } }))

/** For an administrator: each sort both ways at two depths, each filter value, sums with each filter. */
export function casesOf(endpoint: Endpoint, sample: Sample): ListCase[] {
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
export function nameOf({ endpoint, kind, query, labels }: ListCase): string {
  const asked = Object.entries({ ...query, ...labels }).map(([name, value]) => `${name}=${String(value)}`)
  return `${kind} ${endpoint.path}${asked.length > 0 ? '?' : ''}${asked.join('&')}`
}
