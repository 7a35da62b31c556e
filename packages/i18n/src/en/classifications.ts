import type * as source from '../es/classifications.ts'
import type { Translation } from '../translation.ts'

export const classifications = {
  title: 'Investor class',
  one: 'Request for a class',
  none: 'They have asked for no class: they are a non-sophisticated investor.',
  wantedClass: {
    sophisticated: 'Sophisticated investor',
    professional: 'Professional client',
  },
  state: {
    pending: 'Pending',
    approved: 'Approved',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
    ended: 'Ended',
    expired: 'Expired',
    replaced: 'Replaced',
  },
  fields: {
    classificationId: 'Identifier',
    userId: 'Customer',
    userName: 'Customer',
    wantedClass: 'Class',
    criteria: 'Criteria',
    statementVersion: 'Declaration',
    state: 'State',
    isInForce: 'Counts today',
    validFrom: 'From',
    validUntil: 'Until',
    reason: 'Reason',
    documents: 'Evidence',
    decidedBy: 'Decided by',
    decidedByName: 'Decided by',
    decidedAt: 'Decided on',
    endedAt: 'Ended on',
    createdAt: 'Received',
    updatedAt: 'Updated',
  },
  result: '%{name}, investor class: %{state}',
} as const satisfies Translation<typeof source.classifications>
