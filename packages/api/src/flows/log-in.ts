import { api, Refusal, type ErrorCode, instantValue } from '@cauce/contract'
import { inTransaction, type Transaction } from '../database/index.ts'
import { type Actor, userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { findUserByEmail } from '../modules/account/users/index.ts'
import { touchDevice, trustedDeviceOf } from '../modules/auth/devices/index.ts'
import { isPassword } from '../modules/auth/passwords/index.ts'
import { openSession, renewSession, setSessionCookie } from '../modules/auth/sessions/index.ts'
import { beginAttempt, isKnownPlace, networkOf, subjectOfEmail } from '../modules/auth/throttling/index.ts'
import { findConfirmedTotp, spendCode, spendRecoveryCode } from '../modules/auth/totps/index.ts'
import { queueMail } from '../platform/mail/index.ts'

/** Logging in: password first, then the one-time code, unless the browser is trusted (handbook rules 2.15 and 2.23). */
export const logInFlow: ModuleFactory = (kernel) => ({
  name: 'log-in',
  routes: [
    bind(api.sessions.readState, (call) => stateOf(kernel, call.actor)),
    bind(api.sessions.login, (call) => givePassword(kernel, call)),
    bind(api.sessions.otp, (call) => giveCode(kernel, call)),
  ],
})

type Next = 'otp' | 'first-otp' | 'home'

/** First step. A wrong e-mail address looks like a wrong password and takes as long (handbook rule 2.16). */
async function givePassword(kernel: Kernel, call: Call<typeof api.sessions.login>): Promise<{ next: Next }> {
  const { email, password } = call.body
  const device = await trustedDeviceOf(kernel, call, email)
  const attempt = await beginAttempt(kernel, {
    purpose: 'password',
    subject: subjectOfEmail(email),
    address: call.address,
    trustedDeviceId: device?.deviceId,
    isKnownPlace: await isKnownPlace(kernel.database, { email }, networkOf(call.address)),
  })
  const user = await findUserByEmail(kernel.database, email)
  const isRight = await isPassword(password, user?.passwordHash)
  if (!user || !isRight) throw new Refusal({ code: 'login-failed' })
  await attempt.succeed()
  if (user.disabled) throw new Refusal({ code: 'account-disabled' })
  const next = await owedStep(kernel, user.userId)
  const excused = next === 'otp' ? device : undefined
  const token = await inTransaction(kernel.database, async (tx) => {
    if (excused) await touchDevice(tx, excused.deviceId, kernel.clock.now())
    return openSession(kernel, tx, call, user.userId, excused?.deviceId ?? null)
  })
  setSessionCookie(kernel, call, token)
  return { next: excused ? 'home' : next }
}

/** Second step, and later the step-up authentication that some actions ask for in a trusted browser. */
async function giveCode(kernel: Kernel, call: Call<typeof api.sessions.otp>): Promise<{ next: Next }> {
  const userId = userIdOf(call.actor)
  const attempt = await beginAttempt(kernel, {
    purpose: 'code',
    subject: userId,
    address: call.address,
    isKnownPlace: await isKnownPlace(kernel.database, { userId }, networkOf(call.address)),
  })
  const answer = await inTransaction(kernel.database, async (tx) => {
    const refused = await spend(kernel, tx, userId, call.body)
    return refused ? { refused } : { token: await renewSession(kernel, tx, call) }
  })
  if (answer.refused === 'otp-not-configured') await attempt.withdraw()
  if (answer.refused)
    throw new Refusal({ code: answer.refused, path: call.body.code === undefined ? 'recoveryCode' : 'code' })
  await attempt.succeed()
  setSessionCookie(kernel, call, answer.token)
  return { next: 'home' }
}

const refusals = {
  accepted: undefined,
  wrong: 'code-wrong',
  used: 'code-used',
  'no-device': 'otp-not-configured',
} as const

/** Uses up the code or recovery code of a body. Returns why it was refused; a refusal is committed like a success. */
async function spend(
  kernel: Kernel,
  tx: Transaction,
  userId: string,
  { code, recoveryCode }: Call<typeof api.sessions.otp>['body'],
): Promise<ErrorCode | undefined> {
  if (code !== undefined) return refusals[await spendCode(kernel, tx, userId, code)]
  const remaining = await spendRecoveryCode(kernel, tx, userId, recoveryCode!)
  if (typeof remaining === 'string') return refusals[remaining]
  const params = { smart_count: remaining, at: instantValue(kernel.clock.now()) }
  await queueMail(tx, { userId, template: 'recoveryCodeUsed', params })
  return undefined
}

/** Whom the session of a request belongs to, and the page it should lead to. */
async function stateOf(kernel: Kernel, actor: Actor) {
  const { userId, role, isCodeGiven, isDeviceTrusted } = actor
  const stage = actor.kind === 'visitor' ? 'visitor' : actor.kind === 'pending' ? 'pending' : 'full'
  const next = stage === 'visitor' ? 'login' : stage === 'full' ? 'home' : await owedStep(kernel, userIdOf(actor))
  return { stage, next, userId, role, isCodeGiven, isDeviceTrusted } as const
}

const owedStep = async (kernel: Kernel, userId: string) =>
  (await findConfirmedTotp(kernel.database, userId)) ? ('otp' as const) : ('first-otp' as const)
