import { api, BACKGROUND_HEADER, COOKIES, Refusal, instantValue } from '@cauce/contract'
import { userIdOf, type Actor, visitor } from '../../../http/actor.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { oldestInstants, endOf, isSessionOver, isTouchDue } from './sessions.domain.ts'
import {
  listSessions,
  deleteSession,
  deleteSessionByToken,
  findSessionByToken,
  insertSession,
  touchSession,
  updatePosition,
  updateSession,
} from './sessions.queries.ts'
import { sliceOfText } from '@cauce/contract/whole-characters.ts'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from '../../../database/index.ts'
import type { Authenticate } from '../../../http/contract-route.ts'
import { clearSecretCookie, secretCookieOf, setSecretCookie } from '../../../http/cookies.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { hashOfToken, newToken } from '../../../platform/tokens.ts'
import { expectAccess } from '../../account/account-holds/index.ts'
import { browserName, networkOf, rememberLoginPlace } from '../throttling/index.ts'

export { hashOfToken } from '../../../platform/tokens.ts'
export {
  endSessions,
  eraseEndedSessions,
  endSessionsOfDevice,
  insertSession,
  updateSession,
} from './sessions.queries.ts'

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

const expired: Actor = { ...visitor, isSessionOver: true }

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
    const isUse = request.headers[BACKGROUND_HEADER] === undefined
    const isTouched = isUse && isTouchDue(session, kernel.settings, now)
    if (isTouched) await touchSession(kernel.database, session.sessionId, now)
    const lastUsedAt = isTouched ? now : session.lastUsedAt
    return {
      kind: session.stage === 'full' ? role : 'pending',
      userId: session.userId,
      role,
      sessionId: session.sessionId,
      isCodeGiven: session.isCodeGiven,
      isDeviceTrusted: session.isDeviceTrusted,
      sessionEndsAt: endOf({ ...session, lastUsedAt }, kernel.settings),
      hasCodesToKeep: session.sealedCodes !== null,
      writtenPosition: session.writtenPosition,
    }
  }
}

/** Stores the WAL position after a write (read-your-writes). Best effort. */
export async function noteWritten({ database, logger }: Kernel, { sessionId }: Actor): Promise<void> {
  await updatePosition(database, sessionId!).catch((error: unknown) =>
    logger.warn({ error }, 'The next lists of a session may lack what it has just written.'),
  )
}

type Visit = Pick<Call, 'request' | 'address'>

/**
 * Replaces the browser's session. Full in a trusted browser (`deviceId`) and after both factors (`isCodeGiven`), else
 * pending until the code. Throws `holder-deceased`. Returns token and id.
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
  await expectAccess(tx, userId)
  if (isFull) await rememberLogin(kernel, tx, visit, userId)
  return { token, sessionId }
}

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

/** Rotates the token, so that a leaked one is worthless. */
export async function renewToken(tx: Transaction, sessionId: string): Promise<string> {
  const token = newToken()
  await updateSession(tx, sessionId, { tokenHash: hashOfToken(token) })
  return token
}

/** A log-in with a new browser is mailed to the person. */
async function rememberLogin(kernel: Kernel, tx: Transaction, visit: Visit, userId: string): Promise<void> {
  const { address } = visit
  const now = kernel.clock.now()
  const browser = browserName(userAgentOf(visit))
  const { isNewBrowser } = await rememberLoginPlace(tx, { userId, network: networkOf(address), browser }, now)
  if (!isNewBrowser) return
  await queueMail(tx, { userId, template: 'newLogin', params: { browser, address, at: instantValue(now) } })
}

const userAgentOf = ({ request }: Visit): string => sliceOfText(request.headers['user-agent'] ?? '', 0, 300)

/** Call after the commit. */
export function setSessionCookie(kernel: Kernel, { reply }: Pick<Call, 'reply'>, token: string): void {
  setSecretCookie(reply, kernel.settings, COOKIES.session, token, kernel.settings.sessionMaximumHours * 3600)
}

/** Idempotent. */
async function logOut(kernel: Kernel, { request, reply }: Pick<Call, 'request' | 'reply'>): Promise<void> {
  const token = secretCookieOf(request, kernel.settings, COOKIES.session)
  if (token) await deleteSessionByToken(kernel.database, token)
  clearSecretCookie(reply, kernel.settings, COOKIES.session)
}

/** Throws `not-found` for another person's session. */
async function endSession(
  kernel: Kernel,
  { actor, reply }: Pick<Call, 'actor' | 'reply'>,
  sessionId: string,
): Promise<void> {
  if (!(await deleteSession(kernel.database, sessionId, userIdOf(actor)))) throw new Refusal({ code: 'not-found' })
  if (sessionId === actor.sessionId) clearSecretCookie(reply, kernel.settings, COOKIES.session)
}
