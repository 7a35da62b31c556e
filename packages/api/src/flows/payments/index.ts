import { api } from '@cauce/contract'
import { bind } from '../../http/bind.ts'
import { bindJob } from '../../jobs/index.ts'
import type { ModuleFactory } from '../../module.ts'
import { orderPaymentsJob } from '../../modules/bank/institution/index.ts'
import { cancelPayment, cancelTransfer } from './cancel-payment.ts'
import { importReport } from './import-report.ts'
import { orderPayments } from './order-payments.ts'

export { queueTransfer } from './queue-transfer.ts'
export { returnPayment } from './return-payment.ts'

/** Returns money: cancellation, refusal, return. Orders payments at an institution. */
export const paymentsFlow: ModuleFactory = (kernel) => ({
  name: 'payments-flow',
  routes: [
    bind(api.payments.cancel, (call) => cancelPayment(kernel, call)),
    bind(api.transactions.cancelTransfer, (call) => cancelTransfer(kernel, call)),
    bind(api.paymentBatches.report, (call) => importReport(kernel, call)),
  ],
  jobs: [bindJob(orderPaymentsJob, () => orderPayments(kernel))],
})
