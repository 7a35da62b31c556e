import { api, calendarDateOf, paymentBatchLifecycle, Refusal, stateAfter } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found, touchedAt } from '../../../http/expect.ts'
import type { ModuleFactory } from '../../../module.ts'
import { approvalFilter } from '../../../platform/four-eyes.queries.ts'
import { findBatch, listBatches, findLeavingSums, batchRows } from './payment-batches.queries.ts'
import { findLastPeriod } from '../books/index.ts'
import { stopPaymentsBy } from '../../account/frozen-people/index.ts'
import { stopPaymentsOf } from './frozen-payees.service.ts'
import { makeBatch, sha256Of } from './draft-batches.service.ts'
import { cancelBatch, handBatchOver, readBatchFile, releaseBatch } from './payment-batches.service.ts'
import { listPayees } from './payees.queries.ts'
import { findPayment, listPayments, lockPaymentsOfBatch } from './payments.queries.ts'
import { completePayment } from './payments.service.ts'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { Kernel } from '../../../kernel.ts'
import type { PaymentBatchRow, PaymentRow } from '../../../database/schema/bank.ts'
import { auditPlatform } from '../../../platform/audit/index.ts'
import { expectPaymentsGo, passPayments } from '../../wallet/gate/index.ts'
import { findDueBatches } from './orders.queries.ts'
import { isInFile } from './payment-file.domain.ts'

export { decideToPay, expectPayable } from './after-restore.service.ts'
export { awaitsReleaseBy, batchRows, findBatch, insertReport, lockBatchByMessage } from './payment-batches.queries.ts'
export { takeOutOfBatches } from './frozen-payees.service.ts'
export { followPayments } from './payment-batches.service.ts'
export { listUnordered, type Unordered } from './orders.queries.ts'
export { decideCancellation, isLessFee } from './payments.domain.ts'
export { outcomeOfPayOut, outcomesOf, type Outcome } from './report-outcomes.domain.ts'
export { readStatusReport, type StatusReport, type StatusReports } from './status-report.ts'
export {
  auditedPayment,
  findPayment,
  findPaymentOfTransaction,
  findQueuedAgain,
  lockPaymentsOfBatch,
  lockPaymentsPaidTo,
  paymentRows,
  reopenSentBack,
} from './payments.queries.ts'
export { lockPaymentAndBatch, queuePayment, settlePayment, withdrawPayment } from './payments.service.ts'

/** Payment queue and batches. The flow `payments` moves money back. */
// Payments know people, and not the other way round.
stopPaymentsBy(stopPaymentsOf)

export const paymentsModule: ModuleFactory = (kernel) => ({
  name: 'payments',
  routes: [
    bind(api.payments.list, ({ query, database }) => listPayments(database, query)),
    bind(api.payments.read, async ({ params }) => found(await findPayment(kernel.database, params.id))),
    bind(api.payments.edit, (call) => completePayment(kernel, call)),
    bind(api.paymentBatches.list, async (call) =>
      listBatches(call.database, { ...call.query, ...(await approvalFilter(kernel, call, 'payments.release')) }),
    ),
    bind(api.paymentBatches.create, (call) => makeBatch(kernel, call)),
    bind(api.paymentBatches.read, async ({ params }) => found(await findBatch(kernel.database, params.id))),
    bind(api.paymentBatches.balance, ({ params }) => balanceOfBatch(kernel, params.id)),
    bind(api.paymentBatches.payees, async ({ params }) => {
      const { batchId } = found(await batchRows.find(kernel.database, params.id))
      return { payees: await listPayees(kernel.database, batchId, kernel.clock.now()) }
    }),
    bind(api.paymentBatches.release, (call) => releaseBatch(kernel, call)),
    bind(api.paymentBatches.handOver, (call) => handBatchOver(kernel, call)),
    bind(api.paymentBatches.file, (call) => readBatchFile(kernel, call)),
    bind(api.paymentBatches.cancel, (call) => cancelBatch(kernel, call)),
  ],
})

/**
 * Account balance before and after the batch (decision outgoing-payments), on one snapshot: a concurrent statement would count a
 * payment twice.
 */
async function balanceOfBatch({ database }: Pick<Kernel, 'database'>, batchId: string) {
  return inTransaction(
    database,
    async (tx) => {
      const { debtorIban } = found(await findBatch(tx, batchId))
      const { toDay: statedDay = null, closing: stated = null } = (await findLastPeriod(tx, debtorIban)) ?? {}
      const { ofBatch, underWay } = await findLeavingSums(tx, debtorIban, batchId)
      return { statedDay, stated, underWay, ofBatch, after: stated === null ? null : stated - underWay - ofBatch }
    },
    'begin isolation level repeatable read read only',
  )
}

type Institution = NonNullable<PaymentBatchRow['institution']>

/**
 * Hands released, due batches over to the institution that pays them; afterwards they cannot be cancelled. A batch
 * whose payments differ from the released file is left alone.
 */
export async function takeDueBatches(kernel: Kernel, institution: Institution, iban: string): Promise<void> {
  const today = calendarDateOf(kernel.clock.now())
  for (const batchId of await findDueBatches(kernel.database, iban, today))
    await inTransaction(kernel.database, async (tx) => {
      const batch = found(await batchRows.lock(tx, batchId))
      const state = stateAfter(paymentBatchLifecycle, 'handOver', batch.state)
      if (state === undefined) return
      const payments = await lockPaymentsOfBatch(tx, batchId)
      const { content, format, sha256 } = batch
      const isReleased = sha256Of(content) === sha256 && payments.length === batch.count
      if (!isReleased || !payments.every((payment) => isInFile(content, format, payment))) {
        kernel.logger.error({ batchId }, 'batch-differs-from-what-was-released')
        return
      }
      if (!(await mayLeave(kernel, tx, payments, { batchId }))) return
      await passPayments(kernel, tx, payments, { kind: 'hand_over_batch', by: PLATFORM })
      const before = found(await findBatch(tx, batchId))
      const handedOverAt = touchedAt(batch.updatedAt, kernel.clock.now())
      await batchRows.update(tx, batchId, { state, institution, handedOverAt, updatedAt: handedOverAt })
      const after = found(await findBatch(tx, batchId))
      await auditPlatform(kernel, tx, 'paymentBatches.handOver', { recordId: batchId, before, after })
    })
}

const PLATFORM = { as: 'platform' } as const

/** Whether the institution may be asked to pay; a payment of a frozen payee, or of money whose line is lost, waits. */
export async function mayLeave(
  kernel: Kernel,
  tx: Transaction,
  payments: readonly PaymentRow[],
  about: { readonly batchId?: string; readonly paymentId?: string },
): Promise<boolean> {
  try {
    await expectPaymentsGo(kernel, tx, payments, { kind: 'hand_over_batch', by: PLATFORM })
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    kernel.logger.error({ ...about, code: error.code }, 'payment-stopped')
    return false
  }
}
