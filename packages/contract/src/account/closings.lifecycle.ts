import { defineLifecycle } from '../lifecycle.ts'

export const CLOSING_STATES = ['waiting', 'withdrawn', 'stopped', 'closed', 'erased'] as const

/**
 * The closing of an account (handbook rule 1.23): it waits for some days in which the person withdraws it, then the account is closed, and when
 * the law no longer wants the identity kept, that is erased too. An administrator closes at once.
 */
export const closingLifecycle = defineLifecycle({
  name: 'closing',
  states: CLOSING_STATES,
  initial: ['waiting', 'closed'],
  transitions: {
    withdraw: { from: ['waiting'], to: 'withdrawn', permission: 'closings.manage' },
    // Money that came back meanwhile.
    stop: { from: ['waiting'], to: 'stopped', permission: null },
    close: { from: ['waiting'], to: 'closed', permission: null },
    erase: { from: ['closed'], to: 'erased', permission: null },
    askAgain: { from: ['withdrawn', 'stopped'], to: 'waiting', permission: 'users.delete' },
  },
})
