import { defineLifecycle } from '../lifecycle.ts'
import { DISTRIBUTION_STATUSES } from './distributions.schema.ts'

/** Product decision 4: planned by the schedule, recorded as a draft per investor, confirmed, paid in steps that can be resumed. */
export const distributionLifecycle = defineLifecycle({
  name: 'distribution',
  states: DISTRIBUTION_STATUSES,
  initial: ['planned'],
  transitions: {
    record: { from: ['planned', 'draft'], to: 'draft', permission: 'distributions.edit' },
    discard: { from: ['draft'], to: 'planned', permission: 'distributions.edit' },
    confirm: { from: ['draft'], to: 'confirming', permission: 'distributions.edit' },
    complete: { from: ['confirming'], to: 'paid', permission: null },
  },
})
