import { paymentLifecycle, Refusal, stateAfter, type Cents } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import type { PaymentRow } from '../../database/schema/bank.ts'
import { touchedAt } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import { lockPaymentAndBatch, paymentRows } from '../../modules/bank/payments/index.ts'
import { CLEARING_ACCOUNT, OWN_ACCOUNT, post } from '../../modules/wallet/ledger/index.ts'
import { reversePayment } from './reverse-payment.ts'

interface Returned {
  /** ISO 20022 code, such as `AC04`. */
  readonly reasonCode: string | null
  /** Cents; less than paid if a bank took a fee. */
  readonly received: Cents
  /** Null if matched automatically. */
  readonly actorId: string | null
}

/**
 * An executed payment came back. The person gets the whole amount: fees are the company's cost. Refuses `state-forbids`
 * if not executed. The caller posts against clearing and allocates; a return transfer's line stays open (`kind`).
 */
export async function returnPayment(
  kernel: Kernel,
  tx: Transaction,
  paymentId: string,
  { reasonCode, received, actorId }: Returned,
): Promise<PaymentRow> {
  const payment = await lockPaymentAndBatch(tx, paymentId)
  const state = stateAfter(paymentLifecycle, 'return', payment.state)
  if (state === undefined) throw new Refusal({ code: 'state-forbids', params: { state: payment.state } })
  const now = kernel.clock.now()
  const givenBackId = await reversePayment(kernel, tx, payment, { state, reasonCode, reasonText: null, actorId })
  const lost = payment.amount - received
  const accounts = { debitAccountId: OWN_ACCOUNT, creditAccountId: CLEARING_ACCOUNT }
  if (lost > 0n && payment.kind !== 'return_transfer')
    await post(tx, [{ kind: 'set_aside', ...accounts, amount: lost, paymentId }], now)
  const updatedAt = touchedAt(payment.updatedAt, now)
  await paymentRows.update(tx, paymentId, { state, reasonCode, givenBackId, updatedAt })
  return payment
}
