import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import { ROLES } from '../permissions.ts'

const Values = z.record(z.string(), z.unknown()).nullable()

export const AuditRecord = z
  .strictObject({
    auditRecordId: Id,
    actorId: Id,
    actorName: z.string().describe('Who did it, as they are called now.'),
    actorRole: z.enum(ROLES).describe('The role in which they did it.'),
    operation: z.string().describe('Operation of the contract, such as projects.edit.'),
    noun: z.string().describe('What kind of record it was done to.'),
    recordId: Id,
    userId: Id.nullable().describe('The customer whom it concerns.'),
    userName: z.string().nullable(),
    before: Values.describe('What changed, as it was.'),
    after: Values.describe('What changed, as it became.'),
    reason: z.string().nullable(),
    address: z.string().describe('Network address of whoever did it.'),
    createdAt: Instant,
  })
  .describe('What a member of staff did: who, when, what, before, after and why. Nothing can change it.')

export const auditFilters = {
  noun: z.string().max(60).optional(),
  recordId: Id.optional(),
  userId: Id.optional(),
  actorId: Id.optional(),
  operation: z.string().max(80).optional(),
  fromDate: CalendarDate.optional(),
  toDate: CalendarDate.optional(),
}

export const auditEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/misc/audit',
    operation: 'audit.list',
    tag: 'Audit',
    permission: 'audit.read',
    summary: 'List what staff did',
    query: listQuery(['createdAt'], auditFilters),
    output: page(AuditRecord),
  },
})
