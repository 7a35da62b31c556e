import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listAuditRecords } from './audit.queries.ts'

/** The list of audit records. Writing them is `platform/audit`. */
export const auditModule: ModuleFactory = ({ database }) => ({
  name: 'audit',
  routes: [bind(api.audit.list, ({ query }) => listAuditRecords(database, query, query))],
})
