import { paymentBatchLifecycle, stateAfter } from '@cauce/contract'
import type { Transaction } from '../../../database/index.ts'
import type { PaymentBatchRow, PaymentRow } from '../../../database/schema/bank.ts'
import { found, touchedAt } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { auditPlatform } from '../../../platform/audit/index.ts'
import { findStopsOfPayments } from '../../wallet/gate/index.ts'
import { removeFromBatch } from './draft-batches.service.ts'
import { batchRows, findBatch } from './payment-batches.queries.ts'
import { lockPaymentsOfBatch, lockPaymentsTo, movePayments } from './payments.queries.ts'

/**
 * Takes what is owed to a person whose money stands still out of drafts, and cancels released batches with it that have not left.
 * Returns what a bank has already.
 */
export async function stopPaymentsOf(kernel: Kernel, tx: Transaction, userId: string): Promise<PaymentRow[]> {
  const all = await lockPaymentsTo(tx, userId)
  const stops = await findStopsOfPayments(
    tx,
    all.map(({ paymentId }) => paymentId),
  )
  return takeOutOfBatches(
    kernel,
    tx,
    all.filter(({ paymentId }) => stops.get(paymentId)!.freeze !== 'none'),
  )
}

/** Out of drafts, and of released batches that have not left. Returns what a bank has already. */
export async function takeOutOfBatches(
  kernel: Kernel,
  tx: Transaction,
  stopped: readonly PaymentRow[],
): Promise<PaymentRow[]> {
  const batched = stopped.filter(({ batchId }) => batchId !== null)
  const atBank: PaymentRow[] = []
  for (const [batchId, payments] of Map.groupBy(batched, ({ batchId }) => batchId!)) {
    const batch = found(await batchRows.find(tx, batchId))
    if (stateAfter(paymentBatchLifecycle, 'cancel', batch.state) === undefined) atBank.push(...payments)
    else await stopBatch(kernel, tx, batch, payments)
  }
  return atBank
}

/** A released file cannot be rewritten. */
async function stopBatch(kernel: Kernel, tx: Transaction, batch: PaymentBatchRow, payments: readonly PaymentRow[]) {
  const now = kernel.clock.now()
  const { batchId, state, updatedAt } = batch
  const before = found(await findBatch(tx, batchId))
  const isDraft = state === 'draft'
  const unbatched = isDraft ? payments : await lockPaymentsOfBatch(tx, batchId)
  await movePayments(tx, unbatched, 'unbatch', now, null)
  if (isDraft) await removeFromBatch(kernel, tx, batchId, now)
  else {
    const cancelled = stateAfter(paymentBatchLifecycle, 'cancel', state)!
    await batchRows.update(tx, batchId, { state: cancelled, finishedAt: now, updatedAt: touchedAt(updatedAt, now) })
  }
  const after = found(await findBatch(tx, batchId))
  await auditPlatform(kernel, tx, 'paymentBatches.cancel', { recordId: batchId, before, after })
}
