import { defineLifecycle } from '../lifecycle.ts'

export const VERIFICATION_STATUSES = [
  'NotVerified',
  'Started',
  'Progress',
  'Completed',
  'Approved',
  'Declined',
  'Resubmission',
  'ExpiredAbandoned',
] as const

/** Handbook rule 3.3. `permission: null`: the provider. An administrator may decide at any time. */
export const verificationLifecycle = defineLifecycle({
  name: 'verification',
  states: VERIFICATION_STATUSES,
  initial: ['NotVerified', 'Started'],
  transitions: {
    start: {
      from: ['NotVerified', 'Declined', 'Resubmission', 'ExpiredAbandoned'],
      to: 'Started',
      permission: 'verifications.start',
    },
    progress: { from: ['Started', 'Resubmission'], to: 'Progress', permission: null },
    complete: { from: ['Started', 'Progress', 'Resubmission'], to: 'Completed', permission: null },
    accept: { from: ['Started', 'Progress', 'Completed', 'Resubmission'], to: 'Approved', permission: null },
    refuse: { from: ['Started', 'Progress', 'Completed', 'Resubmission'], to: 'Declined', permission: null },
    askAgain: { from: ['Started', 'Progress', 'Completed'], to: 'Resubmission', permission: null },
    expire: { from: ['Started', 'Progress'], to: 'ExpiredAbandoned', permission: null },
    approve: {
      from: ['Started', 'Progress', 'Completed', 'Declined', 'Resubmission', 'ExpiredAbandoned'],
      to: 'Approved',
      permission: 'verifications.decide',
    },
    decline: {
      from: ['Started', 'Progress', 'Completed', 'Approved', 'Resubmission', 'ExpiredAbandoned'],
      to: 'Declined',
      permission: 'verifications.decide',
    },
  },
})
