import { allEndpoints, scopeOf, type Endpoint } from '@cauce/contract'
import { z } from 'zod'

/** What a case tries of a list. */
export type Aspect = 'page' | 'order' | 'filter' | 'search' | 'deep' | 'sums' | 'summary'

/** One call to be measured. */
export interface ListCase {
  readonly endpoint: Endpoint
  readonly kind: Reader
  readonly aspect: Aspect
  readonly query: Readonly<Record<string, unknown>>
  /** What stands for values that differ from one database to the next, in the name of the case. */
  readonly labels?: Readonly<Record<string, string>>
}

export type Row = Readonly<Record<string, unknown>>

/** What cases are made from: a row in the middle of a list, as an administrator reads it, and how many rows there are. */
export interface Sample {
  readonly row: Row | undefined
  readonly total: number
  /** An order, which names what many filters ask for: a person, a project. */
  readonly order?: Row | undefined
}

/** The most rows that a list skips (`listQuery` of the contract). */
const MAXIMUM_SKIP = 1_000_000
const PAGING = new Set(['skip', 'take', 'orderBy', 'orderSide', 'ids', 'amountComparison', 'getSums'])
/** Filters that find a part of a text, with the fields that they look in. */
const SEARCHES: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'title'],
  multiSearch: ['email'],
  title: ['title'],
  alias: ['alias'],
  account: ['account'],
  search: ['counterpartyName', 'remittance'],
  text: ['counterpartyName', 'remittance'],
}
/** Where a list has the day that these filters compare. */
const DAYS: ReadonlySet<string> = new Set(['fromDate', 'toDate', 'dueBy'])
/** Readings that are no list, and add up many rows or look among many. */
const REPORTS =
  /^(figures\.read|statistics\.(byProject|cohorts|funding|latePayments)|bankBooks\.read|matching\.candidates|withholdings\.read)$/
const READERS = ['visitor', 'user', 'operator', 'admin'] as const
type Reader = (typeof READERS)[number]

const hasPages = ({ method, output, operation }: Endpoint) =>
  method === 'GET' && output instanceof z.ZodObject && 'data' in output.shape && !operation.startsWith('demonstration.')
const isSummary = ({ operation, query }: Endpoint) =>
  operation.endsWith('.summarize') || Object.hasOwn(query?.shape ?? {}, 'groupBy')

/** Every list of the contract; those of the demonstration come from files. */
export const lists: readonly Endpoint[] = allEndpoints.filter((one) => hasPages(one) && !isSummary(one))
/** Every summary, the other statistics, the figures of the home page, what the bank owes, what was withheld, and what a line may belong to. */
export const summaries: readonly Endpoint[] = allEndpoints.filter(
  (one) => isSummary(one) || REPORTS.test(one.operation),
)

/** The first page of a list and of a summary, for everybody who may read it. */
export const firstPages = (endpoint: Endpoint): ListCase[] =>
  READERS.filter((kind) => scopeOf(endpoint.permission, kind) !== undefined).map((kind) => ({
    endpoint,
    kind,
    aspect: summaries.includes(endpoint) ? 'summary' : 'page',
    query: {},
  }))

/** The groups of a summary, from the first row until today; a day's needs a range that has at most 2,000 periods. */
export const groupings = (endpoint: Endpoint): ListCase[] =>
  optionsOf(endpoint, 'groupBy').map((groupBy) => ({ endpoint, kind: 'admin', aspect: 'summary', query: { groupBy } }))

/**
 * What an administrator may ask of a list: each order in both directions and at two depths, each filter with each of its values, and
 * where the list adds up the sums of all rows and with each filter.
 */
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
    // As the back office asks for them: with one row.
    ...summed.map(({ query, labels }) => of('sums', { ...query, getSums: true, take: 1 }, labels)),
  ]
}

/** The filters of a list. */
export const filtersOf = (endpoint: Endpoint): string[] =>
  Object.keys(endpoint.query?.shape ?? {}).filter((name) => !PAGING.has(name))

const comparisonOf = (name: string) => (name === 'amount' ? { amountComparison: 'gte' } : {})

/** What a filter is tried with, by label: each of its choices, else what the sampled row has in the field of its name, or an order. */
function valuesOf(endpoint: Endpoint, name: string, { row, order }: Sample): Readonly<Record<string, unknown>> {
  const choices = optionsOf(endpoint, name)
  if (choices.length > 0) return Object.fromEntries(choices.map((choice) => [String(choice), choice]))
  if (row === undefined) return {}
  if (DAYS.has(name)) {
    const date = row['createdAt'] ?? row['dueDate'] ?? row['bookingDay']
    return date === undefined ? {} : { '…': String(date).slice(0, 10) }
  }
  const text = SEARCHES[name]?.map((field) => row[field]).find((found) => typeof found === 'string' && found !== '')
  if (name === 'multiSearch') return { 'e-mail': text, 'three letters': String(row['name']).slice(0, 3) }
  if (text !== undefined) return { whole: text, 'three letters': String(text).slice(0, 3) }
  const value = row[name] ?? order?.[name]
  return value === undefined || value === null ? {} : { '…': value }
}

/** The name of a case, the same in every database. */
export function nameOf({ endpoint, kind, query, labels }: ListCase): string {
  const asked = Object.entries({ ...query, ...labels }).map(([name, value]) => `${name}=${String(value)}`)
  return `${kind} ${endpoint.path}${asked.length > 0 ? '?' : ''}${asked.join('&')}`
}

/** The choices of a parameter that is an enumeration or yes and no. */
function optionsOf(endpoint: Endpoint, name: string): readonly unknown[] {
  const parameter = endpoint.query?.shape[name] as z.ZodType | undefined
  const schema = parameter instanceof z.ZodOptional ? parameter.unwrap() : parameter
  if (schema instanceof z.ZodEnum) return schema.options
  return schema instanceof z.ZodBoolean ? [true, false] : []
}
