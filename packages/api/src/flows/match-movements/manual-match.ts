import { api, byKey, Refusal } from '@cauce/contract'
import { rolledBack, type Transaction } from '../../database/index.ts'
import type { Call } from '../../http/bind.ts'
import { accepted, expectUnchanged, found, touchedAt } from '../../http/expect.ts'
import { uuidv7 } from '../../ids.ts'
import type { Kernel } from '../../kernel.ts'
import { findUser } from '../../modules/account/users/index.ts'
import {
  decideManualMatch,
  lockMovements,
  updateMovement,
  viewsOf,
  type ManualTarget,
  type MovementRow,
} from '../../modules/bank/matching/index.ts'
import { findTransaction, transactionRows, viewOf } from '../../modules/wallet/transactions/index.ts'
import { findWallet } from '../../modules/wallet/wallets/index.ts'
import { leaveUnaudited } from '../../platform/audit/index.ts'
import { once } from '../../platform/idempotency/index.ts'
import { applyMatch, sharesOf } from './apply-match.ts'
import { passShares } from './gate-match.ts'
import { administratorOf, expectForeign, recordMovement, viewIn, type Matcher } from './match-context.ts'

type Endpoint = typeof api.matching.match

/** From the four-eyes threshold the first administrator prepares and a second matches. */
export async function matchManually(kernel: Kernel, call: Call<Endpoint>) {
  return once(kernel, api.matching.match, call, async (tx) => {
    const { targets } = call.body
    const { matcher, movements, decided } = await decideMatch(kernel, tx, call)
    if (decided !== null) await applyMatch(tx, matcher, movements, decided, ['by-hand'])
    else await prepare(tx, matcher, movements, targets)
    const ids = movements.map(({ movementId }) => movementId)
    const matched = await viewsOf(tx, kernel.parameters, await lockMovements(tx, ids))
    return { answer: { movements: matched }, effectId: ids[0]! }
  })
}

export async function previewMatch(kernel: Kernel, call: Call<typeof api.matching.preview>) {
  leaveUnaudited(call)
  try {
    const { decided } = await rolledBack(kernel.database, (tx) => decideMatch(kernel, tx, call))
    return { verdict: decided === null ? ('first' as const) : ('goes' as const) }
  } catch (error) {
    if (error instanceof Refusal) return { verdict: 'refused' as const }
    throw error
  }
}

async function decideMatch(kernel: Kernel, tx: Transaction, call: Call<Endpoint> | Call<typeof api.matching.preview>) {
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
  const decided = await passShares(tx, matcher, movements, sharesOf(parts, movements))
  await expectVerified(tx, targets)
  return { matcher, movements, decided }
}

async function expectVerified(tx: Transaction, targets: readonly ManualTarget[]): Promise<void> {
  for (const { kind, id } of targets) {
    if (kind !== 'wallet') continue
    const wallet = await findWallet(tx, id)
    if (!wallet) throw new Refusal({ code: 'reference-unknown', path: 'targets' })
    const owner = await findUser(tx, wallet.userId)
    if (owner?.verificationStatus !== 'Approved') throw new Refusal({ code: 'customer-not-verified' })
  }
}

async function prepare(
  tx: Transaction,
  matcher: Matcher,
  movements: readonly MovementRow[],
  targets: readonly ManualTarget[],
): Promise<void> {
  let preparedId: string | null = null
  // By id, to avoid deadlocks.
  for (const target of targets.toSorted(byKey(({ id }) => id))) {
    if (target.kind === 'income') preparedId = (await approveIncome(tx, matcher, target)) ?? preparedId
    if (target.kind === 'wallet') preparedId = await enterIncome(tx, matcher, target)
  }
  for (const { movementId, updatedAt } of movements) {
    const before = await viewIn(tx, matcher, movementId)
    await updateMovement(tx, movementId, { preparedId, updatedAt: touchedAt(updatedAt, matcher.now) })
    await recordMovement(tx, matcher, before, await viewIn(tx, matcher, movementId))
  }
}

/** Null for one that a document credited before. */
async function approveIncome(tx: Transaction, matcher: Matcher, { id, amount }: ManualTarget): Promise<string | null> {
  const row = found(await transactionRows.find(tx, id))
  if (row.status === 'completed') return null
  const before = viewOf(found(await findTransaction(tx, id)))
  const { now: updatedAt, adminId: firstApprovedBy } = matcher
  await transactionRows.update(tx, id, { amount, firstApprovedBy, firstApprovedAt: updatedAt, updatedAt })
  const after = viewOf(found(await findTransaction(tx, id)))
  await matcher.record(tx, { noun: 'transactions', recordId: id, userId: row.userId, before, after })
  return id
}

/** Never expires (decision four-eyes-approval). */
async function enterIncome(tx: Transaction, matcher: Matcher, { id, amount }: ManualTarget): Promise<string> {
  const { now, adminId } = matcher
  const { walletId, userId } = found(await findWallet(tx, id))
  const transactionId = uuidv7(now)
  await transactionRows.insert(tx, {
    transactionId,
    walletId,
    userId,
    type: 'income',
    issuerName: 'admin-backoffice',
    amount,
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
