import { defineLifecycle } from '../lifecycle.ts'

export const TAX_DETAIL_STATES = ['pending', 'valid', 'refused', 'replaced', 'withdrawn'] as const
/** Declarations wait for an administrator, who may also refuse them later. */
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
