import { z } from 'zod'
import { Id } from '../ids.ts'

/** The states of a ticket (spec section 4), in the order of their lives. */
export const TICKET_STATES = ['Open', 'InProcess', 'PendingCustomer', 'PendingManager', 'Closed', 'Dismissed'] as const
export const TicketStateName = z.enum(TICKET_STATES).describe('State of a ticket.')
export type TicketStateName = z.infer<typeof TicketStateName>

/** The same in every installation, so that a state can be named without a look-up. */
export const TICKET_STATE_IDS = {
  Open: '01890000-0000-7000-8000-000000000101',
  InProcess: '01890000-0000-7000-8000-000000000102',
  PendingCustomer: '01890000-0000-7000-8000-000000000103',
  PendingManager: '01890000-0000-7000-8000-000000000104',
  Closed: '01890000-0000-7000-8000-000000000105',
  Dismissed: '01890000-0000-7000-8000-000000000106',
} as const satisfies Record<TicketStateName, string>

export const ticketStateOf = (stateId: string): TicketStateName | undefined =>
  TICKET_STATES.find((name) => TICKET_STATE_IDS[name] === stateId)

export const TicketState = z
  .strictObject({ stateId: Id, name: TicketStateName, orderIndex: z.int() })
  .describe('One of the states of a ticket.')
