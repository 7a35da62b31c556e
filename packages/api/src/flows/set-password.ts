import { api, Refusal, instantValue } from '@cauce/contract'
import { inTransaction } from '../database/index.ts'
import { userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { found } from '../http/expect.ts'
import { noteSubject } from '../http/security-log.ts'
import { z } from 'zod'
import { bindJob, defineJob, queueJob } from '../jobs/index.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { noteHands } from '../modules/account/person-hands/index.ts'
import { editUser, findUser, findUserByEmail } from '../modules/account/users/index.ts'
import { revokeAccess } from '../modules/auth/devices/index.ts'
import { findMailedLink, isLinkFresh, readMailedLink, spendMailedLink } from '../modules/auth/mailed-links/index.ts'
import { hashPassword, isPassword, preparePasswords, refuseGuessable } from '../modules/auth/passwords/index.ts'
import { renewToken, setSessionCookie } from '../modules/auth/sessions/index.ts'
import {
  beginAttempt,
  deleteTalliesOf,
  isKnownPlace,
  networkOf,
  subjectOfEmail,
} from '../modules/auth/throttling/index.ts'
import { queueMail } from '../platform/mail/index.ts'

const forgotPasswordJob = defineJob({ name: 'forgotPassword', payload: z.object({ email: z.string() }) })

export const setPasswordFlow: ModuleFactory = (kernel) => {
  void preparePasswords()
  return {
    name: 'set-password',
    routes: [
      bind(api.sessions.changePassword, (call) => changePassword(kernel, call)),
      bind(api.sessions.forgotPassword, (call) => forgetPassword(kernel, call)),
      bind(api.sessions.resetPassword, (call) => resetPassword(kernel, call)),
      bind(api.sessions.checkReset, (call) => checkReset(kernel, call)),
    ],
    jobs: [bindJob(forgotPasswordJob, (payload) => mailResetLink(kernel, payload))],
  }
}

/** Ends all other sessions and untrusts all browsers (handbook rule 2.13). */
async function changePassword(kernel: Kernel, call: Call<typeof api.sessions.changePassword>): Promise<void> {
  const userId = userIdOf(call.actor)
  const { currentPassword, password } = call.body
  const user = found(await findUser(kernel.database, userId))
  const attempt = await beginAttempt(kernel, {
    purpose: 'password',
    subject: subjectOfEmail(user.email),
    address: call.address,
    isKnownPlace: await isKnownPlace(kernel.database, { userId }, networkOf(call.address)),
  })
  if (!(await isPassword(currentPassword, user.passwordHash)))
    throw new Refusal({ code: 'login-failed', path: 'currentPassword' })
  await attempt.succeed()
  await refuseGuessable(kernel, password, user)
  const passwordHash = await hashPassword(password)
  const now = kernel.clock.now()
  const token = await inTransaction(kernel.database, async (tx) => {
    await editUser(tx, userId, { passwordHash, updatedAt: now })
    await noteHands(tx, { userId, handIds: [userId], kinds: ['password'], now })
    await revokeAccess(tx, userId, call.actor.sessionId)
    await queueMail(tx, { userId, template: 'passwordChanged', params: { at: instantValue(now) } })
    return renewToken(tx, call.actor.sessionId!)
  })
  setSessionCookie(kernel, call, token)
}

/** A job looks up the account later, so that neither answer nor timing reveals it. */
async function forgetPassword(kernel: Kernel, call: Call<typeof api.sessions.forgotPassword>): Promise<void> {
  await beginAttempt(kernel, { purpose: 'recover', subject: subjectOfEmail(call.body.email), address: call.address })
  await queueJob(kernel.database, forgotPasswordJob, { email: call.body.email })
}

async function mailResetLink(kernel: Kernel, { email }: { readonly email: string }): Promise<void> {
  const user = await findUserByEmail(kernel.database, email)
  if (!user || user.disabled || (await isLinkFresh(kernel, user.userId, 'resetPassword'))) return
  await queueMail(kernel.database, { userId: user.userId, template: 'resetPassword', params: {} })
}

async function checkReset({ database, clock }: Kernel, { body }: Call<typeof api.sessions.checkReset>): Promise<void> {
  if (!(await findMailedLink(database, body.token, 'resetPassword', clock.now())))
    throw new Refusal({ code: 'link-invalid' })
}

/** Also confirms the address. Ends all sessions and untrusts all browsers. */
async function resetPassword(kernel: Kernel, call: Call<typeof api.sessions.resetPassword>): Promise<void> {
  const now = kernel.clock.now()
  const { token, password } = call.body
  // Before the link is consumed and outside the transaction, because another service may be called.
  const link = await inTransaction(kernel.database, (tx) => readMailedLink(tx, token, 'resetPassword', now))
  const owner = link && (await findUser(kernel.database, link.userId))
  if (owner) await refuseGuessable(kernel, password, owner)
  const passwordHash = await hashPassword(password)
  await inTransaction(kernel.database, async (tx) => {
    const user = await spendMailedLink(tx, token, 'resetPassword', now)
    if (!user || user.disabled) throw new Refusal({ code: 'link-invalid' })
    const { userId } = user
    noteSubject(call, userId)
    await editUser(tx, userId, { passwordHash, emailConfirmedAt: now, updatedAt: now })
    const isFirst = owner?.passwordHash === null && user.emailConfirmedAt === null
    if (!isFirst) await noteHands(tx, { userId, handIds: [userId], kinds: ['password'], now })
    await revokeAccess(tx, userId)
    await deleteTalliesOf(tx, 'password', subjectOfEmail(user.email))
    await queueMail(tx, { userId, template: 'passwordChanged', params: { at: instantValue(now) } })
  })
}
