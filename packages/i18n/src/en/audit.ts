import type { audit as source } from '../es/audit.ts'
import type { Translation } from '../translation.ts'

export const audit = {
  title: 'Audit record',
  one: 'Entry',
  fields: {
    auditRecordId: 'Identifier',
    actorId: 'Who',
    actorName: 'Who',
    actorRole: 'Role',
    operation: 'What',
    noun: 'To what',
    recordId: 'Record',
    userId: 'Customer',
    userName: 'Customer',
    before: 'Before',
    after: 'After',
    reason: 'Reason',
    address: 'Network address',
    createdAt: 'When',
  },
} as const satisfies Translation<typeof source>
