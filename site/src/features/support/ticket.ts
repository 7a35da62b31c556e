import type { Answer } from '@cauce/client'
import { stateAfter } from '@cauce/contract/lifecycle.ts'
import { isPermitted } from '@cauce/contract/permissions.ts'
import { TICKET_STATE_IDS, ticketLifecycle } from '@cauce/contract/support/tickets.lifecycle.ts'

export type Ticket = Answer<'/v1/support/tickets/{id}'>
export type TicketMessage = Answer<'/v1/support/tickets/{id}/messages'>['data'][number]
export type TicketDocument = Ticket['documents'][number]

/** The badge colour of each state for the customer. Clay waits for the customer. */
export const STATE_COLOURS = {
  Open: 'blue',
  InProcess: 'blue',
  PendingCustomer: 'clay',
  PendingManager: 'blue',
  Closed: 'green',
  Dismissed: 'grey',
} as const satisfies Record<Ticket['state'], string>

/** The address of a document's bytes, which need a session. */
export const documentAddress = (documentId: string): string => `/v1/support/tickets/view-document/${documentId}`

/** The steps with a button. An answer changes the state by itself. */
const STEPS = ['finish', 'reopen'] as const satisfies readonly (keyof typeof ticketLifecycle.transitions)[]
export type TicketStep = (typeof STEPS)[number]

/** The steps that the lifecycle allows a customer now, also for staff with tickets of their own. */
export function stepsFrom(state: Ticket['state']): TicketStep[] {
  return STEPS.filter((step) => {
    const { permission } = ticketLifecycle.transitions[step]
    return (
      permission !== null && isPermitted(permission, 'user') && stateAfter(ticketLifecycle, step, state) !== undefined
    )
  })
}

export const targetOf = (step: TicketStep): string => TICKET_STATE_IDS[ticketLifecycle.transitions[step].to]

/** Whether the ticket is closed: it takes no message until it is reopened. */
export const isOver = (state: Ticket['state']): boolean => stepsFrom(state).includes('reopen')
