import { api, paymentLifecycle, Refusal, stateAfter } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import type { PaymentRow } from '../../database/schema/bank.ts'
import { userIdOf } from '../../http/actor.ts'
import type { Call } from '../../http/bind.ts'
import { accepted, expectUnchanged, found } from '../../http/expect.ts'
import { customerFilter } from '../../http/scope.ts'
import type { Kernel } from '../../kernel.ts'
import {
  auditedPayment,
  decideCancellation,
  findPayment,
  findPaymentOfTransaction,
  lockPaymentAndBatch,
  withdrawPayment,
} from '../../modules/bank/payments/index.ts'
import { findTransaction, viewOf } from '../../modules/wallet/transactions/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { once } from '../../platform/idempotency/index.ts'
import { reversePayment } from './reverse-payment.ts'

/** Only before the release. */
export async function cancelPayment(kernel: Kernel, call: Call<typeof api.payments.cancel>) {
  const adminId = userIdOf(call.actor)
  return once(kernel, api.payments.cancel, call, async (tx) => {
    const payment = await lockPaymentAndBatch(tx, call.params.id)
    expectUnchanged(payment.updatedAt, call.body.updatedAt)
    const before = found(await findPayment(tx, payment.paymentId))
    const { isOwnerClosed } = before
    const state = accepted(decideCancellation({ ...payment, isOwnerClosed }, adminId))
    await withdraw(kernel, tx, payment, { state, reasonText: call.body.reason, actorId: adminId })
    const answer = found(await findPayment(tx, payment.paymentId))
    await audit(kernel, tx, call, {
      recordId: payment.paymentId,
      userId: payment.userId,
      before: auditedPayment(before),
      after: auditedPayment(answer),
      reason: call.body.reason,
    })
    return { answer, effectId: payment.paymentId }
  })
}

/** By its requester, before the release. The withdrawal stays approved. */
export async function cancelTransfer(kernel: Kernel, call: Call<typeof api.transactions.cancelTransfer>) {
  return once(kernel, api.transactions.cancelTransfer, call, async (tx) => {
    const { row } = found(await findTransaction(tx, call.params.id, customerFilter(call)))
    if (row.issuerName !== 'user-wallet') throw new Refusal({ code: 'forbidden' })
    const seen = await findPaymentOfTransaction(tx, row.transactionId)
    if (!seen) throw new Refusal({ code: 'state-forbids', params: { state: row.status } })
    const payment = await lockPaymentAndBatch(tx, seen.paymentId)
    const state = stateAfter(paymentLifecycle, 'cancel', payment.state)
    if (state === undefined) throw new Refusal({ code: 'state-forbids', params: { state: payment.state } })
    await withdraw(kernel, tx, payment, { state, reasonText: null, actorId: userIdOf(call.actor) })
    return { answer: viewOf(found(await findTransaction(tx, row.transactionId))), effectId: row.transactionId }
  })
}

interface Cancellation {
  readonly state: 'cancelled'
  readonly reasonText: string | null
  readonly actorId: string
}

async function withdraw(kernel: Kernel, tx: Transaction, payment: PaymentRow, cancellation: Cancellation) {
  const givenBackId = await reversePayment(kernel, tx, payment, { ...cancellation, reasonCode: null })
  const { state, reasonText } = cancellation
  await withdrawPayment(kernel, tx, payment, { state, reasonText, givenBackId })
}
