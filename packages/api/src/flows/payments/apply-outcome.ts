import type { Transaction } from '../../database/index.ts'
import type { PaymentRow } from '../../database/schema/bank.ts'
import { touchedAt } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import { paymentRows, type Outcome } from '../../modules/bank/payments/index.ts'
import { reversePayment, type Failure } from './reverse-payment.ts'

/**
 * Applies a bank's answer to a locked payment; a refusal returns the money. No-op without a change.
 */
export async function applyOutcome(
  kernel: Kernel,
  tx: Transaction,
  payment: PaymentRow,
  { paymentId, ...change }: Outcome,
  { by, decisionId }: Pick<Failure, 'by' | 'decisionId'>,
): Promise<PaymentRow> {
  if (Object.keys(change).length === 0) return payment
  const { reasonCode = null, reasonText = null } = change
  const failure = { state: 'refused', reasonCode, reasonText, by, decisionId } as const
  const givenBackId = change.state === 'refused' ? await reversePayment(kernel, tx, payment, failure) : null
  const updatedAt = touchedAt(payment.updatedAt, kernel.clock.now())
  await paymentRows.update(tx, paymentId, { ...change, ...(givenBackId && { givenBackId }), updatedAt })
  return { ...payment, ...change }
}
