import type { FastifyRequest } from 'fastify'
import type { Kernel } from '../../../kernel.ts'
import { type Actor, visitor } from '../../../http/actor.ts'
import type { Authenticate } from '../../../http/contract-route.ts'
import { isSessionOver } from './sessions.domain.ts'
import { deleteSession, findSessionByToken, touchSession } from './sessions.queries.ts'

export const SESSION_COOKIE = 'cauce_session'

/** Their cookie names a session that is over, so they are told that and not that they never logged in. */
const expelled: Actor = { ...visitor, isSessionOver: true }

/** Who stands behind the session cookie of a request; an ended session is nobody's. */
export function authenticator(kernel: Kernel): Authenticate {
  const limits = { idleMinutes: kernel.settings.sessionIdleMinutes, maximumHours: kernel.settings.sessionMaximumHours }
  return async (request: FastifyRequest): Promise<Actor> => {
    const token = request.cookies[SESSION_COOKIE]
    if (!token) return visitor
    const found = await findSessionByToken(kernel.database, token)
    if (!found || found.disabled || found.deletedAt) return expelled
    const { session, role } = found
    const now = kernel.clock.now()
    if (isSessionOver(session, limits, now)) {
      await deleteSession(kernel.database, session.sessionId)
      return expelled
    }
    if (now.getTime() - session.lastUsedAt.getTime() > 60_000)
      await touchSession(kernel.database, session.sessionId, now)
    return {
      kind: session.stage === 'full' ? role : 'pending',
      userId: session.userId,
      role,
      sessionId: session.sessionId,
      isCodeGiven: session.isCodeGiven,
      isDeviceTrusted: session.isDeviceTrusted,
    }
  }
}
