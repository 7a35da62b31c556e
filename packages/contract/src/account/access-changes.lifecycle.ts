import { defineLifecycle } from '../lifecycle.ts'

export const ACCESS_CHANGE_STATES = ['proposed', 'active', 'refused', 'replaced'] as const

export const accessChangeLifecycle = defineLifecycle({
  name: 'accessChange',
  states: ACCESS_CHANGE_STATES,
  initial: ['proposed'],
  transitions: {
    approve: { from: ['proposed'], to: 'active', permission: 'accessChanges.decide' },
    refuse: { from: ['proposed'], to: 'refused', permission: 'accessChanges.decide' },
    replace: { from: ['proposed'], to: 'replaced', permission: null },
  },
})
