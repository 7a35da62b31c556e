import { addMonths } from '../calendar.ts'
import { allocate, type Cents, percentageOf } from '../cents.ts'

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
    dueDate: addMonths(terms.startDate, end),
    interestDue: interest[index]!,
    principalDue: index === ends.length - 1 ? terms.principal : 0n,
  }))
}

/** The platform's share of the interest that one order is paid: rounded half up on each payment (decision 005). */
export const feeOn = (interest: Cents, managerFee: number): Cents => percentageOf(interest, managerFee, 'half-up')
