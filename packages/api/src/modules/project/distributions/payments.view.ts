import { addDays, feesOn } from '@cauce/contract'
import { daysLateOf } from './distributions.domain.ts'
import type { listPayments } from './payments.queries.ts'

type Payment = Awaited<ReturnType<typeof listPayments>>['data'][number]

/** A payment in the answers of the API: its fee is the expected one until its parts have been drawn up. */
export function paymentViewOf({ knownFee, interestBefore, paidOn, ...payment }: Payment, today: string) {
  const [, expectedFee] = feesOn([interestBefore, payment.interest], payment.managerFee)
  const fee = knownFee ?? expectedFee!
  const daysLate = daysLateOf(payment.dueDate, payment.status === 'paid' ? paidOn : null, today)
  const periodEnd = addDays(payment.dueDate, -1)
  return { ...payment, periodEnd, fee, daysLate, net: payment.interest - fee + payment.principal }
}
