import { type api, Refusal } from '@cauce/contract'
import { inTransaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { addJob } from '../../../jobs/jobs.ts'
import type { Kernel } from '../../../kernel.ts'
import { deleteDevicesOf } from '../devices/index.ts'
import { beginAttempt, deleteTalliesOf, networkOf, subjectOfEmail } from '../login-attempts/index.ts'
import { isKnownPlace } from '../login-places/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { hasMailedLinkSince, spendMailedLink } from '../mailed-links/index.ts'
import { endSessions, renewToken, setSessionCookie } from '../sessions/index.ts'
import { editUser, findUser, findUserByEmail } from '../../account/users/index.ts'
import { hashPassword, isPassword } from './password-hash.ts'

/** Changes the own password: all other sessions end at once, and no browser is trusted any longer (product decision 2). */
export async function changePassword(kernel: Kernel, call: Call<typeof api.sessions.changePassword>): Promise<void> {
  const userId = userIdOf(call.actor)
  const { currentPassword, password } = call.body
  const user = found(await findUser(kernel.database, userId))
  const isKnown = await isKnownPlace(kernel.database, userId, networkOf(call.address))
  const attempt = await beginAttempt(kernel, {
    purpose: 'password',
    subject: subjectOfEmail(user.email),
    address: call.address,
    isKnownPlace: isKnown,
  })
  if (!(await isPassword(currentPassword, user.passwordHash)))
    throw new Refusal({ code: 'login-failed', path: 'currentPassword' })
  await attempt.succeed()
  if (currentPassword === password) throw new Refusal({ code: 'password-unchanged', path: 'password' })
  const passwordHash = await hashPassword(password)
  const now = kernel.clock.now()
  const token = await inTransaction(kernel.database, async (tx) => {
    await editUser(tx, userId, { passwordHash, updatedAt: now })
    await deleteDevicesOf(tx, userId)
    await endSessions(tx, userId, call.actor.sessionId)
    await queueMail(tx, { userId, template: 'passwordChanged', params: { at: now.toISOString() } })
    return renewToken(tx, call.actor.sessionId!)
  })
  setSessionCookie(kernel, call, token)
}

export const FORGOT_PASSWORD_JOB = 'forgotPassword'

/** Takes the wish for a reset link. Whether there is such an account is found out later, so that no answer and no delay tells. */
export async function forgetPassword(kernel: Kernel, call: Call<typeof api.sessions.forgotPassword>): Promise<void> {
  await beginAttempt(kernel, { purpose: 'recover', subject: subjectOfEmail(call.body.email), address: call.address })
  await addJob(kernel.database, FORGOT_PASSWORD_JOB, { email: call.body.email })
}

/** At most one link a minute goes to an address, whoever asks. */
const LINK_PAUSE_MS = 60_000

export async function mailResetLink(kernel: Kernel, { email }: { readonly email: string }): Promise<void> {
  const user = await findUserByEmail(kernel.database, email)
  if (!user || user.disabled) return
  const since = new Date(kernel.clock.now().getTime() - LINK_PAUSE_MS)
  if (await hasMailedLinkSince(kernel.database, user.userId, 'resetPassword', since)) return
  await queueMail(kernel.database, { userId: user.userId, template: 'resetPassword', params: {} })
}

/** Sets a password with a mailed link, which proves the address too. All sessions end, and no browser is trusted any longer. */
export async function resetPassword(kernel: Kernel, call: Call<typeof api.sessions.resetPassword>): Promise<void> {
  const now = kernel.clock.now()
  const passwordHash = await hashPassword(call.body.password)
  await inTransaction(kernel.database, async (tx) => {
    const user = await spendMailedLink(tx, call.body.token, 'resetPassword', now)
    if (!user || user.disabled) throw new Refusal({ code: 'link-invalid' })
    const { userId } = user
    await editUser(tx, userId, { passwordHash, emailConfirmedAt: now, updatedAt: now })
    await deleteDevicesOf(tx, userId)
    await endSessions(tx, userId)
    await deleteTalliesOf(tx, 'password', subjectOfEmail(user.email))
    await queueMail(tx, { userId, template: 'passwordChanged', params: { at: now.toISOString() } })
  })
}

export async function confirmEmail(kernel: Kernel, call: Call<typeof api.sessions.confirmEmail>): Promise<void> {
  const now = kernel.clock.now()
  await inTransaction(kernel.database, async (tx) => {
    const user = await spendMailedLink(tx, call.body.token, 'confirmEmail', now)
    if (!user) throw new Refusal({ code: 'link-invalid' })
    await editUser(tx, user.userId, { emailConfirmedAt: now, updatedAt: now })
  })
}

/** Sends the confirmation link once more to somebody who has not confirmed yet; at most one a minute. */
export async function resendConfirmation(
  kernel: Kernel,
  call: Call<typeof api.sessions.resendConfirmation>,
): Promise<void> {
  const userId = userIdOf(call.actor)
  const user = found(await findUser(kernel.database, userId))
  const since = new Date(kernel.clock.now().getTime() - LINK_PAUSE_MS)
  if (user.emailConfirmedAt || (await hasMailedLinkSince(kernel.database, userId, 'confirmEmail', since))) return
  await queueMail(kernel.database, { userId, template: 'confirmEmail', params: {} })
}
