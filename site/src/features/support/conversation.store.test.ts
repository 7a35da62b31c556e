import { TICKET_STATE_IDS } from '@cauce/contract'
import { expect, test, vi } from 'vitest'
import type { Outcome } from '../../ui/api.ts'
import { createConversationStore, type ConversationPorts } from './conversation.store.ts'
import type { Ticket, TicketMessage } from './ticket.ts'

const ticket = { id: 'ticket', state: 'Open', updatedAt: '2026-11-20T09:30:00.000Z', read: true } as Ticket
const message = (messageId: string) => ({ messageId, message: messageId }) as TicketMessage
const refused = (code: string): Outcome<never> => ({
  failure: { kind: 'refused', problem: { type: 'about:blank', title: '', status: 409, code } },
})
const lost: Outcome<never> = { failure: { kind: 'network' } }

function conversation(ports: Partial<ConversationPorts> = {}) {
  const played: ConversationPorts = {
    read: vi.fn(async () => ({ data: ticket })),
    readMessages: vi.fn(async () => ({ data: { data: [], total: 1 } })),
    write: vi.fn(async () => ({ data: message('answer') })),
    change: vi.fn(async () => ({ data: { ...ticket, state: 'Closed' as const } })),
    markAsRead: vi.fn(async () => ({ data: ticket })),
    ...ports,
  }
  const store = createConversationStore({ ticket, messages: [message('first')], total: 1 }, played)
  const ids = () => store.$conversation.get().messages.map(({ messageId }) => messageId)
  return { ...store, ports: played, ids, state: () => store.$conversation.get() }
}

test('an answer is sent and appears in the conversation with other new messages', async () => {
  const { answer, ids, state } = conversation({
    readMessages: async () => ({ data: { data: [message('other'), message('answer')], total: 3 } }),
    read: async () => ({ data: { ...ticket, state: 'PendingManager' } }),
  })
  expect(await answer('answer', undefined)).toEqual({ data: message('answer') })
  expect(ids()).toEqual(['first', 'other', 'answer'])
  expect(state()).toMatchObject({ total: 3, ticket: { state: 'PendingManager' } })
})

test('an answer without a connection changes nothing and can be sent again', async () => {
  const { answer, ids, ports } = conversation({ write: async () => lost })
  expect(await answer('answer', undefined)).toBe(lost)
  expect(ids()).toEqual(['first'])
  expect(ports.read).not.toHaveBeenCalled()
})

test('an answer to a closed ticket is refused and shows the closed state', async () => {
  const { answer, state } = conversation({
    write: async () => refused('state-forbids'),
    read: async () => ({ data: { ...ticket, state: 'Closed' } }),
  })
  expect((await answer('answer', undefined)).failure).toBeDefined()
  expect(state().ticket.state).toBe('Closed')
})

test('finishing is sent once, with the version that was seen', async () => {
  const { take, ports, state } = conversation()
  const both = [take('finish'), take('finish')]
  expect(state().step).toBe('finish')
  await Promise.all(both)
  expect(ports.change).toHaveBeenCalledExactlyOnceWith(TICKET_STATE_IDS.Closed, ticket.updatedAt)
  expect(state()).toMatchObject({ ticket: { state: 'Closed' }, step: undefined })
})

test('a conflicting step is refused and shows the change of the other side', async () => {
  const { take, state } = conversation({
    change: async () => refused('edit-conflict'),
    read: async () => ({ data: { ...ticket, state: 'PendingCustomer' } }),
  })
  expect(await take('finish')).toMatchObject({ kind: 'refused' })
  expect(state()).toMatchObject({ ticket: { state: 'PendingCustomer' }, step: undefined })
})

test('new messages are marked as read once they are shown', async () => {
  const { refresh, ports, ids, state } = conversation({
    read: async () => ({ data: { ...ticket, read: false } }),
    readMessages: async () => ({ data: { data: [message('second')], total: 2 } }),
  })
  await refresh()
  expect(ids()).toEqual(['first', 'second'])
  expect(ports.markAsRead).toHaveBeenCalledOnce()
  expect(state().ticket.read).toBe(true)
})

test('a refresh without a connection changes nothing', async () => {
  const { refresh, ids, ports } = conversation({ read: async () => lost })
  await refresh()
  expect(ids()).toEqual(['first'])
  expect(ports.readMessages).not.toHaveBeenCalled()
})
