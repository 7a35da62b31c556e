import { allEndpoints, type Endpoint } from '@cauce/contract'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { casesOf, filtersOf, firstPages, groupings, lists, nameOf, summaries } from './list-cases.ts'
import type { Row } from './list-values.ts'

const listOf = (operation: string) => lists.find((endpoint) => endpoint.operation === operation)!
const row = {
  createdAt: '2026-11-20T09:00:00.000Z',
  amount: '50.00',
  walletId: 'a wallet',
  name: 'Antonio',
  email: 'a@scale.example',
}

const ORDER: Row = { orderId: 'an order', userId: 'a person', projectId: 'a project' }

const rowOf = ({ output }: Endpoint): Row =>
  rowOfShape((output as z.ZodObject<{ data: z.ZodArray<z.ZodObject> }>).shape.data.element)
const rowOfShape = ({ shape }: z.ZodObject): Row =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      name === 'matchedWith' ? [rowOfShape((field as z.ZodArray<z.ZodObject>).element)] : `2026-11-20 ${name}`,
    ]),
  )

test('each order of a list is tried in both directions and at two depths', () => {
  const tried = casesOf(listOf('transactions.list'), { row, total: 3_000_000 }).filter(
    ({ query }) => query['orderBy'] === 'amount',
  )
  expect(tried.map(({ query }) => [query['orderSide'], query['skip']])).toEqual([
    ['asc', undefined],
    ['desc', undefined],
    ['desc', 500_000],
    ['desc', 1_000_000],
  ])
})

test('a filter is tried with each of its choices, another with what a row has', () => {
  const filters = casesOf(listOf('transactions.list'), { row, total: 10 }).filter(({ aspect }) => aspect === 'filter')
  const valuesOf = (name: string) => filters.flatMap(({ query }) => (name in query ? [query[name]] : []))
  expect(valuesOf('state')).toEqual(['pending', 'completed', 'rejected', 'cancelled'])
  expect(valuesOf('walletId')).toEqual(['a wallet'])
  expect(valuesOf('fromDate')).toEqual(['2026-11-20'])
  expect(filters).toContainEqual(expect.objectContaining({ query: { amount: '50.00', amountComparison: 'gte' } }))
})

test('a search is tried with a whole text and with three letters', () => {
  const searches = casesOf(listOf('users.list'), { row, total: 10 }).filter(({ aspect }) => aspect === 'search')
  expect(searches.map(({ query }) => query)).toEqual([
    { name: 'Antonio' },
    { name: 'Ant' },
    { multiSearch: 'a@scale.example' },
    { multiSearch: 'Ant' },
  ])
})

test('sums are tried of all rows and with each filter, as the back office asks for them', () => {
  const sums = casesOf(listOf('orders.list'), { row, total: 10 }).filter(({ aspect }) => aspect === 'sums')
  expect(sums.map(({ query }) => query)).toEqual([
    { getSums: true, take: 1 },
    ...casesOf(listOf('orders.list'), { row, total: 10 })
      .filter(({ aspect }) => aspect === 'filter')
      .map(({ query }) => ({ ...query, getSums: true, take: 1 })),
  ])
})

test('every call of the contract with pages is a list, and every sum a summary', () => {
  const tried = new Set([...lists, ...summaries].map(({ operation }) => operation))
  const left = allEndpoints.filter(
    ({ operation, query = { shape: {} } }) =>
      ('take' in query.shape || 'groupBy' in query.shape) && !tried.has(operation),
  )
  expect(left.map(({ operation }) => operation).filter((operation) => !operation.startsWith('demonstration.'))).toEqual(
    [],
  )
  expect(summaries.flatMap(groupings).map(({ query }) => query['groupBy'])).toContain('quarter')
})

const UNTRIED: Readonly<Record<string, string>> = {
  'bankStatements.list fileId': 'the list does not show the file; its statements are few',
  'projectFollows.list projectIds': 'a row shows one project; a person follows few',
}

test('every filter of every list is tried where a row has what it asks for', () => {
  const left = lists.flatMap((endpoint) => {
    const tried = new Set(
      casesOf(endpoint, { row: rowOf(endpoint), total: 10, order: ORDER }).flatMap(({ query }) => Object.keys(query)),
    )
    return filtersOf(endpoint)
      .filter((name) => !tried.has(name))
      .map((name) => `${endpoint.operation} ${name}`)
  })
  expect(left).toEqual(Object.keys(UNTRIED))
})

test('every endpoint that is read for many rows is tried', () => {
  const operations = new Set([...lists, ...summaries].map(({ operation }) => operation))
  const named = [
    'notifications.list',
    'withholdingRates.list',
    'withholdings.read',
    'statistics.cohorts',
    'statistics.custody',
    'bankBooks.read',
    'matching.candidates',
  ]
  expect(named.filter((operation) => !operations.has(operation))).toEqual([])
})

test('the first page is tried as everybody who may read it', () => {
  expect(firstPages(listOf('projects.list')).map(({ kind }) => kind)).toEqual(['visitor', 'user', 'operator', 'admin'])
  expect(firstPages(listOf('audit.list')).map(({ kind }) => kind)).toEqual(['admin'])
})

test('no two cases share a name', () => {
  const tried = lists.flatMap((endpoint) => [
    ...firstPages(endpoint),
    ...casesOf(endpoint, { row: { ...row, account: 'ES12', alias: 'a1', title: 'Consulta 1' }, total: 3_000_000 }),
  ])
  const names = [...tried, ...summaries.flatMap((endpoint) => [...firstPages(endpoint), ...groupings(endpoint)])].map(
    nameOf,
  )
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('a name has no values of a database', () => {
  const [middle] = casesOf(listOf('transactions.list'), { row, total: 3_000_000 }).filter(
    ({ aspect }) => aspect === 'deep',
  )
  expect(nameOf(middle!)).toBe('admin /v1/wallet/transactions?orderBy=createdAt&orderSide=desc&skip=middle')
})
