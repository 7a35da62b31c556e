import type { VerificationStatus } from '@cauce/contract'

/** The colour of a verification status and the person's next step (handbook rule 3.2). */
export interface VerificationAdvice {
  readonly tone: 'blue' | 'green' | 'clay'
  /** The next step: `start`, `resume` or `retry` the verification, `wait` for the decision, or `none`. */
  readonly next: 'start' | 'resume' | 'retry' | 'wait' | 'none'
}

export const verificationAdvice: Readonly<Record<VerificationStatus, VerificationAdvice>> = {
  NotVerified: { tone: 'clay', next: 'start' },
  Started: { tone: 'blue', next: 'resume' },
  Progress: { tone: 'blue', next: 'resume' },
  Completed: { tone: 'blue', next: 'wait' },
  Approved: { tone: 'green', next: 'none' },
  Declined: { tone: 'clay', next: 'retry' },
  Resubmission: { tone: 'clay', next: 'retry' },
  ExpiredAbandoned: { tone: 'clay', next: 'retry' },
}
