import { endpoints } from '../endpoint.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './audit.schema.ts'

export const auditEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/misc/audit',
    operation: 'audit.list',
    tag: 'Audit',
    permission: 'audit.read',
    summary: 'List what staff did',
    query: listQuery(['createdAt'], schema.auditFilters),
    output: page(schema.AuditRecord),
  },
})
