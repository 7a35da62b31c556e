import { addMonths } from '../calendar.ts'
import { allocate, type Cents, largerOf, percentageOf } from '../cents.ts'

export const DELIVERY_FEE_PERIODS = ['monthly', 'quarterly', 'annual', 'end of project'] as const

/** Months per payment (handbook rule 6.10). */
export const DELIVERY_FEE_MONTHS = { monthly: 1, quarterly: 3, annual: 12 } as const

export interface ScheduleTerms {
  readonly principal: Cents
  /** Basis points over the whole duration. */
  readonly targetProfitability: number
  readonly durationMonths: number
  readonly period: (typeof DELIVERY_FEE_PERIODS)[number]
  /** Months are counted from this day. */
  readonly startDate: string
}

/** Amounts in cents, before the fee. */
export interface Instalment {
  readonly number: number
  /** The last day is the day before the due date. */
  readonly periodStart: string
  readonly dueDate: string
  readonly interestDue: Cents
  readonly principalDue: Cents
}

/**
 * Handbook rule 8.2. Interest is shared by months with largest remainders; the principal comes with the last
 * instalment.
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

/** Gross interest and fees already paid on an order. */
export interface EarlierReturns {
  readonly interest: Cents
  readonly fee: Cents
}

/**
 * Platform fee on one interest payment (decision distributions): the percentage of all interest so far, rounded down, less
 * earlier fees. Splitting payments never raises the total.
 */
export function feeOn(interest: Cents, managerFee: number, earlier: EarlierReturns): Cents {
  const owed = percentageOf(earlier.interest + interest, managerFee, 'down')
  return largerOf(owed - earlier.fee, 0n)
}

/** Fees on the payments of one order, in order. */
export function feesOn(interests: readonly Cents[], managerFee: number): Cents[] {
  let earlier: EarlierReturns = { interest: 0n, fee: 0n }
  return interests.map((interest) => {
    const fee = feeOn(interest, managerFee, earlier)
    earlier = { interest: earlier.interest + interest, fee: earlier.fee + fee }
    return fee
  })
}
