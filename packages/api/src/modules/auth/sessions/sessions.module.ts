import type { ModuleFactory } from '../../../kernel.ts'
import { oldestInstants } from './sessions.domain.ts'
import { deleteEndedSessions } from './sessions.queries.ts'
import { sessionRoutes } from './sessions.routes.ts'

/**
 * Logging in and out. It stands apart from `index.ts`, which nearly every module uses to end sessions: logging in itself
 * uses passwords, codes and trusted browsers, and through one door these would lead back to each other.
 */
export const sessionsModule: ModuleFactory = (kernel) => ({
  name: 'sessions',
  routes: sessionRoutes(kernel),
  jobs: {
    forgetEndedSessions: () => {
      const { usedAfter, begunAfter } = oldestInstants(kernel.settings, kernel.clock.now())
      return deleteEndedSessions(kernel.database, usedAfter, begunAfter)
    },
  },
  crontab: ['7 * * * * forgetEndedSessions'],
})
