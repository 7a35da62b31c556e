import type { Client } from '@cauce/client'
import { dataOf, dataOrMissing } from '../../http/client.server.ts'
import { MESSAGES_TAKE } from './conversation-ports.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * A ticket of one's own with its messages, or `undefined` when there is none; opening it marks it as read. Those of customers
 * staff work in the back office.
 */
export async function openTicketOf(client: Client, userId: string, id: string) {
  if (!ID.test(id)) return undefined
  const params = { path: { id } }
  const ticket = await dataOrMissing(client.GET('/v1/support/tickets/{id}', { params }))
  if (ticket?.userId !== userId) return undefined
  const query = { orderBy: 'createdAt', orderSide: 'asc', take: MESSAGES_TAKE } as const
  const messages = await dataOf(client.GET('/v1/support/tickets/{id}/messages', { params: { ...params, query } }))
  const isNews = !ticket.read && (await markAsRead(client, id))
  return { conversation: { ticket, messages: messages.data, total: messages.total }, isNews }
}

/** Whether it worked; a ticket that stays unread is no reason not to show it. */
async function markAsRead(client: Client, id: string): Promise<boolean> {
  const body = { read: true, isAdmin: false } as const
  const { response } = await client.PATCH('/v1/support/tickets/{id}', { params: { path: { id } }, body })
  return response.ok
}
