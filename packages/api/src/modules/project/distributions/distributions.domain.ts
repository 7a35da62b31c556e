import {
  accept,
  allocate,
  daysBetween,
  decline,
  distributionLifecycle,
  feeOn,
  refusalOfOverpayment,
  smallerOf,
  stateAfter,
  withheldFrom,
  type Cents,
  type Decision,
  type EarlierReturns,
  type Withholding,
  type WithholdingReason,
} from '@cauce/contract'
import { feeBeside } from './withholding.domain.ts'

export interface DueAmounts {
  readonly interestDue: Cents
  readonly principalDue: Cents
}

/** How a payment is counted: interest before principal (Spanish Civil Code, article 1173); more than is due is refused. */
export function splitPayment(due: DueAmounts, amount: Cents): Decision<{ interest: Cents; principal: Cents }> {
  const refusal = refusalOfOverpayment(due, amount)
  if (refusal) return { ok: false, refusal }
  const interest = smallerOf(amount, due.interestDue)
  return accept({ interest, principal: amount - interest })
}

/** An order as far as its part of a distribution needs it. */
export interface ShareHolder {
  readonly orderId: string
  readonly amount: Cents
  /** Principal that has not come back yet. */
  readonly outstanding: Cents
  /** What the order was paid by earlier distributions. */
  readonly earlier: EarlierReturns
  /** What is withheld from its interest. */
  readonly withholding: Pick<Withholding, 'rate' | 'reason'>
}

export interface Share {
  readonly orderId: string
  readonly interest: Cents
  readonly fee: Cents
  readonly principal: Cents
  readonly withheld: Cents
  readonly withholdingRate: number
  readonly withholdingReason: WithholdingReason
}

/**
 * Each order's part, in the order given: interest by what was invested, principal by what is outstanding, both by largest
 * remainder, so that the parts add up to the payment to the cent. The fee follows from all the interest of an order (decision 105), and the
 * tax from the interest of this payment alone.
 */
export function sharesOf(
  payment: { readonly interest: Cents; readonly principal: Cents },
  holders: readonly ShareHolder[],
  managerFee: number,
): Share[] {
  if (holders.length === 0) return []
  const interests = allocate(
    payment.interest,
    holders.map((holder) => holder.amount),
  )
  const principals =
    payment.principal === 0n
      ? holders.map(() => 0n)
      : allocate(
          payment.principal,
          holders.map((holder) => holder.outstanding),
        )
  return holders.map(({ orderId, earlier, withholding: { rate, reason } }, index) => {
    const interest = interests[index]!
    const withheld = withheldFrom(interest, rate)
    return {
      orderId,
      interest,
      fee: feeBeside(feeOn(interest, managerFee, earlier), interest, withheld),
      principal: principals[index]!,
      withheld,
      withholdingRate: rate,
      withholdingReason: reason,
    }
  })
}

/** What is left of an instalment after a partial payment; `null` when nothing is. */
export function remainderOf(
  due: DueAmounts,
  paid: { readonly interest: Cents; readonly principal: Cents },
): DueAmounts | null {
  const rest = { interestDue: due.interestDue - paid.interest, principalDue: due.principalDue - paid.principal }
  return rest.interestDue + rest.principalDue > 0n ? rest : null
}

/** Days by which a payment is late on `today`, or was when it was paid; never negative. */
export function daysLateOf(dueDate: string, paidOn: string | null, today: string): number {
  return Math.max(0, daysBetween(dueDate, paidOn ?? today))
}

type Status = (typeof distributionLifecycle.states)[number]

export interface ConfirmFacts {
  readonly status: Status
  /** Who recorded the payment, which is the first of the two approvals; it does not expire (decision 312). */
  readonly recordedBy: string | null
  /** Whether the administrator gets a part of it: no one approves their own money (handbook rule 1.14). */
  readonly isOwnMoney: boolean
}

/** The status after an administrator's confirmation, which pays the investors, or why it is refused: whatever the amount and the age. */
export function decideConfirmation(draft: ConfirmFacts, adminId: string): Decision<Status> {
  const confirmed = stateAfter(distributionLifecycle, 'confirm', draft.status)
  if (confirmed === undefined) return decline('state-forbids', { state: draft.status })
  if (draft.isOwnMoney) return decline('own-money')
  if (draft.recordedBy === null || draft.recordedBy === adminId) return decline('maker-is-checker')
  return accept(confirmed)
}
