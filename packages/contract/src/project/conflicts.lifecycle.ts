import { defineLifecycle } from '../lifecycle.ts'
import { addMonths } from '../dates.ts'

/** Who of the platform a person is (Regulation (EU) 2020/1503, article 8). A shareholder has 20 % or more of capital or votes. */
export const INSIDER_KINDS = ['shareholder', 'manager', 'employee', 'controlled', 'relative'] as const
/** One of `INSIDER_KINDS`. */
export type InsiderKind = (typeof INSIDER_KINDS)[number]

/** How the person stands to a project: its promoter or who controls it, an investor on the terms of all, or another tie. */
export const CONFLICT_TIES = ['promoter', 'investor', 'other'] as const
/** One of `CONFLICT_TIES`. */
export type ConflictTie = (typeof CONFLICT_TIES)[number]

/** Of whom a promoter may be none: article 8(2) names all but relatives. */
export const BARRED_KINDS = ['shareholder', 'manager', 'employee', 'controlled'] as const satisfies InsiderKind[]

/** States of a conflict of interest. */
export const CONFLICT_STATES = ['active', 'ended'] as const
/** One of `CONFLICT_STATES`. */
export type ConflictState = (typeof CONFLICT_STATES)[number]

/** A conflict is reviewed every year until it ends. */
export const conflictLifecycle = defineLifecycle({
  name: 'conflict',
  states: CONFLICT_STATES,
  initial: ['active'],
  transitions: {
    review: { from: ['active'], to: 'active', permission: 'conflicts.edit' },
    end: { from: ['active'], to: 'ended', permission: 'conflicts.edit' },
  },
})
/** What is done with a conflict that is not an edit of its words. */
export const CONFLICT_STEPS = ['review', 'end'] as const satisfies (keyof typeof conflictLifecycle.transitions)[]
export type ConflictStep = (typeof CONFLICT_STEPS)[number]

/** Months after which a conflict is reviewed again. */
export const CONFLICT_REVIEW_MONTHS = 12

/** The day by which a conflict is reviewed again. */
export const reviewDueOn = (reviewedOn: string): string => addMonths(reviewedOn, CONFLICT_REVIEW_MONTHS)
