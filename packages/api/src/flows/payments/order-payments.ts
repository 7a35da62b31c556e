import { paymentBatchLifecycle, stateAfter } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../database/index.ts'
import type { PaymentRow } from '../../database/schema/bank.ts'
import { found, touchedAt } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import {
  applyWaitingPayOuts,
  institutionOf,
  InstitutionRefusal,
  type PayOut,
} from '../../modules/bank/institution/index.ts'
import {
  auditedPayment,
  batchRows,
  decideToPay,
  findPayment,
  followPayments,
  listUnordered,
  lockPaymentAndBatch,
  mayLeave,
  outcomeOfPayOut,
  paymentRows,
  takeDueBatches,
  type Unordered,
} from '../../modules/bank/payments/index.ts'
import { auditPlatform } from '../../platform/audit/index.ts'
import { applyOutcome } from './apply-outcome.ts'

/**
 * Takes due batches, orders their payments and polls those with events. Answers act like a bank's report; only
 * statements execute. Idempotent by payment id. Stops while the institution is silent.
 */
export async function orderPayments(kernel: Kernel): Promise<void> {
  const institution = institutionOf(kernel)
  if (institution.name === 'files') return
  const account = await institution.clientAccount()
  if (account === undefined) return
  if (!(await decideToPay(kernel)).ok) return void kernel.logger.warn('payments-wait-for-statements')
  await takeDueBatches(kernel, institution.name, account)
  const failures: unknown[] = []
  for (const order of await listUnordered(kernel.database, institution.name))
    try {
      if (!(await isStillOwed(kernel, order))) continue
      await answer(kernel, order.payment.paymentId, await ask(kernel, order, account))
    } catch (error) {
      // Needs a person; later payments go on.
      if (!(error instanceof InstitutionRefusal)) throw error
      failures.push(error)
    }
  await applyWaitingPayOuts(kernel, async (payOutId) => {
    const known = await paymentRows.find(kernel.database, payOutId)
    if (known) await answer(kernel, payOutId, await institution.readPayOut(payOutId))
    else kernel.logger.warn({ payOutId }, 'institution-payment-unknown')
  })
  if (failures.length > 0) throw new AggregateError(failures, 'The institution has other data of some payments.')
}

const isStillOwed = (kernel: Kernel, { payment }: Unordered) =>
  inTransaction(kernel.database, (tx) => mayLeave(kernel, tx, [payment], { paymentId: payment.paymentId }))

/** A credit unknown to the institution cannot go back: the order was never taken. */
async function ask(kernel: Kernel, { payment, credit }: Unordered, account: string): Promise<PayOut> {
  const institution = institutionOf(kernel)
  const { paymentId: id, amount, remittance, endToEndId } = payment
  // Guaranteed by `payments_payee_known`.
  const order = { id, amount, remittance, endToEndId, beneficiary: payment.beneficiary!, iban: payment.iban! }
  if (payment.kind !== 'return_transfer' || credit?.iban !== account) return institution.payOut(order)
  try {
    return await institution.sendBack({ ...order, creditReference: credit.reference })
  } catch (error) {
    if (!(error instanceof InstitutionRefusal && error.reason === 'unknown')) throw error
    return { id, state: 'failed', reasonCode: null }
  }
}

/** One transaction; idempotent. */
async function answer(kernel: Kernel, paymentId: string, payOut: PayOut): Promise<void> {
  await inTransaction(kernel.database, async (tx) => {
    const payment = await lockPaymentAndBatch(tx, paymentId)
    const outcome = outcomeOfPayOut(payment, payOut)
    if (outcome === undefined) {
      // A statement shows it as paid; the answer applies once that match is undone.
      kernel.logger.error({ paymentId, state: payment.state }, 'institution-contradicts-statement')
      return
    }
    if (outcome.state === undefined) return
    const before = auditedPayment(found(await findPayment(tx, paymentId)))
    await applyOutcome(kernel, tx, payment, outcome, { by: { as: 'platform' } })
    await answerBatch(kernel, tx, payment)
    const after = auditedPayment(found(await findPayment(tx, paymentId)))
    const audited = { noun: 'payments', recordId: paymentId, userId: payment.userId, before, after } as const
    await auditPlatform(kernel, tx, 'paymentBatches.report', audited)
  })
}

async function answerBatch(kernel: Kernel, tx: Transaction, { batchId }: PaymentRow): Promise<void> {
  const batch = found(await batchRows.lock(tx, batchId!))
  const now = touchedAt(batch.updatedAt, kernel.clock.now())
  const state = stateAfter(paymentBatchLifecycle, 'answer', batch.state)
  if (state) await batchRows.update(tx, batch.batchId, { state, answeredAt: now, finishedAt: null, updatedAt: now })
  await followPayments(tx, batch.batchId, now)
}
