import { defineLifecycle } from '../lifecycle.ts'
import { VERIFICATION_STATUSES } from './verifications.schema.ts'

/**
 * Spec section 4. The provider drives it (`permission: null`) until a decision; an administrator may decide at any time. When
 * something has to be repeated, the person may go on where they were (the provider tells) or begin anew.
 */
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
