import { moneyValue, Refusal, stateAfter, transactionLifecycle } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import { found } from '../../http/expect.ts'
import { uuidv7 } from '../../ids.ts'
import { isOnHold } from '../../modules/account/account-holds/index.ts'
import { post, UNASSIGNED_ACCOUNT } from '../../modules/wallet/ledger/index.ts'
import { findTransaction, transactionRows, viewOf } from '../../modules/wallet/transactions/index.ts'
import { isEntered } from '../../modules/wallet/transactions/transactions.domain.ts'
import { findWallet } from '../../modules/wallet/wallets/index.ts'
import { needsFourEyes } from '../../platform/four-eyes.domain.ts'
import { queueMail } from '../../platform/mail/index.ts'
import type { Share } from './apply-match.ts'
import type { Matcher } from './match-context.ts'
import { settleBooked } from './settle-booked.ts'

/** Credits an announced or new income. One already credited by its document is settled on clearing (decision 179). */
export async function creditIncome(tx: Transaction, matcher: Matcher, share: Share) {
  const { target } = share
  if (target.kind === 'wallet') return newIncome(tx, matcher, share)
  const row = found(await transactionRows.lock(tx, target.id, 'update'))
  if (row.status === 'completed') return settleBooked(tx, matcher, share, row)
  await expectNoHold(tx, row.userId)
  const status = stateAfter(transactionLifecycle, 'approve', row.status)
  if (row.type !== 'income' || status === undefined)
    throw new Refusal({ code: 'state-forbids', params: { state: row.status } })
  const before = viewOf(found(await findTransaction(tx, row.transactionId)))
  const wallet = await postIncome(tx, matcher, share, row)
  await transactionRows.update(tx, row.transactionId, {
    status,
    amount: target.amount,
    balanceAfter: wallet.balance,
    fourEyes: isEntered(row) || needsFourEyes(target.amount, matcher.kernel.settings),
    adminId: matcher.adminId,
    decidedAt: matcher.now,
    updatedAt: matcher.now,
  })
  await recordIncome(tx, matcher, row.transactionId, before)
  return { target: { transactionId: row.transactionId }, userId: row.userId }
}

/** Do not credit customers on hold; leave the line unmatched (handbook rule 27.14). */
async function expectNoHold(tx: Transaction, userId: string): Promise<void> {
  if (await isOnHold(tx, userId)) throw new Refusal({ code: 'account-under-review' })
}

async function newIncome(tx: Transaction, matcher: Matcher, share: Share) {
  const { now, adminId } = matcher
  const { walletId, userId } = found(await findWallet(tx, share.target.id))
  await expectNoHold(tx, userId)
  const transactionId = uuidv7(now)
  const amount = share.target.amount
  await transactionRows.insert(tx, {
    transactionId,
    walletId,
    userId,
    type: 'income',
    issuerName: 'user-wallet',
    amount,
    status: 'completed',
    adminId,
    decidedAt: now,
    createdAt: now,
    updatedAt: now,
  })
  const { balance } = await postIncome(tx, matcher, share, { transactionId, walletId })
  await transactionRows.update(tx, transactionId, { balanceAfter: balance })
  await recordIncome(tx, matcher, transactionId)
  return { target: { transactionId }, userId }
}

async function postIncome(
  tx: Transaction,
  { now }: Matcher,
  { parts }: Share,
  { transactionId, walletId }: { readonly transactionId: string; readonly walletId: string },
) {
  await post(
    tx,
    parts.map(({ movement, amount }) => ({
      kind: 'income',
      debitAccountId: UNASSIGNED_ACCOUNT,
      creditAccountId: walletId,
      amount,
      transactionId,
      movementId: movement.movementId,
    })),
    now,
  )
  return found(await findWallet(tx, walletId))
}

async function recordIncome(
  tx: Transaction,
  matcher: Matcher,
  transactionId: string,
  before?: ReturnType<typeof viewOf>,
): Promise<void> {
  const after = viewOf(found(await findTransaction(tx, transactionId)))
  const { userId } = after
  await matcher.record(tx, {
    noun: 'transactions',
    recordId: transactionId,
    userId,
    after,
    reason: matcher.reason,
    ...(before && { before }),
  })
  const params = { amount: moneyValue(after.amount), balance: moneyValue(after.balanceAfter ?? 0n) }
  await queueMail(tx, { userId, template: 'incomeApproved', params })
}
