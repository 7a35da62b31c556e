import { addDays, feesOn, withheldFrom, withholdingFor, type RateInForce } from '@cauce/contract'
import { daysLateOf } from './distributions.domain.ts'
import type { listPayments } from './payments.queries.ts'
import { feeBeside, taxpayerOf } from './withholding.domain.ts'

type Payment = Awaited<ReturnType<typeof listPayments>>['data'][number]

/** What views of payments depend on besides their rows. */
export interface PaymentContext {
  readonly today: string
  readonly rates: readonly RateInForce[]
}

/** A payment in the answers of the API: fee and withheld tax are the expected ones until its parts have been drawn up. */
export function paymentViewOf(
  { knownFee, knownWithheld, knownRate, kind, interestBefore, paidOn, ...payment }: Payment,
  { today, rates }: PaymentContext,
) {
  const { interest, principal, dueDate } = payment
  const withholdingRate =
    knownFee === null ? (withholdingFor(taxpayerOf({ kind }), dueDate, rates)?.rate ?? null) : knownRate
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
  }
}
