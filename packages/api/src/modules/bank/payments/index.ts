import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { ModuleFactory } from '../../../module.ts'
import { approvalFilter } from '../../../platform/four-eyes.queries.ts'
import { findBatch, listBatches } from './payment-batches.queries.ts'
import { balanceOfBatch } from './batch-balance.service.ts'
import { makeBatch } from './draft-batches.service.ts'
import { cancelBatch, handBatchOver, readBatchFile, releaseBatch } from './payment-batches.service.ts'
import { findPayment, listPayments } from './payments.queries.ts'
import { completePayment } from './payments.service.ts'

export { batchRows, findBatch, insertReport, lockBatchByMessage } from './payment-batches.queries.ts'
export { followPayments } from './payment-batches.service.ts'
export { takeDueBatches } from './order-batches.service.ts'
export { listUnordered, type Unordered } from './orders.queries.ts'
export { decideCancellation, isLessFee } from './payments.domain.ts'
export { outcomeOfPayOut, outcomesOf, type Outcome } from './report-outcomes.domain.ts'
export { readStatusReport } from './status-report.reader.ts'
export type { StatusReport } from './status-report.ts'
export {
  auditedPayment,
  findPayment,
  findPaymentOfTransaction,
  lockPaymentsOfBatch,
  paymentRows,
  reopenSentBack,
} from './payments.queries.ts'
export { lockPaymentAndBatch, queuePayment, settlePayment, withdrawPayment } from './payments.service.ts'

/** Payment queue and batches. The flow `payments` moves money back. */
export const paymentsModule: ModuleFactory = (kernel) => ({
  name: 'payments',
  routes: [
    bind(api.payments.list, ({ query, database }) => listPayments(database, query, query)),
    bind(api.payments.read, async ({ params }) => found(await findPayment(kernel.database, params.id))),
    bind(api.payments.edit, (call) => completePayment(kernel, call)),
    bind(api.paymentBatches.list, (call) =>
      listBatches(call.database, { ...call.query, ...approvalFilter(kernel, call, 'payments.release') }, call.query),
    ),
    bind(api.paymentBatches.create, (call) => makeBatch(kernel, call)),
    bind(api.paymentBatches.read, async ({ params }) => found(await findBatch(kernel.database, params.id))),
    bind(api.paymentBatches.balance, ({ params }) => balanceOfBatch(kernel, params.id)),
    bind(api.paymentBatches.release, (call) => releaseBatch(kernel, call)),
    bind(api.paymentBatches.handOver, (call) => handBatchOver(kernel, call)),
    bind(api.paymentBatches.file, (call) => readBatchFile(kernel, call)),
    bind(api.paymentBatches.cancel, (call) => cancelBatch(kernel, call)),
  ],
})
