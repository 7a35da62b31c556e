import { TICKET_STATE_IDS } from '@cauce/contract'
import { expect, test, vi } from 'vitest'
import type { Outcome } from '../../ui/api.ts'
import { createManagedTicketsStore } from './managed-tickets.store.ts'
import type { Ticket } from './ticket.ts'

const ticket = (id: string, state: Ticket['state']) => ({ id, state, updatedAt: `of ${id}` }) as Ticket
const statesOf = (store: ReturnType<typeof createManagedTicketsStore>) =>
  store.$managed.get().tickets.map(({ state }) => state)

test('a double click finishes a ticket once, and the others do not change', async () => {
  const change = vi.fn(async (id: string): Promise<Outcome<Ticket>> => ({ data: ticket(id, 'Closed') }))
  const one = ticket('one', 'Open')
  const store = createManagedTicketsStore([one, ticket('two', 'Open')], { change, read: vi.fn() })
  const both = [store.take(one, 'finish'), store.take(one, 'finish')]
  expect(store.$managed.get().busy).toEqual(['one'])
  await Promise.all(both)
  expect(change).toHaveBeenCalledExactlyOnceWith('one', TICKET_STATE_IDS.Closed, 'of one')
  expect(statesOf(store)).toEqual(['Closed', 'Open'])
  expect(store.$managed.get().busy).toEqual([])
})

test('a conflicting change of staff is shown', async () => {
  const problem = { type: 'about:blank', title: '', status: 409, code: 'edit-conflict' }
  const one = ticket('one', 'Open')
  const store = createManagedTicketsStore([one], {
    change: async () => ({ failure: { kind: 'refused', problem } }),
    read: async () => ({ data: ticket('one', 'PendingCustomer') }),
  })
  expect(await store.take(one, 'finish')).toMatchObject({ kind: 'refused' })
  expect(statesOf(store)).toEqual(['PendingCustomer'])
})

test('without a connection nothing changes', async () => {
  const one = ticket('one', 'Closed')
  const store = createManagedTicketsStore([one], {
    change: async () => ({ failure: { kind: 'network' } }),
    read: vi.fn(),
  })
  expect(await store.take(one, 'reopen')).toEqual({ kind: 'network' })
  expect(statesOf(store)).toEqual(['Closed'])
})
