import { defineLifecycle } from '../lifecycle.ts'

/** Sanctions hit, an unapproved public function, or a change of access that its owner reported. */
export const ACCOUNT_HOLD_KINDS = ['sanctions', 'exposure', 'reported'] as const
export type AccountHoldKind = (typeof ACCOUNT_HOLD_KINDS)[number]

export const ACCOUNT_HOLD_STATES = ['active', 'lifting', 'kept', 'lifted'] as const
/** On hold: no deposits, investments or withdrawals. Two administrators lift a hold for sanctions or a report. */
export const accountHoldLifecycle = defineLifecycle({
  name: 'accountHold',
  states: ACCOUNT_HOLD_STATES,
  initial: ['active'],
  transitions: {
    approve: { from: ['active', 'kept'], to: 'lifted', permission: 'diligence.edit' },
    propose: { from: ['active', 'kept'], to: 'lifting', permission: 'diligence.edit' },
    keep: { from: ['active', 'lifting'], to: 'kept', permission: 'diligence.edit' },
    lift: { from: ['lifting'], to: 'lifted', permission: 'diligence.edit' },
    /** The customer has declared another public function. */
    reopen: { from: ['kept'], to: 'active', permission: null },
  },
})
