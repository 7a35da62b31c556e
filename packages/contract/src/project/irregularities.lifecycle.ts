import { defineLifecycle } from '../lifecycle.ts'

/** What became of an irregularity of an offer: a material error in its key information (Regulation (EU) 2020/1503, article 23(12), (13)). */
export const IRREGULARITY_STATES = ['suspended', 'corrected', 'cancelled'] as const
/** One of `IRREGULARITY_STATES`. */
export type IrregularityStateName = (typeof IRREGULARITY_STATES)[number]

/** For so many calendar days an offer may be suspended (article 23(13)). */
export const SUSPENSION_DAYS = 30

/** How many days before the last one staff are notified that a suspended offer is about to be cancelled. */
export const SUSPENSION_NOTICE_DAYS = 7

/**
 * What is corrected at once never suspends the offer. A suspended one goes on once it is corrected, or ends: with its project, or by
 * the platform when the last day has passed.
 */
export const irregularityLifecycle = defineLifecycle({
  name: 'irregularity',
  states: IRREGULARITY_STATES,
  initial: ['suspended', 'corrected'],
  transitions: {
    correct: { from: ['suspended'], to: 'corrected', permission: 'irregularities.edit' },
    cancel: { from: ['suspended'], to: 'cancelled', permission: null },
  },
})

/** Whether nobody may invest in a project because its offer is suspended. */
export const isSuspended = (project: {
  readonly irregularity: { readonly state: IrregularityStateName } | null
}): boolean => project.irregularity?.state === 'suspended'
