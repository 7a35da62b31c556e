import { stateAfter } from '@cauce/contract/lifecycle.ts'
import { isPermitted } from '@cauce/contract/permissions.ts'
import { TICKET_STATE_IDS, ticketLifecycle } from '@cauce/contract/support/tickets.lifecycle.ts'
import type { Ticket } from './ticket.ts'

/** What a client does to a ticket with a button; an answer passes it on by itself. */
const STEPS = ['finish', 'reopen'] as const satisfies readonly (keyof typeof ticketLifecycle.transitions)[]
export type TicketStep = (typeof STEPS)[number]

/** The steps that the lifecycle of the contract allows now, on the client's side whatever else somebody is. */
export function stepsFrom(state: Ticket['state']): TicketStep[] {
  return STEPS.filter((step) => {
    const { permission } = ticketLifecycle.transitions[step]
    return (
      permission !== null && isPermitted(permission, 'user') && stateAfter(ticketLifecycle, step, state) !== undefined
    )
  })
}

/** The id of the state to which a step leads. */
export const targetOf = (step: TicketStep): string => TICKET_STATE_IDS[ticketLifecycle.transitions[step].to]

/** Whether it has ended, and takes no message until it is reopened. */
export const isOver = (state: Ticket['state']): boolean => stepsFrom(state).includes('reopen')
