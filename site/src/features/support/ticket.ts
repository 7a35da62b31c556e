import type { Answer } from '@cauce/client'
import { stateAfter } from '@cauce/contract/lifecycle.ts'
import { isPermitted } from '@cauce/contract/permissions.ts'
import { TICKET_STATE_IDS, ticketLifecycle } from '@cauce/contract/support/tickets.lifecycle.ts'

export type Ticket = Answer<'/v1/support/tickets/{id}'>
export type TicketMessage = Answer<'/v1/support/tickets/{id}/messages'>['data'][number]
export type TicketDocument = Ticket['documents'][number]

/** Clay waits for the customer. */
export const STATE_COLOURS = {
  Open: 'blue',
  InProcess: 'blue',
  PendingCustomer: 'clay',
  PendingManager: 'blue',
  Closed: 'green',
  Dismissed: 'grey',
} as const satisfies Record<Ticket['state'], string>

/** Needs a session. */
export const documentAddress = (documentId: string): string => `/v1/support/tickets/view-document/${documentId}`

const STEPS = ['finish', 'reopen'] as const satisfies readonly (keyof typeof ticketLifecycle.transitions)[]
export type TicketStep = (typeof STEPS)[number]

/** Steps that the lifecycle allows the customer now. */
export function stepsFrom(state: Ticket['state']): TicketStep[] {
  return STEPS.filter((step) => {
    const { permission } = ticketLifecycle.transitions[step]
    return (
      permission !== null && isPermitted(permission, 'user') && stateAfter(ticketLifecycle, step, state) !== undefined
    )
  })
}

export const targetOf = (step: TicketStep): string => TICKET_STATE_IDS[ticketLifecycle.transitions[step].to]

/** Closed: takes no message until reopened. */
export const isOver = (state: Ticket['state']): boolean => stepsFrom(state).includes('reopen')
