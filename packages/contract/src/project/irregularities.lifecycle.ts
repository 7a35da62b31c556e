import { defineLifecycle } from '../lifecycle.ts'

/** Regulation (EU) 2020/1503, article 23(12), (13). */
export const IRREGULARITY_STATES = ['suspended', 'corrected', 'cancelled'] as const

/** Calendar days (article 23(13)). */
export const SUSPENSION_DAYS = 30

/** Days before the last on which staff are warned. */
export const SUSPENSION_NOTICE_DAYS = 7

export const irregularityLifecycle = defineLifecycle({
  name: 'irregularity',
  states: IRREGULARITY_STATES,
  initial: ['suspended', 'corrected'],
  transitions: {
    correct: { from: ['suspended'], to: 'corrected', permission: 'irregularities.edit' },
    cancel: { from: ['suspended'], to: 'cancelled', permission: null },
  },
})

export const isSuspended = (project: {
  readonly irregularity: { readonly state: (typeof IRREGULARITY_STATES)[number] } | null
}): boolean => project.irregularity?.state === 'suspended'
