import type { ModuleFactory } from '../../kernel.ts'

export { authenticator, SESSION_COOKIE } from './authenticate.ts'
export { hashOfToken, insertSession } from './sessions.queries.ts'

export const sessionsModule: ModuleFactory = () => ({ name: 'sessions', routes: [] })
