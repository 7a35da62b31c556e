import type { Client } from '@cauce/client'
import { dataOf } from '../../http/client.server.ts'
import { addressOf, PAGE_SIZE, parseFilters, queryOf } from './ticket-filters.ts'

/** One page of somebody's own tickets as the address asks for it, or where to go because there is no such page any more. */
export async function loadTickets(client: Client, userId: string, url: URL) {
  const filters = parseFilters(url.searchParams)
  const { data, total } = await dataOf(
    client.GET('/v1/support/tickets', { params: { query: queryOf(filters, userId) } }),
  )
  const lastPage = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const redirect = filters.page > lastPage ? addressOf(url.pathname, filters, { page: lastPage }) : undefined
  return { filters, tickets: data, total, redirect }
}
