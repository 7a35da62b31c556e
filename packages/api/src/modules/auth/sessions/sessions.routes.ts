import { api } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import { oldestInstants } from './sessions.domain.ts'
import { listSessions } from './sessions.queries.ts'
import { endSession, giveCode, logIn, logOut, stateOf } from './sessions.service.ts'

export const sessionRoutes = (kernel: Kernel) => [
  bind(api.sessions.readState, (call) => stateOf(kernel, call.actor)),
  bind(api.sessions.login, (call) => logIn(kernel, call)),
  bind(api.sessions.otp, (call) => giveCode(kernel, call)),
  bind(api.sessions.logout, (call) => logOut(kernel, call)),
  bind(api.sessions.list, async (call) => {
    const { usedAfter, begunAfter } = oldestInstants(kernel.settings, kernel.clock.now())
    const { data, total } = await listSessions(kernel.database, userIdOf(call.actor), call.query, usedAfter, begunAfter)
    return { data: data.map((session) => viewOf(session, call.actor.sessionId)), total }
  }),
  bind(api.sessions.remove, (call) => endSession(kernel, call, call.params.id)),
]

type Row = Awaited<ReturnType<typeof listSessions>>['data'][number]

const viewOf = ({ sessionId, createdAt, lastUsedAt, userAgent, address }: Row, currentSessionId: string | null) => ({
  sessionId,
  createdAt,
  lastUsedAt,
  userAgent,
  address,
  isCurrent: sessionId === currentSessionId,
})
