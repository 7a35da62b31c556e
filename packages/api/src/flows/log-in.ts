import { api, Refusal } from '@cauce/contract'
import { inTransaction } from '../database/index.ts'
import { type Actor, userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { noteFailures, noteSubject } from '../http/security-log.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { findUserByEmail, findUserName } from '../modules/account/users/index.ts'
import { touchDevice, trustedDeviceOf } from '../modules/auth/devices/index.ts'
import { isPassword } from '../modules/auth/passwords/index.ts'
import { countPasskeysOf, findHolder, spentLoginChallenge, usePasskey } from '../modules/auth/passkeys/index.ts'
import { hashOfToken, openSession, renewSession, setSessionCookie } from '../modules/auth/sessions/index.ts'
import {
  beginAttempt,
  countFailuresFrom,
  isKnownPlace,
  networkOf,
  subjectOfEmail,
} from '../modules/auth/throttling/index.ts'
import { findConfirmedTotp, owedStep, reissueUnkeptCodes, withProof } from '../modules/auth/totps/index.ts'

/** Password, then code unless the browser is trusted; or a passkey (handbook rules 2.15, 2.23, 2.39). */
export const logInFlow: ModuleFactory = (kernel) => ({
  name: 'log-in',
  routes: [
    bind(api.sessions.readState, (call) => stateOf(kernel, call.actor)),
    bind(api.sessions.login, (call) => givePassword(kernel, call)),
    bind(api.sessions.otp, (call) => giveCode(kernel, call)),
    bind(api.passkeys.login, (call) => givePasskey(kernel, call)),
  ],
})

/** Costs the query of an account. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
type Next = ReturnType<typeof owedStep>

/** An unknown address and an unconfirmed account look like a wrong password, also in time (handbook rule 2.16). */
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
  const hasDevice = await isDeviceSetUp(kernel, user?.userId ?? NOBODY)
  const isRight = await isPassword(password, user?.passwordHash)
  const isConfirmed = hasDevice || Boolean(user?.emailConfirmedAt)
  if (!user || !isRight || !isConfirmed) {
    noteFailures(call, await countFailuresFrom(kernel.database, networkOf(call.address)))
    throw new Refusal({ code: 'login-failed' })
  }
  await attempt.succeed()
  if (user.disabled) throw new Refusal({ code: 'account-disabled' })
  const excused = hasDevice ? device : undefined
  const token = await inTransaction(kernel.database, async (tx) => {
    if (excused) await touchDevice(tx, excused.deviceId, kernel.clock.now())
    const deviceId = excused?.deviceId ?? null
    return (await openSession(kernel, tx, call, { userId: user.userId, deviceId, isCodeGiven: false })).token
  })
  setSessionCookie(kernel, call, token)
  return { next: owedStep({ stage: excused ? 'full' : 'pending', hasDevice, hasCodesToKeep: false }) }
}

/**
 * Second step, and step-up authentication in a trusted browser. A log-in leads to unacknowledged recovery codes; a
 * step-up does not interrupt.
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

/** A passkey proves two factors (decision login-and-second-factor). Unknown passkey and wrong signature look alike. */
async function givePasskey(kernel: Kernel, call: Call<typeof api.passkeys.login>) {
  const { passkey } = call.body
  const holder = await findHolder(kernel.database, passkey.id)
  const network = networkOf(call.address)
  const attempt = await beginAttempt(kernel, {
    purpose: 'passkey',
    subject: hashOfToken(passkey.id),
    address: call.address,
    isKnownPlace: holder !== undefined && (await isKnownPlace(kernel.database, { userId: holder.userId }, network)),
  })
  const challenge = await spentLoginChallenge(kernel, passkey)
  if (!holder) throw new Refusal({ code: 'passkey-refused' })
  const { userId, email, disabled } = holder
  noteSubject(call, userId)
  const device = await trustedDeviceOf(kernel, call, email)
  const opened = await inTransaction(kernel.database, async (tx) => {
    if (!(await usePasskey(kernel, tx, { userId, challenge }, passkey))) return 'passkey-refused'
    // Revealed only after the right answer, as with passwords.
    if (disabled) return 'account-disabled'
    if (device) await touchDevice(tx, device.deviceId, kernel.clock.now())
    const session = await openSession(kernel, tx, call, {
      userId,
      deviceId: device?.deviceId ?? null,
      isCodeGiven: true,
    })
    const hasCodesToKeep = await reissueUnkeptCodes(kernel, tx, userId, session.sessionId)
    return { token: session.token, hasCodesToKeep }
  })
  if (opened === 'passkey-refused') throw new Refusal({ code: opened })
  await attempt.succeed()
  if (opened === 'account-disabled') throw new Refusal({ code: opened })
  setSessionCookie(kernel, call, opened.token)
  return { next: opened.hasCodesToKeep ? ('recovery-codes' as const) : ('home' as const) }
}

/** Session owner and next page. */
async function stateOf(kernel: Kernel, actor: Actor) {
  const { userId, role, isCodeGiven, isDeviceTrusted, hasCodesToKeep, sessionEndsAt } = actor
  const stage = actor.kind === 'visitor' ? 'visitor' : actor.kind === 'pending' ? 'pending' : 'full'
  const hasDevice = stage === 'pending' && (await isDeviceSetUp(kernel, userIdOf(actor)))
  const next = owedStep({ stage, hasDevice, hasCodesToKeep })
  const hasPasskey = userId !== null && (await countPasskeysOf(kernel.database, userId)) > 0
  const name = stage === 'full' && userId !== null ? await findUserName(kernel.database, userId) : null
  const endsInSeconds = sessionEndsAt && Math.ceil((sessionEndsAt.getTime() - kernel.clock.now().getTime()) / 1000)
  return { stage, next, userId, role, name, isCodeGiven, isDeviceTrusted, endsInSeconds, hasPasskey } as const
}

const isDeviceSetUp = async (kernel: Kernel, userId: string): Promise<boolean> =>
  (await findConfirmedTotp(kernel.database, userId)) !== undefined
