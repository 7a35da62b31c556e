import type { VerificationStatus } from '@cauce/contract'

export interface VerificationAdvice {
  readonly tone: 'blue' | 'green' | 'clay'
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
