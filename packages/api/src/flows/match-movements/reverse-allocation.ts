import { formatAmount, moneyValue, Refusal, type Cents } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import type { PaymentRow } from '../../database/schema/bank.ts'
import { found } from '../../http/expect.ts'
import { uuidv7 } from '../../ids.ts'
import { findUser } from '../../modules/account/users/index.ts'
import {
  isCreditedBy,
  setPaymentState,
  type AllocationRow,
  type MovementRow,
} from '../../modules/bank/matching/index.ts'
import {
  CLEARING_ACCOUNT,
  lockAccounts,
  OWN_ACCOUNT,
  post,
  UNASSIGNED_ACCOUNT,
  UNEXPLAINED_ACCOUNT,
  type Transfer,
} from '../../modules/wallet/ledger/index.ts'
import { findTransaction, transactionRows, viewOf } from '../../modules/wallet/transactions/index.ts'
import { lockPaymentAndBatch, settlePayment } from '../../modules/bank/payments/index.ts'
import { findWallet } from '../../modules/wallet/wallets/index.ts'
import { queueMail } from '../../platform/mail/index.ts'
import type { Matcher } from './match-context.ts'

/** Reverses one allocation's posting. Returns the owner. */
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
  // Stays credited: its document proved it.
  const wasCredited = await isCreditedBy(tx, row.transactionId, movement.movementId)
  const { movementId } = movement
  const { amount } = allocation
  if (wasCredited) await takeOutOfWallet(tx, matcher, { movementId, amount, creditAccountId: UNASSIGNED_ACCOUNT }, row)
  else await post(tx, [settled], matcher.now)
  return row.userId
}

/** As a visible, mailed movement. */
async function takeOutOfWallet(
  tx: Transaction,
  matcher: Matcher,
  taken: Pick<Transfer, 'amount' | 'creditAccountId' | 'movementId' | 'paymentId'>,
  { walletId, userId }: { readonly walletId: string; readonly userId: string },
): Promise<void> {
  const { now, adminId, reason } = matcher
  const { amount } = taken
  const available = (await lockAccounts(tx, [walletId])).get(walletId)!
  if (available < amount)
    throw new Refusal({ code: 'match-money-spent', params: { available: formatAmount(available) } })
  const transactionId = uuidv7(now)
  await transactionRows.insert(tx, {
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
  })
  await post(tx, [{ kind: 'unmatch', debitAccountId: walletId, transactionId, ...taken }], now)
  const { balance } = found(await findWallet(tx, walletId))
  await transactionRows.update(tx, transactionId, { balanceAfter: balance })
  const after = viewOf(found(await findTransaction(tx, transactionId)))
  await matcher.record(tx, { noun: 'transactions', recordId: transactionId, userId, after, reason })
  const params = { amount: moneyValue(amount), reason: reason ?? '', balance: moneyValue(balance) }
  await queueMail(tx, { userId, template: 'incomeTakenBack', params })
}

/** Undoes the execution; a queued return transfer reopens its line unless under way. */
async function takeBackPayment(
  tx: Transaction,
  matcher: Matcher,
  movement: MovementRow,
  { amount }: AllocationRow,
  paymentId: string,
): Promise<string | null> {
  const { kernel, now } = matcher
  const row = await lockPaymentAndBatch(tx, paymentId)
  const isSentBack = movement.state === 'sent_back'
  if (row.state === 'returned' && movement.amount > 0n) {
    await takeBackReturn(tx, matcher, movement, amount, row)
    return row.userId
  }
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

/**
 * Undoes a return: takes the money from the wallet, returns the company's share, executes the payment. Refuses
 * `match-money-spent`, `own-money` and `return-not-undone`. A bank account in error stays so: its owner may have acted.
 */
async function takeBackReturn(
  tx: Transaction,
  matcher: Matcher,
  movement: MovementRow,
  received: Cents,
  payment: PaymentRow,
): Promise<void> {
  const { movementId } = movement
  const { paymentId, amount, givenBackId, userId } = payment
  if (givenBackId === null) throw new Refusal({ code: 'return-not-undone' })
  if (userId === matcher.adminId) throw new Refusal({ code: 'own-money' })
  // For a closed account it is owed by a new payment.
  if (!(await findUser(tx, userId!))) throw new Refusal({ code: 'return-not-undone' })
  const { row: income } = found(await findTransaction(tx, givenBackId))
  await takeOutOfWallet(tx, matcher, { movementId, amount, paymentId, creditAccountId: CLEARING_ACCOUNT }, income)
  const fromClearing = { debitAccountId: CLEARING_ACCOUNT, paymentId } as const
  const back = { kind: 'settle', creditAccountId: UNASSIGNED_ACCOUNT, amount: received, movementId } as const
  await post(tx, [{ ...fromClearing, ...back }], matcher.now)
  const lost = amount - received
  if (lost > 0n)
    await post(tx, [{ ...fromClearing, kind: 'set_aside', creditAccountId: OWN_ACCOUNT, amount: lost }], matcher.now)
  await settlePayment(matcher.kernel, tx, paymentId, 'undoReturn')
}
