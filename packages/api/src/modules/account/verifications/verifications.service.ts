import { type api, Refusal, stateAfter, verificationLifecycle } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { expectUnchanged, found, refuseOnConflict } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import { z } from 'zod'
import { defineJob, queueJob } from '../../../jobs/index.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { deleteFileLater } from '../../../platform/files/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import type { UserRow } from '../../../database/schema/account.ts'
import { editUser, findUser, lockUser } from '../users/index.ts'
import type { Applicant, IdentityProvider } from './identity-provider.ts'
import {
  eraseVerifications,
  findLatestVerification,
  findVerification,
  findVerificationRow,
  insertVerification,
  updateVerification,
  type VerificationView,
} from './verifications.queries.ts'
import type { VerificationRow } from '../../../database/schema/account.ts'

/** Seven days after its start. */
export const expireVerificationJob = defineJob({
  name: 'expireVerification',
  payload: z.object({ verificationId: z.uuid() }),
})
/** Time to finish an attempt. */
const EXPIRES_AFTER_MS = 7 * 86_400_000

const CONFLICTS = {
  verifications_running_key: { code: 'verification-running' },
  verifications_attempt_key: { code: 'verification-running' },
} as const

/** Idempotent: returns a running attempt. */
export async function startVerification(
  kernel: Kernel,
  provider: IdentityProvider | undefined,
  call: Pick<Call, 'actor'>,
) {
  const userId = userIdOf(call.actor)
  const user = found(await findUser(kernel.database, userId))
  const latest = await findLatestVerification(kernel.database, userId)
  if (latest && stateAfter(verificationLifecycle, 'expire', latest.status))
    return { verificationId: latest.verificationId, url: latest.url }
  stateOfStart(user)
  const verificationId = uuidv7()
  const session = await openSession(kernel, provider, applicantOf(user, verificationId))
  const now = kernel.clock.now()
  await refuseOnConflict(CONFLICTS, () =>
    inTransaction(kernel.database, async (tx) => {
      const status = stateOfStart(found(await lockUser(tx, userId)))
      const attempt = ((await findLatestVerification(tx, userId))?.attempt ?? 0) + 1
      const row = { ...session, verificationId, userId, status, attempt, createdAt: now, updatedAt: now }
      await insertVerification(tx, row)
      await editUser(tx, userId, { verificationStatus: status, updatedAt: now })
      const runAt = new Date(now.getTime() + EXPIRES_AFTER_MS)
      await queueJob(tx, expireVerificationJob, { verificationId }, { runAt })
    }),
  )
  return { verificationId, url: session.url }
}

/** Throws when the person may not start one. */
function stateOfStart({ verificationStatus, emailConfirmedAt }: UserRow): VerificationRow['status'] {
  const status = stateAfter(verificationLifecycle, 'start', verificationStatus)
  if (status === undefined)
    throw new Refusal({ code: verificationStatus === 'Approved' ? 'already-verified' : 'verification-running' })
  if (emailConfirmedAt === null) throw new Refusal({ code: 'email-not-confirmed' })
  return status
}

/** Opened before anything is written: after a failure the person can retry. */
async function openSession(kernel: Kernel, provider: IdentityProvider | undefined, applicant: Applicant) {
  try {
    if (!provider) throw new Error('No identity provider is configured')
    return { provider: provider.name, ...(await provider.start(applicant)) }
  } catch (error) {
    kernel.logger.error({ error }, 'verification-start-failed')
    throw new Refusal({ code: 'verification-start-failed' })
  }
}

export const applicantOf = (user: UserRow, verificationId: string): Applicant => ({
  verificationId,
  userId: user.userId,
  name: user.name,
  surname: user.surname,
  birthdayAt: user.birthdayAt,
  nationality: user.nationality,
  identificationDocumentType: user.identificationDocumentType,
  identificationDocumentNumber: user.identificationDocumentNumber,
  language: user.language,
})

