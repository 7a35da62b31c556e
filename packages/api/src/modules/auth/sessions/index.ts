import { api } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind, bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { oldestInstants } from './sessions.domain.ts'
import { listSessions } from './sessions.queries.ts'
import { endSession, logOut } from './sessions.service.ts'

export { hashOfToken } from '../../../platform/tokens.ts'
export {
  endSessions,
  eraseEndedSessions,
  endSessionsOfDevice,
  insertSession,
  updateSession,
} from './sessions.queries.ts'
export {
  authenticator,
  noteWritten,
  openSession,
  renewSession,
  renewToken,
  setSessionCookie,
} from './sessions.service.ts'

export const sessionsModule: ModuleFactory = (kernel) => {
  const oldest = () => oldestInstants(kernel.settings, kernel.clock.now())
  return {
    name: 'sessions',
    routes: [
      bind(api.sessions.logout, (call) => logOut(kernel, call)),
      ...bindRows(api.sessions.list, api.sessions.read, async ({ actor, query }) => {
        const { data, total } = await listSessions(kernel.database, userIdOf(actor), query, oldest())
        return { data: data.map((row) => ({ ...row, isCurrent: row.sessionId === actor.sessionId })), total }
      }),
      bind(api.sessions.remove, (call) => endSession(kernel, call, call.params.id)),
    ],
  }
}
