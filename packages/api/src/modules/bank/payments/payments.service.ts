import { isDeepStrictEqual } from 'node:util'
import { paymentLifecycle, Refusal, stateAfter, type api, type Cents } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { PaymentRow } from '../../../database/schema/bank.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { accepted, expectUnchanged, found, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { findPayeeOfPayment, isSamePayee, paidTo, proposePayee } from '../payees/index.ts'
import { isSinceRestore } from '../restores/index.ts'
import { batchRows } from './payment-batches.queries.ts'
import { removeFromBatch } from './draft-batches.service.ts'
import { followPayments } from './payment-batches.service.ts'
import { bankIdOf, decideEdit } from './payments.domain.ts'
import { auditedPayment, findPayment, paymentRows } from './payments.queries.ts'

/** Queued in the transaction of its cause; the caller posts the money to clearing. */
interface NewPayment {
  readonly kind: PaymentRow['kind']
  readonly transactionId?: string
  readonly projectId?: string
  readonly movementId?: string
  readonly handoverId?: string
  readonly userId?: string | null
  readonly amount: Cents
  readonly beneficiary: string | null
  readonly iban: string | null
  readonly bic?: string | null
  readonly address?: PaymentRow['address']
  /** Last and all staff who entered the payee: another administrator releases it. */
  readonly enteredBy?: string | null
  readonly enteredByAll?: string[]
  /** Another administrator has to confirm the account. */
  readonly payeeByOne?: boolean
  readonly remittance: string
}

/** Returns its id. */
export async function queuePayment(tx: Transaction, payment: NewPayment, now: Date): Promise<string> {
  const paymentId = uuidv7(now)
  await paymentRows.insert(tx, {
    ...payment,
    paymentId,
    endToEndId: bankIdOf(paymentId),
    state: 'queued',
    createdAt: now,
    updatedAt: now,
  })
  return paymentId
}

/** Completes a queued payment. A payee that is not registered waits for a second administrator (decision outgoing-payments). */
export async function completePayment(kernel: Kernel, call: Call<typeof api.payments.edit>) {
  return inTransaction(kernel.database, async (tx) => {
    const row = found(await paymentRows.lock(tx, call.params.id))
    expectUnchanged(row.updatedAt, call.body.updatedAt)
    const { updatedAt: _, ...patch } = call.body
    const before = found(await findPayment(tx, row.paymentId))
    // An unchanged record may be sent back in any state.
    const known = new Map<string, unknown>(Object.entries(before))
    const isSame = Object.entries(patch).every(([name, value]) => isDeepStrictEqual(value, known.get(name)))
    if (!isSame) {
      const { made, payee } = accepted(decideEdit({ ...row, isOwnerClosed: before.isOwnerClosed }, patch))
      const inForce = payee && (await findPayeeOfPayment(tx, row))
      const isInForce = inForce && isSamePayee(inForce, payee)
      if (payee && !isInForce)
        await proposePayee(kernel, tx, call, {
          kind: 'payment',
          paymentId: row.paymentId,
          ...payee,
          taxNumber: null,
        })
      const entered = { ...made, ...(isInForce && paidTo(inForce)) }
      if (Object.keys(entered).length > 0)
        await paymentRows.update(tx, row.paymentId, {
          ...entered,
          enteredBy: userIdOf(call.actor),
          ...(isInForce && { enteredByAll: [...row.enteredByAll, inForce.proposedBy] }),
          updatedAt: touchedAt(row.updatedAt, kernel.clock.now()),
        })
    }
    const after = found(await findPayment(tx, row.paymentId))
    await audit(kernel, tx, call, {
      recordId: row.paymentId,
      userId: row.userId,
      before: auditedPayment(before),
      after: auditedPayment(after),
    })
    return after
  })
}

/**
 * Removes a payment from the queue or its draft (file and hash are rewritten). The caller has locked batch, then
 * payment, and returns the money.
 */
export async function withdrawPayment(
  kernel: Kernel,
  tx: Transaction,
  payment: PaymentRow,
  change: Pick<PaymentRow, 'state' | 'reasonText' | 'givenBackId'>,
): Promise<void> {
  const now = kernel.clock.now()
  await paymentRows.update(tx, payment.paymentId, {
    ...change,
    batchId: null,
    updatedAt: touchedAt(payment.updatedAt, now),
  })
  if (payment.batchId) await removeFromBatch(kernel, tx, payment.batchId, now)
}

/** Lock order: batch, then payment. */
export async function lockPaymentAndBatch(tx: Transaction, paymentId: string): Promise<PaymentRow> {
  const seen = found(await paymentRows.find(tx, paymentId))
  if (seen.batchId) await batchRows.lock(tx, seen.batchId)
  const row = found(await paymentRows.lock(tx, paymentId))
  // Moved to another batch meanwhile: that batch must be locked first.
  return row.batchId === null || row.batchId === seen.batchId ? row : lockPaymentAndBatch(tx, paymentId)
}

/**
 * Executes a payment that a statement line of that day shows, or undoes that; `recognise`: one that was queued again. Refuses with `state-forbids` a payment that
 * was not at the bank; one that a restore put back into the queue was. `undoReturn` forgets a return; the caller posts,
 * allocates and takes back the money.
 */
export async function settlePayment(
  kernel: Kernel,
  tx: Transaction,
  paymentId: string,
  action: 'execute' | 'executeRefused' | 'recognise' | 'reopen' | 'undoReturn',
  bookingDay?: string,
): Promise<PaymentRow> {
  const row = await lockPaymentAndBatch(tx, paymentId)
  const isWaiting = stateAfter(paymentLifecycle, 'recognise', row.state) !== undefined
  const isRestored = action === 'execute' && isWaiting && (await isSinceRestore(tx, bookingDay!))
  const isRecognised = action === 'recognise' || isRestored
  const isQueuedAgain = action === 'reopen' && row.batchId === null
  const state = stateAfter(
    paymentLifecycle,
    isRecognised ? 'recognise' : isQueuedAgain ? 'queueAgain' : action,
    row.state,
  )
  if (state === undefined) throw new Refusal({ code: 'state-forbids', params: { state: row.state } })
  const now = kernel.clock.now()
  const isTakenBack = action === 'undoReturn' || action === 'executeRefused'
  const forgotten = isTakenBack && { reasonCode: null, reasonText: null, givenBackId: null }
  const updatedAt = touchedAt(row.updatedAt, now)
  await paymentRows.update(tx, paymentId, { state, ...forgotten, ...(isRecognised && { batchId: null }), updatedAt })
  if (row.batchId && isRecognised) await removeFromBatch(kernel, tx, row.batchId, now)
  else if (row.batchId) await followPayments(tx, row.batchId, now)
  return row
}
