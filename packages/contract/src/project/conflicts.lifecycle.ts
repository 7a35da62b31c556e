import { defineLifecycle } from '../lifecycle.ts'
import { addMonths } from '../dates.ts'

/** Who of the platform a person is (Regulation (EU) 2020/1503, article 8). A shareholder has 20 % or more of capital or votes. */
export const INSIDER_KINDS = ['shareholder', 'manager', 'employee', 'controlled', 'relative'] as const
export type InsiderKind = (typeof INSIDER_KINDS)[number]

export const CONFLICT_TIES = ['promoter', 'investor', 'other'] as const
export type ConflictTie = (typeof CONFLICT_TIES)[number]

/** Of whom a promoter may be none: article 8(2) names all but relatives. */
export const BARRED_KINDS = ['shareholder', 'manager', 'employee', 'controlled'] as const satisfies InsiderKind[]

export const CONFLICT_STATES = ['active', 'ended'] as const
export type ConflictState = (typeof CONFLICT_STATES)[number]

/** Reviewed every year until ended. */
export const conflictLifecycle = defineLifecycle({
  name: 'conflict',
  states: CONFLICT_STATES,
  initial: ['active'],
  transitions: {
    review: { from: ['active'], to: 'active', permission: 'conflicts.edit' },
    end: { from: ['active'], to: 'ended', permission: 'conflicts.edit' },
  },
})
/** Besides edits. */
export const CONFLICT_STEPS = ['review', 'end'] as const satisfies (keyof typeof conflictLifecycle.transitions)[]
export type ConflictStep = (typeof CONFLICT_STEPS)[number]

export const CONFLICT_REVIEW_MONTHS = 12

export const reviewDueOn = (reviewedOn: string): string => addMonths(reviewedOn, CONFLICT_REVIEW_MONTHS)
