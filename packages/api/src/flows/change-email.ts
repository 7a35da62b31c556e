import { api, instantValue, mistakesOfNewEmail, Refusal, withoutMistakes } from '@cauce/contract'
import { z } from 'zod'
import { inTransaction, type Transaction } from '../database/index.ts'
import type { EmailChangeRow } from '../database/schema/auth.ts'
import { userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { accepted, found, refuseOnConflict, requireCode } from '../http/expect.ts'
import { noteSubject } from '../http/security-log.ts'
import { bindJob, defineJob, queueJob } from '../jobs/index.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { noteHands } from '../modules/account/person-hands/index.ts'
import { editUser, findUser, findUserByEmail, lockUser } from '../modules/account/users/index.ts'
import { revokeAccess } from '../modules/auth/devices/index.ts'
import {
  confirmableUntil,
  deleteEmailChangeOf,
  emailChangeRows,
  saveEmailChange,
  stageOf,
  undoableUntil,
} from '../modules/auth/email-changes/index.ts'
import { deleteMailedLinksOf, findMailedLink } from '../modules/auth/mailed-links/index.ts'
import { beginAttempt, isKnownPlace, networkOf } from '../modules/auth/throttling/index.ts'
import { queueMail } from '../platform/mail/index.ts'

const mailNewAddressJob = defineJob({ name: 'mailNewAddress', payload: z.object({ userId: z.uuid() }) })

/** Handbook rule 2.43. */
export const changeEmailFlow: ModuleFactory = (kernel) => ({
  name: 'change-email',
  routes: [
    bind(api.emailChanges.readState, (call) => readState(kernel, call)),
    bind(api.emailChanges.request, (call) => requestChange(kernel, call)),
    bind(api.emailChanges.cancel, (call) => cancelChange(kernel, call)),
    bind(api.emailChanges.confirm, (call) => confirmChange(kernel, call)),
    bind(api.emailChanges.undo, (call) => undoChange(kernel, call)),
  ],
  jobs: [bindJob(mailNewAddressJob, ({ userId }) => mailNewAddress(kernel, userId))],
})

const viewOf = (change: EmailChangeRow) => ({
  email: change.newEmail,
  createdAt: change.createdAt,
  expiresAt: confirmableUntil(change),
  confirmedAt: change.confirmedAt,
  undoableUntil: undoableUntil(change),
})

async function readState(kernel: Kernel, { actor }: Pick<Call, 'actor'>) {
  const change = await emailChangeRows.find(kernel.database, userIdOf(actor))
  return { change: change && stageOf(change, kernel.clock.now()) !== 'over' ? viewOf(change) : null }
}

/** Mails both addresses. Every attempt counts, because each sends mails. */
async function requestChange(kernel: Kernel, call: Call<typeof api.emailChanges.request>) {
  requireCode(call)
  const userId = userIdOf(call.actor)
  const now = kernel.clock.now()
  const { email: newEmail } = call.body
  const { email } = found(await findUser(kernel.database, userId))
  accepted(withoutMistakes(mistakesOfNewEmail(newEmail, email)))
  await beginAttempt(kernel, {
    purpose: 'emailChange',
    subject: userId,
    address: call.address,
    isKnownPlace: await isKnownPlace(kernel.database, { userId }, networkOf(call.address)),
  })
  const change = { userId, formerEmail: email, newEmail, createdAt: now, confirmedAt: null }
  await inTransaction(kernel.database, async (tx) => {
    found(await lockUser(tx, userId))
    if (stageOf(await emailChangeRows.lock(tx, userId), now) === 'made')
      throw new Refusal({ code: 'email-change-recent' })
    await saveEmailChange(tx, change)
    await deleteMailedLinksOf(tx, userId, 'confirmNewEmail')
    await queueMail(tx, { userId, template: 'emailChangeAsked', params: { at: instantValue(now) } })
    await queueJob(tx, mailNewAddressJob, { userId })
  })
  return { change: viewOf(change) }
}

/** A link, or a notice to the owner of an existing account. In a job: no user enumeration by answer or timing. */
async function mailNewAddress(kernel: Kernel, userId: string): Promise<void> {
  const change = await emailChangeRows.find(kernel.database, userId)
  if (stageOf(change, kernel.clock.now()) !== 'asked') return
  const { newEmail: to, createdAt } = change!
  const owner = await findUserByEmail(kernel.database, to)
  if (!owner) return queueMail(kernel.database, { userId, to, template: 'confirmNewEmail', params: {} })
  const params = { at: instantValue(createdAt) }
  await queueMail(kernel.database, { userId: owner.userId, template: 'emailWantedElsewhere', params })
}

async function cancelChange(kernel: Kernel, { actor }: Pick<Call, 'actor'>): Promise<void> {
  const userId = userIdOf(actor)
  await inTransaction(kernel.database, async (tx) => {
    await lockUser(tx, userId)
    if (stageOf(await emailChangeRows.lock(tx, userId), kernel.clock.now()) !== 'asked')
      throw new Refusal({ code: 'not-found' })
    await deleteEmailChangeOf(tx, userId)
    await deleteMailedLinksOf(tx, userId, 'confirmNewEmail')
    await deleteMailedLinksOf(tx, userId, 'undoEmailChange')
  })
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Locked; only for the address that may do this. */
async function changeOfLink(
  kernel: Kernel,
  tx: Transaction,
  call: Call<typeof api.emailChanges.confirm> | Call<typeof api.emailChanges.undo>,
  side: 'formerEmail' | 'newEmail',
) {
  const purpose = side === 'newEmail' ? 'confirmNewEmail' : 'undoEmailChange'
  const link = await findMailedLink(tx, call.body.token, purpose, kernel.clock.now())
  const user = link && (await lockUser(tx, link.userId))
  const change = user && (await emailChangeRows.lock(tx, user.userId))
  if (!user || !change || !isSame(change[side], link.email)) throw new Refusal({ code: 'link-invalid' })
  noteSubject(call, user.userId)
  return { user, change }
}

/** The address was taken meanwhile. */
const TAKEN = { users_email_key: { code: 'link-invalid' } } as const

/** Idempotent: the link stays. */
async function confirmChange(kernel: Kernel, call: Call<typeof api.emailChanges.confirm>): Promise<void> {
  const now = kernel.clock.now()
  await refuseOnConflict(TAKEN, () =>
    inTransaction(kernel.database, async (tx) => {
      const { user, change } = await changeOfLink(kernel, tx, call, 'newEmail')
      const { userId, formerEmail, newEmail } = change
      const stage = stageOf(change, now)
      if (stage === 'made') return
      if (stage === 'over' || user.disabled || !isSame(user.email, formerEmail))
        throw new Refusal({ code: 'link-invalid' })
      await saveEmailChange(tx, { ...change, confirmedAt: now })
      await editUser(tx, userId, { email: newEmail, emailConfirmedAt: now, updatedAt: now })
      await noteHands(tx, { userId, handIds: [userId], kinds: ['email'], now })
      await deleteMailedLinksOf(tx, userId, 'resetPassword')
      await revokeAccess(tx, userId, call.actor.userId === userId ? call.actor.sessionId : null)
      const params = { at: instantValue(now) }
      await queueMail(tx, { userId, to: formerEmail, template: 'emailChangeMade', params })
    }),
  )
}

/** The requester had password and code, so the password is invalidated and every session ends. */
async function undoChange(kernel: Kernel, call: Call<typeof api.emailChanges.undo>): Promise<void> {
  const now = kernel.clock.now()
  await inTransaction(kernel.database, async (tx) => {
    const { user, change } = await changeOfLink(kernel, tx, call, 'formerEmail')
    const { userId, formerEmail: email, newEmail } = change
    if (undoableUntil(change) <= now) throw new Refusal({ code: 'link-invalid' })
    const params = { at: instantValue(now) }
    await deleteEmailChangeOf(tx, userId)
    await deleteMailedLinksOf(tx, userId)
    await editUser(tx, userId, { email, passwordHash: null, updatedAt: now })
    await revokeAccess(tx, userId)
    await queueMail(tx, { userId, template: 'emailChangeUndone', params })
    if (!isSame(user.email, email)) await queueMail(tx, { userId, to: newEmail, template: 'emailChanged', params })
  })
}
