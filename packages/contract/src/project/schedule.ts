import { addMonths } from '../calendar.ts'
import { allocate, type Cents, largerOf, percentageOf } from '../cents.ts'

/** How often a project pays its returns (handbook rule 6.10), without zod, because the site uses it too. */
export const DELIVERY_FEE_PERIODS = ['monthly', 'quarterly', 'annual', 'end of project'] as const

/** Delivery models: monthly 1, quarterly 3, annual 12 months (handbook rule 6.10). */
export const DELIVERY_FEE_MONTHS = { monthly: 1, quarterly: 3, annual: 12 } as const

/** The schedule of returns, without zod, because the API and the simulator of the site both use it. */

/** The terms from which a schedule follows. */
export interface ScheduleTerms {
  /** What was invested, in cents. */
  readonly principal: Cents
  /** Basis points over the whole duration. */
  readonly targetProfitability: number
  readonly durationMonths: number
  readonly period: (typeof DELIVERY_FEE_PERIODS)[number]
  /** Day from which months are counted. */
  readonly startDate: string
}

/** One payment of a schedule; amounts in cents, before the fee. */
export interface Instalment {
  readonly number: number
  /** The first day that it pays for; the last is the day before it is due. */
  readonly periodStart: string
  readonly dueDate: string
  readonly interestDue: Cents
  readonly principalDue: Cents
}

/**
 * The payments of a project: every 1, 3 or 12 months, or one at the end (handbook rule 8.2). The interest of the whole
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
    periodStart: addMonths(terms.startDate, ends[index - 1] ?? 0),
    dueDate: addMonths(terms.startDate, end),
    interestDue: interest[index]!,
    principalDue: index === ends.length - 1 ? terms.principal : 0n,
  }))
}

/** What one order has been paid before: its gross interest and the fees on it. */
export interface EarlierReturns {
  readonly interest: Cents
  readonly fee: Cents
}

/**
 * The platform's share of the interest that one order is paid (decision 105). All fees of an order together are the percentage
 * of all its interest, rounded down: each payment is charged what is missing to that, so that no number of payments costs
 * more than the percentage says.
 */
export function feeOn(interest: Cents, managerFee: number, earlier: EarlierReturns): Cents {
  const owed = percentageOf(earlier.interest + interest, managerFee, 'down')
  return largerOf(owed - earlier.fee, 0n)
}

/** The fees on the payments of one order, in their order. */
export function feesOn(interests: readonly Cents[], managerFee: number): Cents[] {
  let earlier: EarlierReturns = { interest: 0n, fee: 0n }
  return interests.map((interest) => {
    const fee = feeOn(interest, managerFee, earlier)
    earlier = { interest: earlier.interest + interest, fee: earlier.fee + fee }
    return fee
  })
}
