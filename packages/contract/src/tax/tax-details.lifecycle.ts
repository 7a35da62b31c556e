import { defineLifecycle } from '../lifecycle.ts'

/** States of a tax detail. */
export const TAX_DETAIL_STATES = ['pending', 'valid', 'refused', 'replaced', 'withdrawn'] as const
/** What a customer declares for tax waits for an administrator, who may also refuse it later if it turns out to be wrong. */
export const taxDetailLifecycle = defineLifecycle({
  name: 'taxDetail',
  states: TAX_DETAIL_STATES,
  initial: ['pending'],
  transitions: {
    validate: { from: ['pending'], to: 'valid', permission: 'taxDetails.decide' },
    refuse: { from: ['pending', 'valid'], to: 'refused', permission: 'taxDetails.decide' },
    replace: { from: ['pending'], to: 'replaced', permission: null },
    withdraw: { from: ['pending'], to: 'withdrawn', permission: 'taxDetails.withdraw' },
  },
})
