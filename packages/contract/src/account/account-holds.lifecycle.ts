import { defineLifecycle } from '../lifecycle.ts'

/** Sanctions hit, or an unapproved public function. */
export const ACCOUNT_HOLD_KINDS = ['sanctions', 'exposure'] as const
export type AccountHoldKind = (typeof ACCOUNT_HOLD_KINDS)[number]

export const ACCOUNT_HOLD_STATES = ['active', 'lifting', 'lifted'] as const
/** On hold: no deposits, investments or withdrawals. Two administrators lift a sanctions hold. */
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
