import { Refusal } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import type { TransactionRow } from '../../database/schema/wallet.ts'
import { found } from '../../http/expect.ts'
import { findAllocationsOfTransaction, findUnsettledDistribution } from '../../modules/bank/matching/index.ts'
import { lockBoth } from '../../modules/project/distributions/index.ts'
import { CLEARING_ACCOUNT, post, UNASSIGNED_ACCOUNT } from '../../modules/wallet/ledger/index.ts'
import type { Share } from './apply-match.ts'
import type { Matcher } from './match-context.ts'

/** Paid out at its confirmation; the credit meets it on clearing. */
export async function settleDistribution(tx: Transaction, { now }: Matcher, { target, parts }: Share) {
  await lockBoth(tx, target.id)
  const { row } = found(await findUnsettledDistribution(tx, target.id))
  if (row.amount !== target.amount) throw new Refusal({ code: 'match-not-possible' })
  await meetOnClearing(tx, parts, now)
  return { target: { distributionId: target.id }, userId: null }
}

/** Credited by its document; the line meets it on clearing. */
export async function settleBooked(tx: Transaction, { now }: Matcher, { target, parts }: Share, row: TransactionRow) {
  const isSettled = (await findAllocationsOfTransaction(tx, row.transactionId)).length > 0
  if (row.type !== 'income' || isSettled) throw new Refusal({ code: 'state-forbids', params: { state: row.status } })
  if (row.amount !== target.amount) throw new Refusal({ code: 'match-not-possible' })
  await meetOnClearing(tx, parts, now)
  return { target: { transactionId: row.transactionId }, userId: row.userId }
}

function meetOnClearing(tx: Transaction, parts: Share['parts'], now: Date): Promise<void> {
  const accounts = { debitAccountId: UNASSIGNED_ACCOUNT, creditAccountId: CLEARING_ACCOUNT }
  return post(
    tx,
    parts.map(({ movement: { movementId }, amount }) => ({ kind: 'settle', ...accounts, amount, movementId })),
    now,
  )
}
