import { defineLifecycle } from '../lifecycle.ts'

export const CLOSING_STATES = ['waiting', 'withdrawn', 'stopped', 'closed', 'erased'] as const

/**
 * Handbook rule 1.23: withdrawable for some days, then closed, then erased after retention. An administrator closes at
 * once.
 */
export const closingLifecycle = defineLifecycle({
  name: 'closing',
  states: CLOSING_STATES,
  initial: ['waiting', 'closed'],
  transitions: {
    withdraw: { from: ['waiting'], to: 'withdrawn', permission: 'closings.manage' },
    // Money came back meanwhile.
    stop: { from: ['waiting'], to: 'stopped', permission: null },
    close: { from: ['waiting'], to: 'closed', permission: null },
    erase: { from: ['closed'], to: 'erased', permission: null },
    askAgain: { from: ['withdrawn', 'stopped'], to: 'waiting', permission: 'users.delete' },
  },
})
