import { annualProfitability, type BasisPoints } from '@cauce/contract/basis-points.ts'
import { addMonths } from '@cauce/contract/calendar.ts'
import { divideCents, parseAmount, percentageOf, type Cents } from '@cauce/contract/cents.ts'
import { parseTypedAmount } from '@cauce/format/typed-amount.ts'
import { maturityOf, type Projection, type Terms } from './projection.ts'

export interface Assumptions {
  readonly withholding: BasisPoints
  readonly lateMonths: number
  /** Percent of the principal recovered when the project fails. */
  readonly recoveredPercent: number
}

/** Spain: article 101.4 of the income tax law (Ley 35/2006). */
const USUAL_WITHHOLDING: BasisPoints = 1900
const WHOLE: BasisPoints = 10_000
export const LATE_STEPS = [6, 3, 12, 24] as const
export const RECOVERED_STEPS = [50, 75, 25, 0] as const

export interface Scenarios {
  readonly withheld: Cents
  readonly netPayments: readonly Cents[]
  readonly afterWithholding: Cents
  readonly lateUntil: string
  readonly lateReturn: BasisPoints
  readonly recovered: Cents
  readonly lost: Cents
}

/** Withholding is rounded half up for each payment, recovered principal down. */
export function scenariosOf({ payments, total }: Projection, terms: Terms, assumptions: Assumptions): Scenarios {
  const { withholding, lateMonths, recoveredPercent } = assumptions
  const netPayments = payments.map(({ net, gross }) => net - percentageOf(gross, withholding, 'half-up'))
  const afterWithholding = netPayments.reduce((sum, net) => sum + net, 0n)
  const principal = payments.reduce((sum, payment) => sum + payment.principal, 0n)
  const recovered = divideCents(principal * BigInt(recoveredPercent), 100n, 'down')
  return {
    withheld: total - afterWithholding,
    netPayments,
    afterWithholding,
    lateUntil: addMonths(maturityOf(terms), lateMonths),
    lateReturn: annualProfitability(terms.targetProfitability, terms.durationMonths + lateMonths),
    recovered,
    lost: principal - recovered,
  }
}

/** `19` or `19,5` in basis points; undefined outside 0 to 100. */
export function parseRate(typed: string): BasisPoints | undefined {
  const wire = parseTypedAmount(typed.replace('%', ''))
  const rate = wire === undefined ? undefined : Number(parseAmount(wire))
  return rate !== undefined && rate >= 0 && rate <= WHOLE ? rate : undefined
}

/** Defaults for missing and invalid values. */
export function assumptionsOf(search: URLSearchParams): Assumptions {
  const among = (name: string, steps: readonly number[]) =>
    steps.find((step) => String(step) === search.get(name)) ?? steps[0]!
  return {
    withholding: parseRate(search.get('withholding') ?? '') ?? USUAL_WITHHOLDING,
    lateMonths: among('late', LATE_STEPS),
    recoveredPercent: among('recovered', RECOVERED_STEPS),
  }
}
