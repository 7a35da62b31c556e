import { api } from '@cauce/contract'
import { bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { findAuditedMoney, listAuditRecords } from './audit.queries.ts'

export { findAuditedMoney } from './audit.queries.ts'

export const auditModule: ModuleFactory = () => ({
  name: 'audit',
  routes: [
    ...bindRows(api.audit.list, api.audit.read, async ({ query, database }) => {
      const { data, ...whole } = await listAuditRecords(database, query)
      const moneyOf = await findAuditedMoney(
        database,
        data.map(({ auditRecordId }) => auditRecordId),
      )
      return { data: data.map((row) => ({ ...row, money: moneyOf.get(row.auditRecordId) ?? null })), ...whole }
    }),
  ],
})
