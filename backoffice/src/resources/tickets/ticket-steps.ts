import { stateAfter, ticketLifecycle, type TicketStateName } from '@cauce/contract'

export const TICKET_STEPS = [
  'take',
  'finish',
  'dismiss',
  'reopen',
] as const satisfies readonly (keyof typeof ticketLifecycle.transitions)[]
export type TicketStep = (typeof TICKET_STEPS)[number]

interface Answered {
  readonly state: TicketStateName
  /** Null: a visitor, who gets the answer by mail and cannot answer in the ticket. */
  readonly userId: string | null
}

const AFTER_REPLY = ['ask', 'take', 'finish'] as const
const AFTER_MAIL = ['finish', 'take'] as const

/** The states in which staff may leave a ticket with a reply, the usual one first; none for a ticket that accepts no reply. */
export function statesAfterReply({ state, userId }: Answered): TicketStateName[] {
  if (stateAfter(ticketLifecycle, 'finish', state) === undefined) return []
  // A ticket that waits for the customer already stays so with another message.
  const reached = (userId === null ? AFTER_MAIL : AFTER_REPLY).map(
    (step) => stateAfter(ticketLifecycle, step, state) ?? (step === 'ask' || state === 'InProcess' ? state : undefined),
  )
  return [...new Set(reached.filter((name) => name !== undefined))]
}
