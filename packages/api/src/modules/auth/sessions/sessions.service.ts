import { type api, Refusal, type ErrorCode } from '@cauce/contract'
import { inTransaction } from '../../../database/index.ts'
import { type Actor, userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import { touchDevice, trustedDeviceOf } from '../devices/index.ts'
import { beginAttempt, networkOf, subjectOfEmail } from '../login-attempts/index.ts'
import { isKnownPlace, isKnownPlaceOfEmail } from '../login-places/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { isPassword } from '../passwords/index.ts'
import { findConfirmedTotp, spendCode, spendRecoveryCode } from '../totps/index.ts'
import { findUserByEmail } from '../../account/users/index.ts'
import { SESSION_COOKIE } from './authenticate.ts'
import { clearSessionCookie, openSession, renewSession, setSessionCookie } from './session-opening.ts'
import { deleteSessionByToken, deleteSessionOf } from './sessions.queries.ts'

type Next = 'otp' | 'first-otp' | 'home'

/** First step: e-mail and password. A wrong e-mail looks and costs like a wrong password (product decision 2). */
export async function logIn(kernel: Kernel, call: Call<typeof api.sessions.login>): Promise<{ next: Next }> {
  const { email, password } = call.body
  const device = await trustedDeviceOf(kernel, call, email)
  const isKnown = await isKnownPlaceOfEmail(kernel.database, email, networkOf(call.address))
  const attempt = await beginAttempt(kernel, {
    purpose: 'password',
    subject: subjectOfEmail(email),
    address: call.address,
    trustedDeviceId: device?.deviceId,
    isKnownPlace: isKnown,
  })
  const user = await findUserByEmail(kernel.database, email)
  const isRight = await isPassword(password, user?.passwordHash)
  if (!user || !isRight) throw new Refusal({ code: 'login-failed' })
  await attempt.succeed()
  if (user.disabled) throw new Refusal({ code: 'account-disabled' })
  const { userId } = user
  const hasDevice = (await findConfirmedTotp(kernel.database, userId)) !== undefined
  const isExcused = hasDevice && device !== undefined
  const token = await inTransaction(kernel.database, async (tx) => {
    if (isExcused) await touchDevice(tx, device.deviceId, kernel.clock.now())
    return openSession(
      kernel,
      tx,
      call,
      userId,
      isExcused ? { stage: 'full', deviceId: device.deviceId } : { stage: 'pending' },
    )
  })
  setSessionCookie(kernel, call, token)
  return { next: isExcused ? 'home' : hasDevice ? 'otp' : 'first-otp' }
}

/** Second step, and later the proof of presence (step-up) that some actions ask for in a trusted browser. */
export async function giveCode(kernel: Kernel, call: Call<typeof api.sessions.otp>): Promise<{ next: Next }> {
  const userId = userIdOf(call.actor)
  const isKnown = await isKnownPlace(kernel.database, userId, networkOf(call.address))
  const attempt = await beginAttempt(kernel, {
    purpose: 'code',
    subject: userId,
    address: call.address,
    isKnownPlace: isKnown,
  })
  const answer = await inTransaction(kernel.database, async (tx) => {
    const refused = await refusalOfCode(kernel, tx, userId, call.body)
    return refused ? { refused } : { token: await renewSession(kernel, tx, call) }
  })
  if (answer.refused === 'otp-not-configured') await attempt.withdraw()
  if (answer.refused)
    throw new Refusal({ code: answer.refused, path: call.body.code === undefined ? 'recoveryCode' : 'code' })
  await attempt.succeed()
  setSessionCookie(kernel, call, answer.token)
  return { next: 'home' }
}

type CodeBody = Call<typeof api.sessions.otp>['body']

async function refusalOfCode(
  kernel: Kernel,
  tx: Parameters<typeof spendCode>[1],
  userId: string,
  body: CodeBody,
): Promise<ErrorCode | undefined> {
  if (body.code !== undefined) {
    const spent = await spendCode(kernel, tx, userId, body.code)
    return (
      { accepted: undefined, wrong: 'code-wrong', used: 'code-used', 'no-device': 'otp-not-configured' } as const
    )[spent]
  }
  const remaining = await spendRecoveryCode(kernel, tx, userId, body.recoveryCode!)
  if (remaining === 'wrong') return 'code-wrong'
  if (remaining === 'no-device') return 'otp-not-configured'
  await queueMail(tx, {
    userId,
    template: 'recoveryCodeUsed',
    params: { smart_count: remaining, at: kernel.clock.now().toISOString() },
  })
  return undefined
}

/** Whoever asks is logged out afterwards, whatever they were before. */
export async function logOut(kernel: Kernel, call: Pick<Call, 'request' | 'reply'>): Promise<void> {
  const token = call.request.cookies[SESSION_COOKIE]
  if (token) await deleteSessionByToken(kernel.database, token)
  clearSessionCookie(kernel, call)
}

export async function endSession(
  kernel: Kernel,
  call: Pick<Call, 'actor' | 'reply'>,
  sessionId: string,
): Promise<void> {
  if (!(await deleteSessionOf(kernel.database, userIdOf(call.actor), sessionId)))
    throw new Refusal({ code: 'not-found' })
  if (sessionId === call.actor.sessionId) clearSessionCookie(kernel, call)
}

/** Who the cookie of a request stands for, and where they should go. */
export async function stateOf(kernel: Kernel, actor: Actor) {
  const { userId, role, isCodeGiven, isDeviceTrusted } = actor
  const stage = actor.kind === 'visitor' ? 'visitor' : actor.kind === 'pending' ? 'pending' : 'full'
  const next = stage === 'visitor' ? 'login' : stage === 'full' ? 'home' : await owedStep(kernel, userIdOf(actor))
  return { stage, next, userId, role, isCodeGiven, isDeviceTrusted } as const
}

const owedStep = async (kernel: Kernel, userId: string) =>
  (await findConfirmedTotp(kernel.database, userId)) ? ('otp' as const) : ('first-otp' as const)
