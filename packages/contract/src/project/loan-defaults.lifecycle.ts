import { defineLifecycle } from '../lifecycle.ts'

/** Why a loan is in default (Delegated Regulation (EU) 2022/2115, article 1). */
export const DEFAULT_KINDS = ['past-due', 'unlikely-to-pay'] as const
/** One of `DEFAULT_KINDS`. */
export type DefaultKind = (typeof DEFAULT_KINDS)[number]

/** States of a default of a loan. */
export const DEFAULT_STATES = ['open', 'cured', 'written-off'] as const
/** One of `DEFAULT_STATES`. */
export type DefaultState = (typeof DEFAULT_STATES)[number]

/** From so many days past due on, a loan is in default: it is more than 90. */
export const DAYS_TO_DEFAULT = 91

/** A default ends when the loan is paid again as agreed, or when what is outstanding is given up. */
export const loanDefaultLifecycle = defineLifecycle({
  name: 'loanDefault',
  states: DEFAULT_STATES,
  initial: ['open'],
  transitions: {
    cure: { from: ['open'], to: 'cured', permission: 'loanDefaults.edit' },
    writeOff: { from: ['open'], to: 'written-off', permission: 'loanDefaults.edit' },
  },
})
