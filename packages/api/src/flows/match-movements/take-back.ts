import { formatAmount, moneyValue, Refusal } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import { found } from '../../http/expect.ts'
import { uuidv7 } from '../../ids.ts'
import {
  isCreditedBy,
  setPaymentState,
  type AllocationRow,
  type MovementRow,
} from '../../modules/bank/matching/index.ts'
import {
  CLEARING_ACCOUNT,
  lockAccounts,
  post,
  UNASSIGNED_ACCOUNT,
  UNEXPLAINED_ACCOUNT,
} from '../../modules/wallet/ledger/index.ts'
import {
  findTransaction,
  insertTransactions,
  updateTransaction,
  viewOf,
} from '../../modules/wallet/transactions/index.ts'
import { lockPaymentAndBatch, settlePayment } from '../../modules/bank/payments/index.ts'
import { findWallet } from '../../modules/wallet/wallets/index.ts'
import { queueMail } from '../../platform/mail/index.ts'
import type { Matcher } from './match-context.ts'

/** Turns the posting of one allocation round. Answers whose money it is. */
export async function takeBack(
  tx: Transaction,
  matcher: Matcher,
  movement: MovementRow,
  allocation: AllocationRow,
): Promise<string | null> {
  if (allocation.paymentId !== null) return takeBackPayment(tx, matcher, movement, allocation, allocation.paymentId)
  const settled = {
    kind: 'settle',
    debitAccountId: CLEARING_ACCOUNT,
    creditAccountId: UNASSIGNED_ACCOUNT,
    amount: allocation.amount,
    movementId: movement.movementId,
  } as const
  if (allocation.transactionId === null) {
    await post(tx, [settled], matcher.now)
    return null
  }
  const { row } = found(await findTransaction(tx, allocation.transactionId))
  if (row.userId === matcher.adminId) throw new Refusal({ code: 'own-money' })
  // An income of before the statement stays credited: its document proved it.
  const wasCredited = await isCreditedBy(tx, row.transactionId, movement.movementId)
  if (wasCredited) await takeOutOfWallet(tx, matcher, movement, allocation, row)
  else await post(tx, [settled], matcher.now)
  return row.userId
}

/** Takes the money out of the wallet as a movement of its own, which the person sees and is mailed. */
async function takeOutOfWallet(
  tx: Transaction,
  matcher: Matcher,
  movement: MovementRow,
  { amount }: AllocationRow,
  { walletId, userId }: { readonly walletId: string; readonly userId: string },
): Promise<void> {
  const { now, adminId, reason } = matcher
  const available = (await lockAccounts(tx, [walletId])).get(walletId)!
  if (available < amount)
    throw new Refusal({ code: 'match-money-spent', params: { available: formatAmount(available) } })
  const transactionId = uuidv7(now)
  await insertTransactions(tx, [
    {
      transactionId,
      walletId,
      userId,
      type: 'withdraw',
      issuerName: 'payment',
      amount,
      status: 'completed',
      note: reason,
      adminId,
      decidedAt: now,
      createdAt: now,
      updatedAt: now,
    },
  ])
  await post(
    tx,
    [
      {
        kind: 'unmatch',
        debitAccountId: walletId,
        creditAccountId: UNASSIGNED_ACCOUNT,
        amount,
        transactionId,
        movementId: movement.movementId,
      },
    ],
    now,
  )
  const { balance } = found(await findWallet(tx, walletId))
  await updateTransaction(tx, transactionId, { balanceAfter: balance })
  const after = viewOf(found(await findTransaction(tx, transactionId)))
  await matcher.record(tx, { noun: 'transactions', recordId: transactionId, userId, after, reason })
  const params = { amount: moneyValue(amount), reason: reason ?? '', balance: moneyValue(balance) }
  await queueMail(tx, { userId, template: 'incomeTakenBack', params })
}

/** A debit does not execute the payment any more; a transfer that was to be sent back waits again, unless it is on its way. */
async function takeBackPayment(
  tx: Transaction,
  { kernel, now }: Matcher,
  movement: MovementRow,
  { amount }: AllocationRow,
  paymentId: string,
): Promise<string | null> {
  const row = await lockPaymentAndBatch(tx, paymentId)
  const isSentBack = movement.state === 'sent_back'
  if (row.state !== (isSentBack ? 'queued' : 'executed'))
    throw new Refusal({ code: 'state-forbids', params: { state: row.state } })
  if (isSentBack) await setPaymentState(tx, paymentId, 'cancelled', now)
  else await settlePayment(kernel, tx, paymentId, 'reopen')
  const [debitAccountId, creditAccountId] = isSentBack
    ? [CLEARING_ACCOUNT, UNASSIGNED_ACCOUNT]
    : [UNEXPLAINED_ACCOUNT, CLEARING_ACCOUNT]
  const { movementId } = movement
  await post(tx, [{ kind: 'settle', debitAccountId, creditAccountId, amount, movementId, paymentId }], now)
  return row.userId
}
