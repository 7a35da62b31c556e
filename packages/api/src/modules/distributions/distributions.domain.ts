import {
  accept,
  addMonths,
  allocate,
  decline,
  DELIVERY_FEE_MONTHS,
  distributionLifecycle,
  formatAmount,
  percentageOf,
  stateAfter,
  type Cents,
  type Decision,
  type DeliveryFeePeriod,
} from '@cauce/contract'

/** The terms from which a schedule follows. */
export interface ScheduleTerms {
  /** What was invested, in cents. */
  readonly principal: Cents
  /** Basis points over the whole duration. */
  readonly targetProfitability: number
  readonly durationMonths: number
  readonly period: DeliveryFeePeriod
  /** Day from which months are counted. */
  readonly startDate: string
}

export interface Instalment {
  readonly number: number
  readonly dueDate: string
  readonly interestDue: Cents
  readonly principalDue: Cents
}

/**
 * The payments of a project: every 1, 3 or 12 months, or one at the end (spec section 9). The interest of the whole
 * duration is shared out by months, largest remainder; a last, shorter period gets less. The principal comes with the last.
 */
export function scheduleOf(terms: ScheduleTerms): Instalment[] {
  const step = terms.period === 'end of project' ? terms.durationMonths : DELIVERY_FEE_MONTHS[terms.period]
  const ends: number[] = []
  for (let month = step; month < terms.durationMonths; month += step) ends.push(month)
  ends.push(terms.durationMonths)
  const months = ends.map((end, index) => end - (ends[index - 1] ?? 0))
  const interest = allocate(percentageOf(terms.principal, terms.targetProfitability, 'half-up'), months.map(BigInt))
  return ends.map((end, index) => ({
    number: index + 1,
    dueDate: addMonths(terms.startDate, end),
    interestDue: interest[index]!,
    principalDue: index === ends.length - 1 ? terms.principal : 0n,
  }))
}

export interface DueAmounts {
  readonly interestDue: Cents
  readonly principalDue: Cents
}

/** How a payment is counted: interest before principal (Spanish Civil Code, article 1173); more than is due is refused. */
export function splitPayment(due: DueAmounts, amount: Cents): Decision<{ interest: Cents; principal: Cents }> {
  const expected = due.interestDue + due.principalDue
  if (amount > expected) return decline('distribution-amount-mismatch', { expected: formatAmount(expected) }, 'amount')
  const interest = amount < due.interestDue ? amount : due.interestDue
  return accept({ interest, principal: amount - interest })
}

/** An order as far as its part of a distribution needs it. */
export interface ShareHolder {
  readonly orderId: string
  readonly amount: Cents
  /** Principal that has not come back yet. */
  readonly outstanding: Cents
}

export interface Share {
  readonly orderId: string
  readonly interest: Cents
  readonly fee: Cents
  readonly principal: Cents
}

/**
 * Each order's part, in the order given: interest by what was invested, principal by what is outstanding, both by largest
 * remainder, so that the parts add up to the payment to the cent. The fee is rounded half up on each part.
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
  return holders.map((holder, index) => ({
    orderId: holder.orderId,
    interest: interests[index]!,
    fee: percentageOf(interests[index]!, managerFee, 'half-up'),
    principal: principals[index]!,
  }))
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
  const days = Math.round((Date.parse(paidOn ?? today) - Date.parse(dueDate)) / 86_400_000)
  return days > 0 ? days : 0
}

type Status = (typeof distributionLifecycle.states)[number]

export interface ConfirmFacts {
  readonly status: Status
  readonly amount: Cents
  readonly recordedBy: string | null
}

/** Whether an administrator may confirm: from the threshold on not the one who recorded the payment (four eyes). */
export function decideConfirmation(draft: ConfirmFacts, adminId: string, fourEyesThreshold: Cents): Decision<null> {
  if (stateAfter(distributionLifecycle, 'confirm', draft.status) === undefined)
    return decline('state-forbids', { state: draft.status })
  if (draft.amount >= fourEyesThreshold && draft.recordedBy === adminId) return decline('maker-is-checker')
  return accept(null)
}
