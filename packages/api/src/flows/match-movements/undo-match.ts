import {
  absoluteOf,
  api,
  bankMovementLifecycle,
  Refusal,
  stateAfter,
  formatAmount,
  moneyValue,
  type Cents,
} from '@cauce/contract'
import { type Call } from '../../http/bind.ts'
import { type Kernel } from '../../kernel.ts'
import {
  lockAllocations,
  lockMovements,
  undoAllocation,
  updateMovement,
  type MovementRow,
  isCreditedBy,
  setPaymentState,
  type AllocationRow,
} from '../../modules/bank/matching/index.ts'
import { expectUnchanged, found, touchedAt } from '../../http/expect.ts'
import {
  OWN_ACCOUNT,
  post,
  UNASSIGNED_ACCOUNT,
  UNEXPLAINED_ACCOUNT,
  CLEARING_ACCOUNT,
  lockAccounts,
  type DecidedTransfer,
  type DecisionId,
} from '../../modules/wallet/ledger/index.ts'
import { once } from '../../platform/idempotency/index.ts'
import { passAll, type Movement } from '../../modules/wallet/gate/index.ts'
import { administratorOf, handOf, recordMovement, viewIn, waitForSecond, type Matcher } from './match-context.ts'
import type { Transaction } from '../../database/index.ts'
import { uuidv7 } from '../../ids.ts'
import { lockPaymentAndBatch, paymentRows, settlePayment } from '../../modules/bank/payments/index.ts'
import type { PaymentRow } from '../../database/schema/bank.ts'
import { findUser } from '../../modules/account/users/index.ts'
import { findTransaction, transactionRows, viewOf } from '../../modules/wallet/transactions/index.ts'
import { withdrawLineProof } from '../../modules/payment/bank-accounts/index.ts'
import { findWallet } from '../../modules/wallet/wallets/index.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { loseReceipt } from '../distribute/receive.ts'

type Endpoint = typeof api.matching.undo

/**
 * Reverses postings, deletes nothing; a credited income is followed by a platform withdrawal. The movement waits again.
 */
export async function undoMatch(kernel: Kernel, call: Call<Endpoint>) {
  return once(kernel, api.matching.undo, call, async (tx) => {
    const [row] = await lockMovements(tx, [call.params.id])
    const movement = found(row)
    expectUnchanged(movement.updatedAt, call.body.updatedAt)
    const state = stateAfter(bankMovementLifecycle, 'undo', movement.state)
    if (state === undefined) throw new Refusal({ code: 'state-forbids', params: { state: movement.state } })
    const matcher = administratorOf(kernel, call, call.body.reason)
    const before = await viewIn(tx, matcher, movement.movementId)
    const allocations = await lockAllocations(tx, movement.movementId)
    const decisions = await passUndo(tx, matcher, movement, allocations)
    if (decisions === null)
      return { answer: await waitForSecond(tx, matcher, movement, before), effectId: movement.movementId }
    const userIds: (string | null)[] = []
    for (const [index, allocation] of allocations.entries()) {
      userIds.push(await takeBack(tx, matcher, movement, { ...allocation, decisionId: decisions[index]! }))
      await undoAllocation(tx, allocation.allocationId, { undoneBy: matcher.adminId!, undoneAt: matcher.now })
    }
    if (movement.state === 'set_aside') await post(tx, decisions[0]!, [takenOutOfOwn(movement)], matcher.now)
    await updateMovement(tx, movement.movementId, {
      state,
      stateReason: null,
      settled: 0n,
      updatedAt: touchedAt(movement.updatedAt, matcher.now),
    })
    const after = await viewIn(tx, matcher, movement.movementId)
    await recordMovement(tx, matcher, before, after, userIds[0] ?? null)
    return { answer: after, effectId: movement.movementId }
  })
}

/** A decision for each allocation; one for a line that was set aside. Null: they wait for a second administrator. */
async function passUndo(
  tx: Transaction,
  matcher: Matcher,
  { movementId, amount, state, counterpartyIban }: MovementRow,
  allocations: readonly AllocationRow[],
): Promise<DecisionId[] | null> {
  const common = { by: handOf(matcher), reason: matcher.reason, iban: counterpartyIban }
  const movements: Movement[] = []
  if (state === 'set_aside')
    movements.push({
      ...common,
      kind: 'undo_set_aside',
      amount: absoluteOf(amount),
      subjectId: null,
      recordId: movementId,
    })
  for (const allocation of allocations) {
    const subjectId = await ownerOf(tx, allocation)
    const kind = state === 'sent_back' ? 'undo_send_back' : 'undo_match'
    const whole = allocation.paymentId === null ? null : found(await paymentRows.find(tx, allocation.paymentId)).amount
    const detail = allocation.allocationId
    movements.push({
      ...common,
      kind,
      amount: whole ?? allocation.amount,
      subjectId,
      recordId: movementId,
      detail,
      iban: null,
    })
  }
  return passAll(matcher.kernel, tx, matcher.adminId!, movements)
}

async function ownerOf(tx: Transaction, { transactionId, paymentId }: AllocationRow): Promise<string | null> {
  if (paymentId !== null) return found(await paymentRows.find(tx, paymentId)).userId
  return transactionId === null ? null : found(await transactionRows.find(tx, transactionId)).userId
}

