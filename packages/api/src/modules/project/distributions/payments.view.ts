import { addDays, feesOn, taxpayerOn, withheldFrom, withholdingFor } from '@cauce/contract'
import { daysLateOf } from './distributions.domain.ts'
import type { listPayments } from './payments.queries.ts'
import { feeBeside, type TaxContext } from './withholding.domain.ts'

type Payment = Awaited<ReturnType<typeof listPayments>>['data'][number]

export interface PaymentContext extends TaxContext {
  readonly today: string
}

export function paymentViewOf(
  { knownFee, knownWithheld, knownRate, kind, userId, interestBefore, paidOn, ...payment }: Payment,
  { today, rates, detailsOf }: PaymentContext,
) {
  const { interest, principal, dueDate } = payment
  const withholdingRate =
    knownFee === null
      ? (withholdingFor(taxpayerOn(kind, detailsOf(userId), dueDate), dueDate, rates)?.rate ?? null)
      : knownRate
  const withheld = knownWithheld ?? withheldFrom(interest, withholdingRate ?? 0)
  const [, expectedFee] = feesOn([interestBefore, interest], payment.managerFee)
  const fee = knownFee ?? feeBeside(expectedFee!, interest, withheld)
  return {
    ...payment,
    periodEnd: addDays(dueDate, -1),
    fee,
    withheld,
    withholdingRate,
    daysLate: daysLateOf(dueDate, payment.status === 'paid' ? paidOn : null, today),
    net: interest - fee - withheld + principal,
    id: `${payment.distributionId}.${payment.orderId}`,
  }
}
