import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import type { ModuleFactory } from '../../../module.ts'
import { oldestInstants } from './sessions.domain.ts'
import { deleteEndedSessions } from './sessions.queries.ts'
import { sessionRoutes } from './sessions.routes.ts'

export { hashOfToken } from '../../../platform/tokens.ts'
export { endSessions, endSessionsOfDevice, insertSession, updateSession } from './sessions.queries.ts'
export { authenticator, openSession, renewSession, renewToken, setSessionCookie } from './sessions.service.ts'

const expireSessionsJob = defineScheduledJob('forgetEndedSessions', '7 * * * *')

/** Open sessions: who a request comes from, and which sessions a person has. Opening one is the flow `log-in`. */
export const sessionsModule: ModuleFactory = (kernel) => ({
  name: 'sessions',
  routes: sessionRoutes(kernel),
  jobs: [
    bindJob(expireSessionsJob, () =>
      deleteEndedSessions(kernel.database, oldestInstants(kernel.settings, kernel.clock.now())),
    ),
  ],
})
