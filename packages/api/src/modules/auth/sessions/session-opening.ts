import type { Transaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { clearSecretCookie, setSecretCookie } from '../../../http/cookies.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { hashOfToken, newToken } from '../../../platform/tokens.ts'
import { networkOf } from '../login-attempts/index.ts'
import { browserName, rememberLoginPlace } from '../login-places/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { SESSION_COOKIE } from './authenticate.ts'
import { changeToken, completeSession, deleteSessionByToken, insertSession } from './sessions.queries.ts'

type Visit = Pick<Call, 'request' | 'address'>

/** How far a login got: the code is owed, or a trusted browser has excused from it. */
export type Opening = { readonly stage: 'pending' } | { readonly stage: 'full'; readonly deviceId: string }

/** Opens a session in place of the one that the browser had, and answers its token. */
export async function openSession(
  kernel: Kernel,
  tx: Transaction,
  visit: Visit,
  userId: string,
  opening: Opening,
): Promise<string> {
  const now = kernel.clock.now()
  const token = newToken()
  const previous = visit.request.cookies[SESSION_COOKIE]
  if (previous) await deleteSessionByToken(tx, previous)
  const isTrusted = opening.stage === 'full'
  await insertSession(tx, {
    sessionId: uuidv7(now),
    tokenHash: hashOfToken(token),
    userId,
    stage: opening.stage,
    isCodeGiven: false,
    isDeviceTrusted: isTrusted,
    deviceId: isTrusted ? opening.deviceId : null,
    userAgent: userAgentOf(visit),
    address: visit.address,
    createdAt: now,
    lastUsedAt: now,
  })
  if (isTrusted) await rememberLogin(kernel, tx, visit, userId)
  return token
}

/** Makes the session of a call a full one under a new token, once its code was given; answers the token. */
export async function renewSession(
  kernel: Kernel,
  tx: Transaction,
  call: Visit & Pick<Call, 'actor'>,
): Promise<string> {
  const token = newToken()
  await completeSession(tx, call.actor.sessionId!, hashOfToken(token), kernel.clock.now())
  if (call.actor.kind === 'pending') await rememberLogin(kernel, tx, call, userIdOf(call.actor))
  return token
}

/** Gives a session a new token and answers it. */
export async function renewToken(tx: Transaction, sessionId: string): Promise<string> {
  const token = newToken()
  await changeToken(tx, sessionId, hashOfToken(token))
  return token
}

/** A browser that the person had not logged in with is told by mail: if it was not them, they learn of it. */
async function rememberLogin(kernel: Kernel, tx: Transaction, visit: Visit, userId: string): Promise<void> {
  const browser = browserName(userAgentOf(visit))
  const place = { userId, network: networkOf(visit.address), browser }
  const { isNewBrowser } = await rememberLoginPlace(tx, place, kernel.clock.now())
  if (isNewBrowser)
    await queueMail(tx, {
      userId,
      template: 'newLogin',
      params: { browser, address: visit.address, at: kernel.clock.now().toISOString() },
    })
}

const userAgentOf = ({ request }: Visit): string => (request.headers['user-agent'] ?? '').slice(0, 300)

/** Sets the cookie of a session; to be called once its row is committed. */
export function setSessionCookie(kernel: Kernel, { reply }: Pick<Call, 'reply'>, token: string): void {
  setSecretCookie(reply, kernel.settings, SESSION_COOKIE, token, kernel.settings.sessionMaximumHours * 3600)
}

export function clearSessionCookie(kernel: Kernel, { reply }: Pick<Call, 'reply'>): void {
  clearSecretCookie(reply, kernel.settings, SESSION_COOKIE)
}
