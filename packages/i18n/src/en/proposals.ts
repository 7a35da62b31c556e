import type { Translation } from '../translation.ts'
import type * as source from '../es/proposals.ts'

export const proposals = {
  state: { proposed: 'Waits for another approval', active: 'Approved', refused: 'Refused', replaced: 'Replaced' },
  fields: {
    state: 'State',
    reason: 'Reason',
    proposedBy: 'Proposed by',
    proposedByName: 'Proposed by',
    decidedBy: 'Decided by',
    decidedByName: 'Decided by',
    decidedAt: 'Decided on',
    createdAt: 'Proposed on',
    updatedAt: 'Updated',
  },
} as const satisfies Translation<typeof source.proposals>
