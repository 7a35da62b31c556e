import { defineLifecycle } from '../lifecycle.ts'

export const DISTRIBUTION_STATUSES = ['planned', 'draft', 'awaiting', 'confirming', 'paid', 'reversed'] as const

/** Handbook rule 8.3. */
export const distributionLifecycle = defineLifecycle({
  name: 'distribution',
  states: DISTRIBUTION_STATUSES,
  initial: ['planned'],
  transitions: {
    record: { from: ['planned', 'draft'], to: 'draft', permission: 'distributions.edit' },
    discard: { from: ['draft', 'awaiting'], to: 'planned', permission: 'distributions.edit' },
    confirm: { from: ['draft'], to: 'awaiting', permission: 'distributions.edit' },
    /** One that was confirmed unseen. */
    confirmAgain: { from: ['awaiting'], to: 'awaiting', permission: 'distributions.edit' },
    /** With its line, or at once where it is credited before. */
    credit: { from: ['awaiting'], to: 'confirming', permission: null },
    complete: { from: ['confirming'], to: 'paid', permission: null },
    /** By two administrators; what it paid is due again. */
    reverse: { from: ['paid'], to: 'reversed', permission: 'distributions.edit' },
  },
})

/** Of what the promoter owes, and has not been credited. */
export const isOwed = (status: (typeof DISTRIBUTION_STATUSES)[number]): boolean =>
  status !== 'paid' && status !== 'reversed'
