import { defineLifecycle } from '../lifecycle.ts'

export const TICKET_STATES = ['Open', 'InProcess', 'PendingCustomer', 'PendingManager', 'Closed', 'Dismissed'] as const
type State = (typeof TICKET_STATES)[number]

/** Fixed identifiers of the states, the same in every installation. */
export const TICKET_STATE_IDS = {
  Open: '01890000-0000-7000-8000-000000000101',
  InProcess: '01890000-0000-7000-8000-000000000102',
  PendingCustomer: '01890000-0000-7000-8000-000000000103',
  PendingManager: '01890000-0000-7000-8000-000000000104',
  Closed: '01890000-0000-7000-8000-000000000105',
  Dismissed: '01890000-0000-7000-8000-000000000106',
} as const satisfies Record<State, string>

export const ticketStateOf = (stateId: string): State | undefined =>
  TICKET_STATES.find((name) => TICKET_STATE_IDS[name] === stateId)

/**
 * Handbook rule 9.4. `answer` is the customer's message, `ask` the staff's. Closed and dismissed tickets can be
 * reopened.
 */
export const ticketLifecycle = defineLifecycle({
  name: 'ticket',
  states: TICKET_STATES,
  initial: ['Open'],
  transitions: {
    take: { from: ['Open', 'PendingCustomer', 'PendingManager'], to: 'InProcess', permission: 'tickets.work' },
    ask: { from: ['Open', 'InProcess', 'PendingManager'], to: 'PendingCustomer', permission: 'tickets.work' },
    answer: { from: ['InProcess', 'PendingCustomer'], to: 'PendingManager', permission: 'tickets.edit' },
    handOver: { from: ['Open'], to: 'PendingManager', permission: 'tickets.edit' },
    finish: {
      from: ['Open', 'InProcess', 'PendingCustomer', 'PendingManager'],
      to: 'Closed',
      permission: 'tickets.edit',
    },
    dismiss: {
      from: ['Open', 'InProcess', 'PendingCustomer', 'PendingManager'],
      to: 'Dismissed',
      permission: 'tickets.work',
    },
    reopen: { from: ['Closed', 'Dismissed'], to: 'Open', permission: 'tickets.edit' },
  },
})
