import { api, Refusal, byKey, stateAfter, transactionLifecycle } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import { userIdOf } from '../../http/actor.ts'
import type { Call } from '../../http/bind.ts'
import { accepted, expectUnchanged, touchedAt, found } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import {
  decideManualMatch,
  findPayments,
  lockMovements,
  updateMovement,
  viewsOf,
  type ManualTarget,
  type MovementRow,
} from '../../modules/bank/matching/index.ts'
import { findTransaction, transactionRows, viewOf } from '../../modules/wallet/transactions/index.ts'
import { findWallet } from '../../modules/wallet/wallets/index.ts'
import { once } from '../../platform/idempotency/index.ts'
import { applyMatch, sharesOf } from './apply-match.ts'
import { administratorOf, expectForeign, recordMovement, viewIn, type Matcher } from './match-context.ts'
import { uuidv7 } from '../../ids.ts'
import { findUser } from '../../modules/account/users/index.ts'
import { isOnHold } from '../../modules/account/account-holds/index.ts'
import { decideApproval } from '../../modules/wallet/transactions/transactions.domain.ts'
import { needsFourEyes } from '../../platform/four-eyes.domain.ts'

type Endpoint = typeof api.matching.match

/** From the four-eyes threshold the first administrator prepares and a second matches. */
export async function matchManually(kernel: Kernel, call: Call<Endpoint>) {
  return once(kernel, api.matching.match, call, async (tx) => {
    const { movements: asked, targets, reason } = call.body
    const movements = await lockMovements(
      tx,
      asked.map(({ movementId }) => movementId),
    )
    if (movements.length < asked.length) throw new Refusal({ code: 'not-found' })
    for (const movement of movements)
      expectUnchanged(movement.updatedAt, asked.find(({ movementId }) => movementId === movement.movementId)!.updatedAt)
    const parts = accepted(decideManualMatch(movements, targets, reason))
    const matcher = administratorOf(kernel, call, reason)
    await expectForeign(tx, matcher, movements)
    for (const target of targets) await expectForeignTarget(tx, target, userIdOf(call.actor))
    const prepared = await prepareTargets(tx, matcher, movements, targets)
    if (prepared === null) await applyMatch(tx, matcher, movements, sharesOf(parts, movements), ['by-hand'])
    else await prepare(tx, matcher, movements, prepared)
    const ids = movements.map(({ movementId }) => movementId)
    const matched = await viewsOf(tx, kernel.settings, await lockMovements(tx, ids))
    return { answer: { movements: matched }, effectId: ids[0]! }
  })
}

/** Nobody matches money to their own wallet (decision four-eyes-approval). */
async function expectForeignTarget(tx: Transaction, { kind, id }: ManualTarget, adminId: string): Promise<void> {
  const userId = await ownerOf(tx, kind, id)
  if (userId === adminId) throw new Refusal({ code: 'own-money' })
}

async function ownerOf(tx: Transaction, kind: ManualTarget['kind'], id: string): Promise<string | null> {
  if (kind === 'distribution') return null
  if (kind === 'income') return known(await findTransaction(tx, id)).row.userId
  if (kind === 'wallet') return known(await findWallet(tx, id)).userId
  return known((await findPayments(tx, [id]))[0]).row.userId
}

/** First key: nothing moves yet. */
async function prepare(
  tx: Transaction,
  matcher: Matcher,
  movements: readonly MovementRow[],
  preparedId: string,
): Promise<void> {
  for (const { movementId, updatedAt } of movements) {
    const before = await viewIn(tx, matcher, movementId)
    await updateMovement(tx, movementId, { preparedId, updatedAt: touchedAt(updatedAt, matcher.now) })
    await recordMovement(tx, matcher, before, await viewIn(tx, matcher, movementId))
  }
}

/**
 * Gives missing first approvals: an announced income as approved, a new one as entered, which never expires (decision
 * four-eyes-approval). Returns the income that waits; null if all approvals exist.
 */
async function prepareTargets(
  tx: Transaction,
  matcher: Matcher,
  movements: readonly MovementRow[],
  targets: readonly ManualTarget[],
): Promise<string | null> {
  const total = movements.reduce((sum, { amount }) => sum + amount, 0n)
  let prepared: string | null = null
  // By id, to avoid deadlocks.
  for (const target of targets.toSorted(byKey(({ id }) => id))) {
    if (target.kind === 'income') prepared = (await approveIncome(tx, matcher, target, total)) ?? prepared
    if (target.kind === 'wallet') prepared = (await approveWallet(tx, matcher, target, total)) ?? prepared
  }
  return prepared
}

async function approveIncome(
  tx: Transaction,
  matcher: Matcher,
  target: ManualTarget,
  total: bigint,
): Promise<string | null> {
  const { now, kernel } = matcher
  const adminId = matcher.adminId!
  const row = found(await transactionRows.lock(tx, target.id, 'update'))
  if (row.status === 'completed') return null
  // The second approver approves exactly what the first saw.
  if (row.firstApprovedBy !== null && row.amount !== target.amount) throw new Refusal({ code: 'match-not-possible' })
  const approver = { adminId, fourEyesThreshold: kernel.settings.fourEyesThreshold, now }
  const amount = total > target.amount ? total : target.amount
  const status = accepted(
    decideApproval({ ...row, amount, hasProof: true, isOnHold: await isOnHold(tx, row.userId) }, approver),
  )
  if (status === stateAfter(transactionLifecycle, 'approve', row.status)) return null
  const before = viewOf(found(await findTransaction(tx, row.transactionId)))
  await transactionRows.update(tx, row.transactionId, {
    amount: target.amount,
    firstApprovedBy: adminId,
    firstApprovedAt: now,
    updatedAt: now,
  })
  const after = viewOf(found(await findTransaction(tx, row.transactionId)))
  await matcher.record(tx, { noun: 'transactions', recordId: row.transactionId, userId: row.userId, before, after })
  return row.transactionId
}

async function approveWallet(
  tx: Transaction,
  matcher: Matcher,
  target: ManualTarget,
  total: bigint,
): Promise<string | null> {
  const { now, kernel } = matcher
  const adminId = matcher.adminId!
  const { walletId, userId } = known(await findWallet(tx, target.id))
  const owner = await findUser(tx, userId)
  if (owner?.verificationStatus !== 'Approved') throw new Refusal({ code: 'customer-not-verified' })
  if (!needsFourEyes(total, kernel.settings)) return null
  const transactionId = uuidv7(now)
  await transactionRows.insert(tx, {
    transactionId,
    walletId,
    userId,
    type: 'income',
    issuerName: 'admin-backoffice',
    amount: target.amount,
    status: 'pending',
    createdBy: adminId,
    firstApprovedBy: adminId,
    firstApprovedAt: now,
    createdAt: now,
    updatedAt: now,
  })
  const after = viewOf(found(await findTransaction(tx, transactionId)))
  await matcher.record(tx, { noun: 'transactions', recordId: transactionId, userId, after })
  return transactionId
}

function known<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Refusal({ code: 'reference-unknown', path: 'targets' })
  return row
}
