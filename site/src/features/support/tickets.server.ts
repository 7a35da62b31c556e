import type { Client } from '@cauce/client'
import { dataOf, dataOrMissing, isId } from '../../http/client.server.ts'
import { MESSAGES_TAKE } from './conversation.store.ts'
import { addressOf, PAGE_SIZE, parseFilters, queryOf } from './ticket-filters.ts'

/** `redirect`: canonical address, where this one has an unknown filter or page (handbook rule 13.28). */
export async function loadTickets(client: Client, userId: string, url: URL) {
  const filters = parseFilters(url.searchParams)
  const address = addressOf(url.pathname, filters, { page: filters.page })
  const { data, total } = await dataOf(
    client.GET('/v1/support/tickets', { params: { query: queryOf(filters, userId) } }),
  )
  const lastPage = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const shown = filters.page > lastPage ? addressOf(url.pathname, filters, { page: lastPage }) : address
  const redirect = new URL(shown, url).search === url.search ? undefined : shown
  return { filters, tickets: data, total, redirect }
}

/** Undefined if missing. Opening marks the ticket as read. */
export async function openTicketOf(client: Client, userId: string, id: string) {
  if (!isId(id)) return undefined
  const params = { path: { id } }
  const ticket = await dataOrMissing(client.GET('/v1/support/tickets/{id}', { params }))
  if (ticket?.userId !== userId) return undefined
  const query = { orderBy: 'createdAt', orderSide: 'asc', take: MESSAGES_TAKE } as const
  const messages = await dataOf(client.GET('/v1/support/tickets/{id}/messages', { params: { ...params, query } }))
  const isNews = !ticket.read && (await markAsRead(client, id))
  return { conversation: { ticket, messages: messages.data, total: messages.total }, isNews }
}

/** False after a failure; the ticket is shown anyway. */
async function markAsRead(client: Client, id: string): Promise<boolean> {
  const body = { read: true, isAdmin: false } as const
  const { response } = await client.PATCH('/v1/support/tickets/{id}', { params: { path: { id } }, body })
  return response.ok
}