/** Overrides the provider: its later events have no effect. */
export async function decideVerification(
  kernel: Kernel,
  call: Call<typeof api.verifications.decide>,
): Promise<VerificationView> {
  const { status: named, decision = named!, decisionReason, reason = decisionReason ?? null, updatedAt } = call.body
  const verificationId = call.params.id
  return inTransaction(kernel.database, async (tx) => {
    const { row, isLatest } = found(await lockVerification(tx, verificationId))
    expectUnchanged(row.updatedAt, updatedAt)
    if (row.userId === userIdOf(call.actor)) throw new Refusal({ code: 'own-account' })
    const action = decision === 'Approved' ? 'approve' : 'decline'
    const status = stateAfter(verificationLifecycle, action, row.status)
    if (!isLatest || status === undefined) throw new Refusal({ code: 'state-forbids', params: { state: row.status } })
    if (row.status === 'Approved' || row.status === 'Declined') refuseHastyChange(row, userIdOf(call.actor), reason)
    const after = { status, decision, decisionReason: reason }
    await saveVerification(kernel, tx, row, { ...after, decidedBy: userIdOf(call.actor) }, isLatest)
    const before = { status: row.status, decision: row.decision, decisionReason: row.decisionReason }
    await audit(kernel, tx, call, { recordId: verificationId, userId: row.userId, before, after, reason })
    return found(await findVerification(tx, verificationId))
  })
}

/** What is decided is changed with a reason, and not by who decided it. */
function refuseHastyChange({ decidedBy }: VerificationRow, adminId: string, reason: string | null): void {
  if (!reason) throw new Refusal({ code: 'reason-required', path: 'reason' })
  if (decidedBy === adminId) throw new Refusal({ code: 'maker-is-checker' })
}

/** Locks person and verification. `isLatest`: only the latest attempt changes the account. */
export async function lockVerification(tx: Transaction, verificationId: string) {
  const known = await findVerificationRow(tx, verificationId)
  if (!known || !(await lockUser(tx, known.userId))) return undefined
  const row = (await findVerificationRow(tx, verificationId))!
  const latest = await findLatestVerification(tx, row.userId)
  return { row, isLatest: latest?.verificationId === verificationId }
}

/** The latest attempt also sets the account's status and mails the person. */
export async function saveVerification(
  kernel: Kernel,
  tx: Transaction,
  row: VerificationRow,
  changes: Partial<VerificationRow> & Pick<VerificationRow, 'status'>,
  isLatest: boolean,
): Promise<void> {
  const now = kernel.clock.now()
  const { userId } = row
  await updateVerification(tx, row.verificationId, { ...changes, updatedAt: now })
  if (!isLatest) return
  await editUser(tx, userId, { verificationStatus: changes.status, updatedAt: now })
  const reason = changes.decisionReason ?? changes.reason ?? ''
  if (changes.status === 'Approved') await queueMail(tx, { userId, template: 'verificationApproved', params: {} })
  if (changes.status === 'Declined')
    await queueMail(tx, { userId, template: 'verificationDeclined', params: { reason } })
  if (changes.status === 'Resubmission')
    await queueMail(tx, { userId, template: 'verificationResubmission', params: { reason } })
}

/** Expires an attempt that the person has not finished. */
export async function expireVerification(
  kernel: Kernel,
  { verificationId }: { readonly verificationId: string },
): Promise<void> {
  await inTransaction(kernel.database, async (tx) => {
    const locked = await lockVerification(tx, verificationId)
    const status = locked && stateAfter(verificationLifecycle, 'expire', locked.row.status)
    if (status) await saveVerification(kernel, tx, locked.row, { status, action: 'expired' }, locked.isLatest)
  })
}

/** The rows stay. */
export async function eraseVerificationsOf(tx: Transaction, userId: string, now: Date): Promise<void> {
  for (const fileId of await eraseVerifications(tx, userId, now)) await deleteFileLater(tx, fileId)
}
