import { call, client } from '../../ui/api.ts'
import { MESSAGES_TAKE, type ConversationPorts } from './conversation.store.ts'

export const readTicket = (id: string) => call(client.GET('/v1/support/tickets/{id}', { params: { path: { id } } }))

/** `isAdmin: false`: the customer acts (handbook rule 9.5). */
export const changeTicket = (id: string, stateId: string, updatedAt: string) => {
  const body = { stateId, updatedAt, isAdmin: false }
  return call(client.PATCH('/v1/support/tickets/{id}', { params: { path: { id } }, body }))
}

export function conversationPorts(id: string): ConversationPorts {
  const path = { id }
  return {
    read: () => readTicket(id),
    readMessages: (skip) => {
      const query = { orderBy: 'createdAt', orderSide: 'asc', skip, take: MESSAGES_TAKE } as const
      return call(client.GET('/v1/support/tickets/{id}/messages', { params: { path, query } }))
    },
    write: (message, file) => {
      const body = { message, ...(file && { file }) }
      return call(client.POST('/v1/support/tickets/{id}/messages', { params: { path }, body }))
    },
    change: (stateId, updatedAt) => changeTicket(id, stateId, updatedAt),
    markAsRead: () =>
      call(client.PATCH('/v1/support/tickets/{id}', { params: { path }, body: { read: true, isAdmin: false } })),
  }
}
