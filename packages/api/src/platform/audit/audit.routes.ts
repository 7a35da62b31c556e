import { api, type Role } from '@cauce/contract'
import { bind } from '../../http/bind.ts'
import type { Kernel } from '../../kernel.ts'
import { listAuditRecords } from './audit.queries.ts'

type Values = Record<string, unknown> | null

export const auditRoutes = ({ database }: Kernel) => [
  bind(api.audit.list, async (call) => {
    const { data, total } = await listAuditRecords(database, call.query, call.query)
    const records = data.map(({ customer, actorName, actorRole, before, after, ...record }) => ({
      ...record,
      actorName: actorName ?? '—',
      actorRole: actorRole as Role,
      userName: customer?.name ?? null,
      before: before as Values,
      after: after as Values,
    }))
    return { data: records, total }
  }),
]
