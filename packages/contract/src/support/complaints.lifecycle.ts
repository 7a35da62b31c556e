import { defineLifecycle } from '../lifecycle.ts'

export const COMPLAINT_STATES = [
  'received',
  'admissible',
  'delayed',
  'inadmissible',
  'decided',
  'closed',
  'withdrawn',
] as const

/** Handbook rule 22.5. */
export const complaintLifecycle = defineLifecycle({
  name: 'complaint',
  states: COMPLAINT_STATES,
  initial: ['received'],
  transitions: {
    admit: { from: ['received'], to: 'admissible', permission: 'complaints.decide' },
    dismiss: { from: ['received'], to: 'inadmissible', permission: 'complaints.decide' },
    delay: { from: ['admissible', 'delayed'], to: 'delayed', permission: 'complaints.decide' },
    decide: { from: ['admissible', 'delayed'], to: 'decided', permission: 'complaints.decide' },
    close: { from: ['inadmissible', 'decided'], to: 'closed', permission: 'complaints.decide' },
    withdraw: { from: ['received', 'admissible', 'delayed'], to: 'withdrawn', permission: 'complaints.follow' },
  },
})
export type ComplaintStepName = keyof typeof complaintLifecycle.transitions
