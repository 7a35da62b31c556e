import { paymentLifecycle, Refusal, stateAfter, type Cents } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import type { PaymentRow } from '../../database/schema/bank.ts'
import { touchedAt } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import { lockPaymentAndBatch, paymentRows } from '../../modules/bank/payments/index.ts'
import { CLEARING_ACCOUNT, OWN_ACCOUNT, post } from '../../modules/wallet/ledger/index.ts'
import { giveBack } from './give-back.ts'

interface Returned {
  /** ISO 20022 code of the line of the statement, such as `AC04`. */
  readonly reasonCode: string | null
  /** What came back, in cents; less than the payment if a bank took a fee. */
  readonly received: Cents
  /** The member of staff who matched the line; null if it was matched by itself. */
  readonly actorId: string | null
}

/**
 * A line of a statement shows that an executed payment came back, perhaps weeks later. The person gets the whole amount: what
 * a bank took of it is the company's own cost. Refuses with `state-forbids` what was not executed. The caller posts what came in
 * against clearing and allocates it; the line of a transfer that was sent back stays open instead (`kind`).
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
  const givenBackId = await giveBack(kernel, tx, payment, { state, reasonCode, reasonText: null, actorId })
  const lost = payment.amount - received
  const accounts = { debitAccountId: OWN_ACCOUNT, creditAccountId: CLEARING_ACCOUNT }
  if (lost > 0n && payment.kind !== 'return_transfer')
    await post(tx, [{ kind: 'set_aside', ...accounts, amount: lost, paymentId }], now)
  const updatedAt = touchedAt(payment.updatedAt, now)
  await paymentRows.update(tx, paymentId, { state, reasonCode, givenBackId, updatedAt })
  return payment
}
