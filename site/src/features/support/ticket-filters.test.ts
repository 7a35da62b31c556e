import { createClient } from '@cauce/client'
import { TICKET_STATE_IDS } from '@cauce/contract'
import { expect, test } from 'vitest'
import { addressOf, hasFilters, parseFilters, queryOf } from './ticket-filters.ts'
import { loadTickets } from './tickets.server.ts'

const parse = (query: string) => parseFilters(new URLSearchParams(query))

test.each([
  { query: '', filters: { page: 1 } },
  { query: 'state=Closed&title=%20pago%20&page=3', filters: { state: 'Closed', title: 'pago', page: 3 } },
  { query: 'state=closed&title=%20&page=0', filters: { page: 1 } },
  { query: 'state=__proto__&page=-2', filters: { page: 1 } },
  { query: 'page=9999', filters: { page: 1000 } },
])('"$query" asks for $filters', ({ query, filters }) => expect(parse(query)).toEqual(filters))

test('a filter is kept in the address, and another choice begins at the first page', () => {
  const filters = parse('state=Open&title=pago&page=2')
  expect(addressOf('/user/support', filters, { page: 3 })).toBe('/user/support?state=Open&title=pago&page=3')
  expect(addressOf('/user/support', filters, { state: undefined })).toBe('/user/support?title=pago')
  expect(addressOf('/user/support', filters)).toBe('/user/support?state=Open&title=pago')
})

test('the query asks for one page of the tickets of one person, the latest activity first', () => {
  expect(queryOf(parse('state=Open&page=3'), 'user-1')).toEqual({
    userId: 'user-1',
    stateId: TICKET_STATE_IDS.Open,
    orderBy: 'updatedAt',
    orderSide: 'desc',
    skip: 20,
    take: 10,
  })
})

test('a title is never cut within a surrogate pair, which the API refuses', () => {
  expect(parse(`title=${'x'.repeat(149)}%F0%9F%98%80`).title!.isWellFormed()).toBe(true)
})

test('a page number is no filter', () => {
  expect(hasFilters(parse('page=2'))).toBe(false)
  expect(hasFilters(parse('title=pago'))).toBe(true)
})

test.each([
  { query: '', shown: undefined },
  { query: '?state=Open&title=a+b&page=2', shown: undefined },
  { query: '?state=zzz&sort=title', shown: '/user/support' },
  { query: '?state=Closed&title=&page=0', shown: '/user/support?state=Closed' },
  { query: '?title=a%20b&page=7', shown: '/user/support?title=a+b&page=2' },
])('"$query" of a person with 12 tickets leads to $shown', async ({ query, shown }) => {
  const client = createClient({
    baseUrl: 'http://localhost',
    fetch: async () => Response.json({ data: [], total: 12 }),
  })
  const { redirect } = await loadTickets(client, 'user-1', new URL(`/user/support${query}`, 'http://localhost'))
  expect(redirect).toBe(shown)
  if (redirect === undefined) return
  const again = await loadTickets(client, 'user-1', new URL(redirect, 'http://localhost'))
  expect(again.redirect).toBeUndefined()
})
