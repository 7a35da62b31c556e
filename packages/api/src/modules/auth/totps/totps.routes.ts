import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { Kernel } from '../../../kernel.ts'
import { listTotps } from './totps.queries.ts'
import { endTotpSetup, removeTotp, startTotp } from './totps.service.ts'

export const totpRoutes = (kernel: Kernel) => [
  bind(api.totps.list, (call) =>
    listTotps(kernel.database, { userId: call.query.userId, ...customerFilter(call) }, call.query),
  ),
  bind(api.totps.create, (call) => startTotp(kernel, call)),
  bind(api.totps.confirm, (call) => endTotpSetup(kernel, call)),
  bind(api.totps.remove, (call) => removeTotp(kernel, call)),
]
