import { api, Refusal } from '@cauce/contract'
import { inTransaction } from '../database/index.ts'
import { type Actor, userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { noteSubject } from '../http/security-log.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { findUserByEmail } from '../modules/account/users/index.ts'
import { touchDevice, trustedDeviceOf } from '../modules/auth/devices/index.ts'
import { isPassword } from '../modules/auth/passwords/index.ts'
import { openSession, renewSession, setSessionCookie } from '../modules/auth/sessions/index.ts'
import { beginAttempt, isKnownPlace, networkOf, subjectOfEmail } from '../modules/auth/throttling/index.ts'
import { findConfirmedTotp, owedStep, reissueUnkeptCodes, withProof } from '../modules/auth/totps/index.ts'

/** Logging in: password first, then the one-time code, unless the browser is trusted (handbook rules 2.15 and 2.23). */
export const logInFlow: ModuleFactory = (kernel) => ({
  name: 'log-in',
  routes: [
    bind(api.sessions.readState, (call) => stateOf(kernel, call.actor)),
    bind(api.sessions.login, (call) => givePassword(kernel, call)),
    bind(api.sessions.otp, (call) => giveCode(kernel, call)),
  ],
})

type Next = ReturnType<typeof owedStep>

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
  if (user) noteSubject(call, user.userId)
  const isRight = await isPassword(password, user?.passwordHash)
  if (!user || !isRight) throw new Refusal({ code: 'login-failed' })
  await attempt.succeed()
  if (user.disabled) throw new Refusal({ code: 'account-disabled' })
  const hasDevice = await isDeviceSetUp(kernel, user.userId)
  const excused = hasDevice ? device : undefined
  const token = await inTransaction(kernel.database, async (tx) => {
    if (excused) await touchDevice(tx, excused.deviceId, kernel.clock.now())
    return openSession(kernel, tx, call, user.userId, excused?.deviceId ?? null)
  })
  setSessionCookie(kernel, call, token)
  return { next: owedStep({ stage: excused ? 'full' : 'pending', hasDevice, hasCodesToKeep: false }) }
}

/**
 * Second step, and later the step-up authentication that some actions ask for in a trusted browser. Logging in leads to recovery
 * codes that were never said to be kept; a step-up does not, because it interrupts something else.
 */
async function giveCode(kernel: Kernel, call: Call<typeof api.sessions.otp>): Promise<{ next: Next }> {
  const { kind, sessionId } = call.actor
  const { token, next } = await withProof(kernel, call, call.body, async (tx) => {
    const hasCodesToKeep =
      kind === 'pending' && (await reissueUnkeptCodes(kernel, tx, userIdOf(call.actor), sessionId!))
    const next = owedStep({ stage: 'full', hasDevice: true, hasCodesToKeep })
    return { token: await renewSession(kernel, tx, call), next }
  })
  setSessionCookie(kernel, call, token)
  return { next }
}

/** Whom the session of a request belongs to, and the page it should lead to. */
async function stateOf(kernel: Kernel, actor: Actor) {
  const { userId, role, isCodeGiven, isDeviceTrusted, hasCodesToKeep } = actor
  const stage = actor.kind === 'visitor' ? 'visitor' : actor.kind === 'pending' ? 'pending' : 'full'
  const hasDevice = stage === 'pending' && (await isDeviceSetUp(kernel, userIdOf(actor)))
  const next = owedStep({ stage, hasDevice, hasCodesToKeep })
  return { stage, next, userId, role, isCodeGiven, isDeviceTrusted } as const
}

const isDeviceSetUp = async (kernel: Kernel, userId: string): Promise<boolean> =>
  (await findConfirmedTotp(kernel.database, userId)) !== undefined
