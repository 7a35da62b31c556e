import { defineLifecycle } from '../lifecycle.ts'
import { TICKET_STATES } from './ticket-states.ts'

/**
 * Spec section 4. A message passes the ticket to the other side by itself: `answer` is the customer's, `ask` that of whoever
 * works it. Nothing is for good: a ticket that ended can be reopened.
 */
export const ticketLifecycle = defineLifecycle({
  name: 'ticket',
  states: TICKET_STATES,
  initial: ['Open'],
  transitions: {
    take: { from: ['Open', 'PendingCustomer', 'PendingManager'], to: 'InProcess', permission: 'tickets.work' },
    ask: { from: ['Open', 'InProcess', 'PendingManager'], to: 'PendingCustomer', permission: 'tickets.work' },
    answer: { from: ['InProcess', 'PendingCustomer'], to: 'PendingManager', permission: 'tickets.edit' },
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
