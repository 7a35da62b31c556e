import type { errorWords as source } from '../es/error-words.ts'
import type { Translation } from '../translation.ts'

export const errorWords = {
  state: {
    Discarded: 'discarded',
    Draft: 'draft',
    Next_Opening: 'next opening',
    Preinvestment: 'preinvestment',
    Investment: 'open',
    Financed: 'financed',
    Closed: 'closed',
    NotVerified: 'not verified',
    Started: 'started',
    Progress: 'in progress',
    Completed: 'waiting for a decision',
    Approved: 'approved',
    Declined: 'declined',
    Resubmission: 'asked to be repeated',
    ExpiredAbandoned: 'expired or abandoned',
    pending: 'pending',
    completed: 'completed',
    rejected: 'rejected',
    active: 'active',
    finished: 'finished',
    cancelled: 'cancelled',
    valid: 'validated',
    error: 'in error',
  },
  missing: {
    descriptions: 'a description',
    pictures: 'a picture',
    documents: 'a visible document',
    destinationBankAccount: 'the destination bank account',
    dateEnd: 'an end date that has not passed',
  },
} as const satisfies Translation<typeof source>
