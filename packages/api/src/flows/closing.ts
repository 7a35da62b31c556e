import {
  addMonths,
  calendarDateOf,
  closingLifecycle,
  instantValue,
  KEPT_KINDS,
  KEPT_YEARS,
  Refusal,
  stateAfter,
} from '@cauce/contract'
import { inTransaction, type Transaction } from '../database/index.ts'
import { userIdOf } from '../http/actor.ts'
import type { Call } from '../http/bind.ts'
import { found } from '../http/expect.ts'
import type { Kernel } from '../kernel.ts'
import { closingRows, findDueClosings, saveClosing } from '../modules/account/closings/index.ts'
import { hadRelationship } from '../modules/account/kept-identities/index.ts'
import { findUser, lockUser } from '../modules/account/users/index.ts'
import { auditPlatform } from '../platform/audit/index.ts'
import { queueMail } from '../platform/mail/index.ts'
import { closingFacts, eraseAccount } from './erase-account.ts'

const DAY_MS = 86_400_000

const closesAtOf = ({ parameters }: Kernel, askedAt: Date) =>
  new Date(askedAt.getTime() + parameters.at(askedAt).closingDays * DAY_MS)

/** Idempotent. */
export async function askToClose(kernel: Kernel, tx: Transaction, userId: string): Promise<void> {
  const before = await closingRows.lock(tx, userId)
  const state = before ? stateAfter(closingLifecycle, 'askAgain', before.state) : ('waiting' as const)
  if (!state) return
  const askedAt = kernel.clock.now()
  const closesAt = closesAtOf(kernel, askedAt)
  await saveClosing(tx, { userId, state, askedAt, closesAt, closedAt: null, erasedAt: null })
  const params = { at: instantValue(askedAt), until: instantValue(closesAt) }
  await queueMail(tx, { userId, template: 'closingAsked', params })
}

export async function readState(kernel: Kernel, userId: string) {
  const { database } = kernel
  const row = await closingRows.find(database, userId)
  const closing = row?.state === 'waiting' ? { askedAt: row.askedAt, closesAt: row.closesAt } : null
  const closesAt = closing?.closesAt ?? closesAtOf(kernel, kernel.clock.now())
  const user = found(await findUser(database, userId))
  const isIdentityKept = user.role === 'user' && (await hadRelationship(database, userId))
  const kept = KEPT_KINDS.map((kind) => {
    const isKept = kind !== 'identity' || isIdentityKept
    return { kind, until: isKept ? addMonths(calendarDateOf(closesAt), KEPT_YEARS[kind] * 12) : null }
  })
  return { closing, closesAt, kept }
}

export async function withdraw({ database, clock }: Kernel, { actor }: Pick<Call, 'actor'>): Promise<void> {
  const userId = userIdOf(actor)
  await inTransaction(database, async (tx) => {
    const row = await closingRows.lock(tx, userId)
    const state = row && stateAfter(closingLifecycle, 'withdraw', row.state)
    if (!state) throw new Refusal({ code: 'not-found' })
    await closingRows.update(tx, userId, { state })
    await queueMail(tx, { userId, template: 'closingWithdrawn', params: { at: instantValue(clock.now()) } })
  })
}

export async function closeDueAccounts(kernel: Kernel): Promise<void> {
  for (const { userId } of await findDueClosings(kernel.database, kernel.clock.now())) await closeDue(kernel, userId)
}

/** One transaction, audited. Money that came back stops it. */
async function closeDue(kernel: Kernel, userId: string): Promise<void> {
  const now = kernel.clock.now()
  await inTransaction(kernel.database, async (tx) => {
    const decide = await closingFacts(tx, userId)
    const user = await lockUser(tx, userId)
    const row = await closingRows.lock(tx, userId)
    if (!user || !row || row.closesAt > now || !stateAfter(closingLifecycle, 'close', row.state)) return
    if (!decide(user).ok) {
      await closingRows.update(tx, userId, { state: stateAfter(closingLifecycle, 'stop', row.state)! })
      await queueMail(tx, { userId, template: 'closingStopped', params: {} })
      return
    }
    await eraseAccount(tx, user, now)
    const before = { role: user.role, createdAt: user.createdAt }
    await auditPlatform(kernel, tx, 'users.remove', { recordId: userId, userId, before })
  })
}
