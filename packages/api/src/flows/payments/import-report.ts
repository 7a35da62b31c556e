import { paymentBatchLifecycle, Refusal, stateAfter, type api } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../database/index.ts'
import type { PaymentRow } from '../../database/schema/bank.ts'
import { userIdOf } from '../../http/actor.ts'
import type { Call } from '../../http/bind.ts'
import { accepted, found, touchedAt } from '../../http/expect.ts'
import { uuidv7 } from '../../ids.ts'
import type { Kernel } from '../../kernel.ts'
import {
  batchRows,
  findBatch,
  followPayments,
  insertReport,
  lockBatchByMessage,
  lockPaymentsOfBatch,
  outcomesOf,
  readStatusReport,
  type Outcome,
  type StatusReport,
} from '../../modules/bank/payments/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { storeFile } from '../../platform/files/index.ts'
import { applyOutcome } from './apply-outcome.ts'

/** All or nothing. */
export async function importReport(kernel: Kernel, call: Call<typeof api.paymentBatches.report>) {
  const [upload] = call.files
  const report = readable(upload!.bytes)
  const adminId = userIdOf(call.actor)
  return inTransaction(kernel.database, async (tx) => {
    const batch = await lockBatchByMessage(tx, report.messageId)
    const answered = batch && stateAfter(paymentBatchLifecycle, 'answer', batch.state)
    if (!batch || answered === undefined)
      throw new Refusal({ code: 'status-report-unknown', params: { message: report.messageId }, path: 'file' })
    const before = found(await findBatch(tx, batch.batchId))
    const payments = await lockPaymentsOfBatch(tx, batch.batchId)
    const outcomes = accepted(outcomesOf(report, payments))
    const now = touchedAt(batch.updatedAt, kernel.clock.now())
    const changed = []
    for (const [index, payment] of payments.entries())
      changed.push(await apply(kernel, tx, payment, outcomes[index]!, adminId))
    const { fileId } = await storeFile(tx, upload!, { uploadedBy: adminId })
    const { batchId } = batch
    await insertReport(tx, {
      reportId: uuidv7(now),
      batchId,
      fileId,
      bankReportId: report.reportId,
      importedBy: adminId,
      createdAt: now,
    })
    await batchRows.update(tx, batchId, { state: answered, answeredAt: now, finishedAt: null, updatedAt: now })
    await followPayments(tx, batchId, now)
    const after = found(await findBatch(tx, batchId))
    await audit(kernel, tx, call, { recordId: batchId, before, after })
    return { batchId, batchNumber: batch.number, payments: changed }
  })
}

function readable(bytes: Uint8Array): StatusReport {
  const read = readStatusReport(bytes)
  if ('report' in read) return read.report
  const { code, line, element } = read.fault
  throw new Refusal({ code, params: { line, element }, path: 'file' })
}

async function apply(kernel: Kernel, tx: Transaction, payment: PaymentRow, outcome: Outcome, actorId: string) {
  const { paymentId, beneficiary, amount, state: before } = payment
  const after = await applyOutcome(kernel, tx, payment, outcome, actorId)
  const { reasonCode, reasonText, payeeVerification, verifiedName, state } = after
  const why = { reasonCode, reasonText, payeeVerification, verifiedName }
  return { paymentId, beneficiary, amount, before, after: state, ...why }
}
