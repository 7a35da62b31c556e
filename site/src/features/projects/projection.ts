import { addMonths } from '@cauce/contract/calendar.ts'
import { allocate, percentageOf, type Cents } from '@cauce/contract/cents.ts'

export type PaymentPeriod = 'monthly' | 'quarterly' | 'annual' | 'end of project'
/** Spec section 9: "monthly 1, quarterly 3, annual 12 months". */
const PERIOD_MONTHS: Readonly<Record<PaymentPeriod, number>> = {
  monthly: 1,
  quarterly: 3,
  annual: 12,
  'end of project': Number.POSITIVE_INFINITY,
}

/** The terms from which a return is worked out; percentages in basis points. */
export interface Terms {
  readonly targetProfitability: number
  readonly managerFee: number
  readonly durationMonths: number
  readonly period: PaymentPeriod
  /** Calendar date from which the term counts. */
  readonly startsOn: string
}

export interface Payment {
  readonly date: string
  readonly gross: Cents
  readonly fee: Cents
  readonly principal: Cents
  /** What arrives in the wallet: gross less fee, plus principal. */
  readonly net: Cents
}

export interface Projection {
  readonly payments: readonly Payment[]
  readonly gross: Cents
  readonly fee: Cents
  /** Principal and return less fee. */
  readonly total: Cents
}

/**
 * What an investment would bring if everything goes as planned: the return over the whole term (half up to the cent)
 * shared among the payments by the months that each covers, by largest remainder; the fee likewise; the principal with
 * the last one (product decision 4). The parts always add up to the whole.
 */
export function project(amount: Cents, terms: Terms): Projection {
  const months = coveredMonths(terms)
  const weights = months.map(BigInt)
  const gross = percentageOf(amount, terms.targetProfitability, 'half-up')
  const fee = percentageOf(gross, terms.managerFee, 'half-up')
  const grossParts = allocate(gross, weights)
  const feeParts = allocate(fee, weights)
  let elapsed = 0
  const payments = months.map((covered, index): Payment => {
    elapsed += covered
    const [grossPart, feePart] = [grossParts[index]!, feeParts[index]!]
    const principal = index === months.length - 1 ? amount : 0n
    return {
      date: addMonths(terms.startsOn, elapsed),
      gross: grossPart,
      fee: feePart,
      principal,
      net: grossPart - feePart + principal,
    }
  })
  return { payments, gross, fee, total: amount + gross - fee }
}

/** Months that each payment covers: whole periods, and what is left of the term for the last. */
function coveredMonths({ durationMonths, period }: Terms): number[] {
  const step = Math.min(PERIOD_MONTHS[period], durationMonths)
  const count = Math.ceil(durationMonths / step)
  return Array.from({ length: count }, (_, index) => Math.min(step, durationMonths - index * step))
}

/** The day on which the principal is expected back. */
export const maturityOf = ({ startsOn, durationMonths }: Pick<Terms, 'startsOn' | 'durationMonths'>): string =>
  addMonths(startsOn, durationMonths)
