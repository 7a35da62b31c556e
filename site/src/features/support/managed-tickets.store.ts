import { atom } from 'nanostores'
import type { Failure, Outcome } from '../../ui/api.ts'
import { targetOf, type Ticket, type TicketStep } from './ticket.ts'

export interface ManagedTickets {
  readonly tickets: readonly Ticket[]
  /** Ids with a step in progress. */
  readonly busy: readonly string[]
}

interface ManagedTicketsPorts {
  readonly change: (id: string, stateId: string, updatedAt: string) => Promise<Outcome<Ticket>>
  readonly read: (id: string) => Promise<Outcome<Ticket>>
}

export function createManagedTicketsStore(initial: readonly Ticket[], { change, read }: ManagedTicketsPorts) {
  const $managed = atom<ManagedTickets>({ tickets: initial, busy: [] })
  const show = (changed: Ticket | undefined) => {
    const { tickets, busy } = $managed.get()
    $managed.set({ busy, tickets: tickets.map((ticket) => (ticket.id === changed?.id ? changed : ticket)) })
  }
  const setBusy = (id: string, isBusy: boolean) => {
    const { tickets, busy } = $managed.get()
    $managed.set({ tickets, busy: isBusy ? [...busy, id] : busy.filter((other) => other !== id) })
  }
  return {
    $managed,
    async take({ id, updatedAt }: Ticket, step: TicketStep): Promise<Failure | undefined> {
      if ($managed.get().busy.includes(id)) return undefined
      setBusy(id, true)
      const { data, failure } = await change(id, targetOf(step), updatedAt)
      // Optimistic locking: show the change that staff made.
      show(failure?.kind === 'refused' ? (await read(id)).data : data)
      setBusy(id, false)
      return failure
    },
  }
}
