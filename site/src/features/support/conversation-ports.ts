import { call, client } from '../../ui/api.ts'
import type { ConversationPorts } from './conversation.store.ts'

export const MESSAGES_TAKE = 50

/** The calls of one conversation. The client says that it acts as such (spec section 6: "ticket updates carry an admin flag"). */
export function conversationPorts(id: string): ConversationPorts {
  const path = { id }
  return {
    read: () => call(client.GET('/v1/support/tickets/{id}', { params: { path } })),
    readMessages: (skip) => {
      const query = { orderBy: 'createdAt', orderSide: 'asc', skip, take: MESSAGES_TAKE } as const
      return call(client.GET('/v1/support/tickets/{id}/messages', { params: { path, query } }))
    },
    write: (message, file) =>
      call(
        client.POST('/v1/support/tickets/{id}/messages', {
          params: { path },
          body: { message, ...(file && { file }) },
        }),
      ),
    change: (stateId, updatedAt) =>
      call(
        client.PATCH('/v1/support/tickets/{id}', { params: { path }, body: { stateId, updatedAt, isAdmin: false } }),
      ),
    markAsRead: () =>
      call(client.PATCH('/v1/support/tickets/{id}', { params: { path }, body: { read: true, isAdmin: false } })),
  }
}
