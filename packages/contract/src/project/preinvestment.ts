/** Handbook chapter 25. No schema library: used by the project page. */
import { largerOf, minimumFor, smallerOf, type Cents } from '../cents.ts'
import type { PhaseName } from './phases.ts'

/** Calendar days after the opening, until 24:00 in Madrid. */
export const COMPLETION_DAYS = 7

/** Cents. */
export interface PreinvestmentTerms {
  readonly financingAmount: Cents
  readonly minimumInvestment: Cents
  readonly maximumInvestment: Cents | null
  readonly preinvestorAmount: Cents | null
  readonly preinvestorDeposit: Cents | null
  /** Live reservations. */
  readonly amountReserved: Cents
}

/** In Preinvestment, until its last day. */
export const isReservable = (
  project: { readonly phase: PhaseName; readonly preinvestorDateEnd: string | null },
  today: string,
): boolean => project.phase === 'Preinvestment' && (project.preinvestorDateEnd ?? today) >= today

/** The preinvestment amount, at most what the project seeks. */
export const preinvestmentCapOf = ({
  financingAmount,
  preinvestorAmount,
}: Pick<PreinvestmentTerms, 'financingAmount' | 'preinvestorAmount'>): Cents =>
  smallerOf(preinvestorAmount ?? financingAmount, financingAmount)

/** If less than the minimum is left, that is the minimum, as for orders. */
export function reservationBoundsOf(terms: PreinvestmentTerms) {
  const room = largerOf(preinvestmentCapOf(terms) - terms.amountReserved, 0n)
  return { minimum: minimumFor(terms.minimumInvestment, room), room, maximum: terms.maximumInvestment }
}

/** Never above the reservation. */
export const depositOf = (
  amount: Cents,
  { preinvestorDeposit }: Pick<PreinvestmentTerms, 'preinvestorDeposit'>,
): Cents => smallerOf(preinvestorDeposit ?? 0n, amount)
