import { defineLifecycle } from '../lifecycle.ts'

/** Delegated Regulation (EU) 2022/2115, article 1. */
export const DEFAULT_KINDS = ['past-due', 'unlikely-to-pay'] as const
export type DefaultKind = (typeof DEFAULT_KINDS)[number]

export const DEFAULT_STATES = ['open', 'cured', 'written-off'] as const
export type DefaultState = (typeof DEFAULT_STATES)[number]

/** More than 90 days past due. */
export const DAYS_TO_DEFAULT = 91

/** Ends when the loan performs again, or is written off. */
export const loanDefaultLifecycle = defineLifecycle({
  name: 'loanDefault',
  states: DEFAULT_STATES,
  initial: ['open'],
  transitions: {
    cure: { from: ['open'], to: 'cured', permission: 'loanDefaults.edit' },
    writeOff: { from: ['open'], to: 'written-off', permission: 'loanDefaults.edit' },
  },
})
