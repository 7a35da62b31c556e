export { hashOfToken } from '../../../platform/tokens.ts'
export { authenticator, SESSION_COOKIE } from './authenticate.ts'
export { renewSession, renewToken, setSessionCookie } from './session-opening.ts'
export { endSessions, endSessionsOfDevice, insertSession, trustSession } from './sessions.queries.ts'
