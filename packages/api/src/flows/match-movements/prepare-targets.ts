import { byKey, Refusal, stateAfter, transactionLifecycle } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import { accepted, found } from '../../http/expect.ts'
import { uuidv7 } from '../../ids.ts'
import { findUser } from '../../modules/account/users/index.ts'
import type { ManualTarget, MovementRow } from '../../modules/bank/matching/index.ts'
import { findTransaction, transactionRows, viewOf } from '../../modules/wallet/transactions/index.ts'
import { isOnHold } from '../../modules/account/account-holds/index.ts'
import { decideApproval } from '../../modules/wallet/transactions/transactions.domain.ts'
import { findWallet } from '../../modules/wallet/wallets/index.ts'
import { needsFourEyes } from '../../platform/four-eyes.domain.ts'
import type { Matcher } from './match-context.ts'

/**
 * Gives missing first approvals: an announced income as approved, a new one as entered, which never expires (decision
 * 100). Returns the income that waits; null if all approvals exist.
 */
export async function prepareTargets(
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

export function known<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Refusal({ code: 'reference-unknown', path: 'targets' })
  return row
}
