import { api } from '@cauce/contract'
import { bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listAuditRecords } from './audit.queries.ts'

export const auditModule: ModuleFactory = () => ({
  name: 'audit',
  routes: [
    ...bindRows(api.audit.list, api.audit.read, ({ query, database }) => listAuditRecords(database, query, query)),
  ],
})
