/**
 * The limits of a preinvestment (handbook chapter 25). Without a schema library, because the form of the project page calculates with them.
 */
import { largerOf, minimumFor, smallerOf, type Cents } from '../cents.ts'
import type { PhaseName } from './phases.ts'

/** How many calendar days a reservation can be completed in after the project has opened; the last ends at 24:00 in Madrid. */
export const COMPLETION_DAYS = 7

/** A project as far as reserving in it depends on it. Amounts in cents. */
export interface PreinvestmentTerms {
  readonly financingAmount: Cents
  readonly minimumInvestment: Cents
  readonly maximumInvestment: Cents | null
  readonly preinvestorAmount: Cents | null
  readonly preinvestorDeposit: Cents | null
  /** The sum of the live reservations. */
  readonly amountReserved: Cents
}

/** Whether a project takes reservations on `today`: in Preinvestment, until its last day. */
export const isReservable = (
  project: { readonly phase: PhaseName; readonly preinvestorDateEnd: string | null },
  today: string,
): boolean => project.phase === 'Preinvestment' && (project.preinvestorDateEnd ?? today) >= today

/** The most that all may reserve together: the amount of the preinvestment, or what the project seeks if that is less or it sets none. */
export const preinvestmentCapOf = ({
  financingAmount,
  preinvestorAmount,
}: Pick<PreinvestmentTerms, 'financingAmount' | 'preinvestorAmount'>): Cents =>
  smallerOf(preinvestorAmount ?? financingAmount, financingAmount)

/** The least and the most that one person may reserve now. Below the minimum what is left is the minimum, as for orders. */
export function reservationBoundsOf(terms: PreinvestmentTerms) {
  const room = largerOf(preinvestmentCapOf(terms) - terms.amountReserved, 0n)
  return { minimum: minimumFor(terms.minimumInvestment, room), room, maximum: terms.maximumInvestment }
}

/** What a reservation holds in the wallet: the deposit of the project, and never more than is reserved. */
export const depositOf = (
  amount: Cents,
  { preinvestorDeposit }: Pick<PreinvestmentTerms, 'preinvestorDeposit'>,
): Cents => smallerOf(preinvestorDeposit ?? 0n, amount)
