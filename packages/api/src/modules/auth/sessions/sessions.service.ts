import { COOKIES, Refusal, instantValue } from '@cauce/contract'
import { sliceOfText } from '@cauce/contract/whole-characters.ts'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from '../../../database/index.ts'
import { type Actor, userIdOf, visitor } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import type { Authenticate } from '../../../http/contract-route.ts'
import { clearSecretCookie, secretCookieOf, setSecretCookie } from '../../../http/cookies.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { hashOfToken, newToken } from '../../../platform/tokens.ts'
import { browserName, networkOf, rememberLoginPlace } from '../throttling/index.ts'
import { isSessionOver } from './sessions.domain.ts'
import {
  deleteSession,
  deleteSessionByToken,
  findSessionByToken,
  insertSession,
  touchSession,
  updatePosition,
  updateSession,
} from './sessions.queries.ts'

/** A visitor whose cookie names a session that has ended: the answer is `session-expired`. */
const expired: Actor = { ...visitor, isSessionOver: true }

/** Authenticates requests by their session cookie. A session that has ended authenticates nobody. */
export function authenticator(kernel: Kernel): Authenticate {
  return async (request: FastifyRequest): Promise<Actor> => {
    const token = secretCookieOf(request, kernel.settings, COOKIES.session)
    if (!token) return visitor
    const found = await findSessionByToken(kernel.database, token)
    if (!found || found.disabled || found.deletedAt) return expired
    const { session, role } = found
    const now = kernel.clock.now()
    if (isSessionOver(session, kernel.settings, now)) {
      await deleteSession(kernel.database, session.sessionId)
      return expired
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
      hasCodesToKeep: session.sealedCodes !== null,
      writtenPosition: session.writtenPosition,
    }
  }
}

/** Keeps how far the log of PostgreSQL is after a write. What was written is done, whether or not this succeeds. */
export async function noteWritten({ database, logger }: Kernel, { sessionId }: Actor): Promise<void> {
  await updatePosition(database, sessionId!).catch((error: unknown) =>
    logger.warn({ error }, 'The next lists of a session may lack what it has just written.'),
  )
}

type Visit = Pick<Call, 'request' | 'address'>

/**
 * Opens a session instead of the one that the browser had. In a trusted browser (`deviceId`), and after both factors
 * (`isCodeGiven`), it is a full one; elsewhere it is pending until the code is given. Returns the token and the id.
 */
export async function openSession(
  kernel: Kernel,
  tx: Transaction,
  visit: Visit,
  { userId, deviceId, isCodeGiven }: { userId: string; deviceId: string | null; isCodeGiven: boolean },
): Promise<{ token: string; sessionId: string }> {
  const isFull = isCodeGiven || deviceId !== null
  const now = kernel.clock.now()
  const token = newToken()
  const previous = secretCookieOf(visit.request, kernel.settings, COOKIES.session)
  if (previous) await deleteSessionByToken(tx, previous)
  const sessionId = uuidv7(now)
  await insertSession(tx, {
    sessionId,
    tokenHash: hashOfToken(token),
    userId,
    stage: isFull ? 'full' : 'pending',
    isCodeGiven,
    isDeviceTrusted: deviceId !== null,
    deviceId,
    userAgent: userAgentOf(visit),
    address: visit.address,
    createdAt: now,
    lastUsedAt: now,
  })
  if (isFull) await rememberLogin(kernel, tx, visit, userId)
  return { token, sessionId }
}

/** Makes the session of a call a full one after its code was given. Returns its new token. */
export async function renewSession(
  kernel: Kernel,
  tx: Transaction,
  call: Visit & Pick<Call, 'actor'>,
): Promise<string> {
  const token = newToken()
  await updateSession(tx, call.actor.sessionId!, {
    tokenHash: hashOfToken(token),
    stage: 'full',
    isCodeGiven: true,
    lastUsedAt: kernel.clock.now(),
  })
  if (call.actor.kind === 'pending') await rememberLogin(kernel, tx, call, userIdOf(call.actor))
  return token
}

/** Gives a session a new token and returns it. A token that leaked before is worth nothing. */
export async function renewToken(tx: Transaction, sessionId: string): Promise<string> {
  const token = newToken()
  await updateSession(tx, sessionId, { tokenHash: hashOfToken(token) })
  return token
}

/** Records a login. One with a browser that is new for the person is reported to them by mail. */
async function rememberLogin(kernel: Kernel, tx: Transaction, visit: Visit, userId: string): Promise<void> {
  const { address } = visit
  const now = kernel.clock.now()
  const browser = browserName(userAgentOf(visit))
  const { isNewBrowser } = await rememberLoginPlace(tx, { userId, network: networkOf(address), browser }, now)
  if (!isNewBrowser) return
  await queueMail(tx, { userId, template: 'newLogin', params: { browser, address, at: instantValue(now) } })
}

const userAgentOf = ({ request }: Visit): string => sliceOfText(request.headers['user-agent'] ?? '', 0, 300)

/** Sets the cookie of a session. Call it after the row is committed. */
export function setSessionCookie(kernel: Kernel, { reply }: Pick<Call, 'reply'>, token: string): void {
  setSecretCookie(reply, kernel.settings, COOKIES.session, token, kernel.settings.sessionMaximumHours * 3600)
}

/** Logs the browser out, whether or not it was logged in. */
export async function logOut(kernel: Kernel, { request, reply }: Pick<Call, 'request' | 'reply'>): Promise<void> {
  const token = secretCookieOf(request, kernel.settings, COOKIES.session)
  if (token) await deleteSessionByToken(kernel.database, token)
  clearSecretCookie(reply, kernel.settings, COOKIES.session)
}

/** Ends one of the caller's sessions. Throws `not-found` when it is not theirs. */
export async function endSession(
  kernel: Kernel,
  { actor, reply }: Pick<Call, 'actor' | 'reply'>,
  sessionId: string,
): Promise<void> {
  if (!(await deleteSession(kernel.database, sessionId, userIdOf(actor)))) throw new Refusal({ code: 'not-found' })
  if (sessionId === actor.sessionId) clearSecretCookie(reply, kernel.settings, COOKIES.session)
}
