import { defineLifecycle } from '../lifecycle.ts'

export const CLASSIFICATION_STATES = [
  'pending',
  'approved',
  'refused',
  'withdrawn',
  'ended',
  'expired',
  'replaced',
] as const
export const classificationLifecycle = defineLifecycle({
  name: 'classification',
  states: CLASSIFICATION_STATES,
  initial: ['pending'],
  transitions: {
    approve: { from: ['pending'], to: 'approved', permission: 'classifications.decide' },
    refuse: { from: ['pending'], to: 'refused', permission: 'classifications.decide' },
    withdraw: { from: ['pending'], to: 'withdrawn', permission: 'classifications.request' },
    giveUp: { from: ['approved'], to: 'ended', permission: 'classifications.request' },
    end: { from: ['approved'], to: 'ended', permission: 'classifications.decide' },
    expire: { from: ['approved'], to: 'expired', permission: null },
    replace: { from: ['approved'], to: 'replaced', permission: null },
  },
})
