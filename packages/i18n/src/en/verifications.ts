import type { verifications as source } from '../es/verifications.ts'
import type { Translation } from '../translation.ts'

export const verifications = {
  title: 'Verifications',
  one: 'Verification',
  status: {
    NotVerified: 'Not verified',
    Started: 'Started',
    Progress: 'In progress',
    Completed: 'Completed, not decided',
    Approved: 'Approved',
    Declined: 'Declined',
    Resubmission: 'To be repeated',
    ExpiredAbandoned: 'Expired or abandoned',
  },
  decision: { Approved: 'Approved', Declined: 'Declined' },
  outcome: {
    Approved: 'Approve',
    Declined: 'Decline',
    Resubmission: 'Ask to repeat it',
    ExpiredAbandoned: 'Abandon',
    Completed: 'Finish and leave the decision to the platform',
  },
  fields: {
    verificationId: 'Identifier',
    userId: 'Customer',
    userName: 'Customer',
    status: 'Status',
    reason: 'Reason',
    reasonCode: 'Reason code',
    decision: 'Decision',
    decisionReason: 'Reason for the decision',
    decisionData: 'Decision data',
    attempt: 'Attempt',
    action: 'Last step',
    documents: 'Documents',
    mediaIds: 'Pictures',
    createdAt: 'Started',
    updatedAt: 'Updated',
  },
} as const satisfies Translation<typeof source>
