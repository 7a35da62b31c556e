import { defineLifecycle } from '../lifecycle.ts'

/** Sanctions hit, an unapproved public function, or a change of access that its owner reported. */
export const ACCOUNT_HOLD_KINDS = ['sanctions', 'exposure', 'reported'] as const
export type AccountHoldKind = (typeof ACCOUNT_HOLD_KINDS)[number]

export const ACCOUNT_HOLD_STATES = ['active', 'lifting', 'lifted'] as const
/** On hold: no deposits, investments or withdrawals. Two administrators lift a hold for sanctions or a report. */
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
