import { api } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import { oldestInstants } from './sessions.domain.ts'
import { listSessions } from './sessions.queries.ts'
import { endSession, logOut } from './sessions.service.ts'

export const sessionRoutes = (kernel: Kernel) => [
  bind(api.sessions.logout, (call) => logOut(kernel, call)),
  bind(api.sessions.list, async ({ actor, query }) => {
    const oldest = oldestInstants(kernel.settings, kernel.clock.now())
    const { data, total } = await listSessions(kernel.database, userIdOf(actor), query, oldest)
    return { data: data.map((row) => ({ ...row, isCurrent: row.sessionId === actor.sessionId })), total }
  }),
  bind(api.sessions.remove, (call) => endSession(kernel, call, call.params.id)),
]