const takenOutOfOwn = ({ movementId, amount }: MovementRow) => ({
  kind: 'set_aside' as const,
  movementId,
  ...(amount > 0n
    ? { debitAccountId: OWN_ACCOUNT, creditAccountId: UNASSIGNED_ACCOUNT, amount }
    : { debitAccountId: UNEXPLAINED_ACCOUNT, creditAccountId: OWN_ACCOUNT, amount: -amount }),
})

/** Reverses one allocation's posting. Returns the owner. */
async function takeBack(
  tx: Transaction,
  matcher: Matcher,
  movement: MovementRow,
  allocation: AllocationRow & { readonly decisionId: DecisionId },
): Promise<string | null> {
  const { decisionId } = allocation
  if (allocation.paymentId !== null) return takeBackPayment(tx, matcher, movement, allocation, allocation.paymentId)
  const settled = {
    kind: 'settle',
    debitAccountId: CLEARING_ACCOUNT,
    creditAccountId: UNASSIGNED_ACCOUNT,
    amount: allocation.amount,
    movementId: movement.movementId,
  } as const
  if (allocation.distributionId !== null) await loseReceipt(tx, allocation.distributionId, matcher.now)
  if (allocation.transactionId === null) {
    await post(tx, decisionId, [settled], matcher.now)
    return null
  }
  const { row } = found(await findTransaction(tx, allocation.transactionId))
  // Stays credited: its document proved it.
  const wasCredited = await isCreditedBy(tx, row.transactionId, movement.movementId)
  const { movementId } = movement
  const { amount } = allocation
  if (wasCredited) {
    await takeOutOfWallet(tx, matcher, { movementId, amount, creditAccountId: UNASSIGNED_ACCOUNT, decisionId }, row)
    const withdrawn = row.bankAccountId && (await withdrawLineProof(tx, row.bankAccountId, matcher.now))
    if (withdrawn) await matcher.record(tx, { noun: 'bankAccounts', ...withdrawn })
  } else await post(tx, decisionId, [settled], matcher.now)
  return row.userId
}

/** As a visible, mailed movement. */
export async function takeOutOfWallet(
  tx: Transaction,
  matcher: Matcher,
  {
    decisionId,
    ...taken
  }: Pick<DecidedTransfer, 'amount' | 'creditAccountId' | 'movementId' | 'paymentId' | 'decisionId'>,
  { walletId, userId }: { readonly walletId: string; readonly userId: string },
): Promise<void> {
  const { now, adminId, reason } = matcher
  const { amount } = taken
  const { available } = (await lockAccounts(tx, [walletId])).get(walletId)!
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
  await post(tx, decisionId, [{ kind: 'unmatch', debitAccountId: walletId, transactionId, ...taken }], now)
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
  { amount, decisionId }: Pick<AllocationRow, 'amount'> & { readonly decisionId: DecisionId },
  paymentId: string,
): Promise<string | null> {
  const { kernel, now } = matcher
  const row = await lockPaymentAndBatch(tx, paymentId)
  const isSentBack = movement.state === 'sent_back'
  if (row.state === 'returned' && movement.amount > 0n) {
    await takeBackReturn(tx, matcher, movement, { received: amount, decisionId }, row)
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
  await post(tx, decisionId, [{ kind: 'settle', debitAccountId, creditAccountId, amount, movementId, paymentId }], now)
  return row.userId
}

/**
 * Undoes a return: takes the money from the wallet, returns the company's share, executes the payment. Refuses
 * `match-money-spent` and `return-not-undone`. A bank account in error stays so: its owner may have acted.
 */
async function takeBackReturn(
  tx: Transaction,
  matcher: Matcher,
  movement: MovementRow,
  { received, decisionId }: { readonly received: Cents; readonly decisionId: DecisionId },
  payment: PaymentRow,
): Promise<void> {
  const { movementId } = movement
  const { paymentId, amount, givenBackId, userId } = payment
  if (givenBackId === null) throw new Refusal({ code: 'return-not-undone' })
  // For a closed account it is owed by a new payment.
  if (!(await findUser(tx, userId!))) throw new Refusal({ code: 'return-not-undone' })
  const { row: income } = found(await findTransaction(tx, givenBackId))
  await takeOutOfWallet(
    tx,
    matcher,
    { movementId, amount, paymentId, creditAccountId: CLEARING_ACCOUNT, decisionId },
    income,
  )
  const fromClearing = { debitAccountId: CLEARING_ACCOUNT, paymentId } as const
  const back = { kind: 'settle', creditAccountId: UNASSIGNED_ACCOUNT, amount: received, movementId } as const
  await post(tx, decisionId, [{ ...fromClearing, ...back }], matcher.now)
  const lost = amount - received
  if (lost > 0n)
    await post(
      tx,
      decisionId,
      [{ ...fromClearing, kind: 'set_aside', creditAccountId: OWN_ACCOUNT, amount: lost }],
      matcher.now,
    )
  await settlePayment(matcher.kernel, tx, paymentId, 'undoReturn')
}
