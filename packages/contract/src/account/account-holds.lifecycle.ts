import { defineLifecycle } from '../lifecycle.ts'

/** Why the business with a customer waits: a hit on a list of sanctions, or a public function that nobody has approved yet. */
export const ACCOUNT_HOLD_KINDS = ['sanctions', 'exposure'] as const
export type AccountHoldKind = (typeof ACCOUNT_HOLD_KINDS)[number]

export const ACCOUNT_HOLD_STATES = ['active', 'lifting', 'lifted'] as const
/** As long as a hold is not lifted, the customer brings in, invests and takes out nothing. Two administrators lift one for sanctions. */
export const accountHoldLifecycle = defineLifecycle({
  name: 'accountHold',
  states: ACCOUNT_HOLD_STATES,
  initial: ['active'],
  transitions: {
    approve: { from: ['active'], to: 'lifted', permission: 'diligence.edit' },
    propose: { from: ['active'], to: 'lifting', permission: 'diligence.edit' },
    keep: { from: ['lifting'], to: 'active', permission: 'diligence.edit' },
    lift: { from: ['lifting'], to: 'lifted', permission: 'diligence.edit' },
  },
})
