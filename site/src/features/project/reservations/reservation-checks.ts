import type { RefusalValue } from '@cauce/contract'
import { formatAmount, parseAmount, smallerOf, type Cents } from '@cauce/contract/cents.ts'
import { depositOf, reservationBoundsOf } from '@cauce/contract/project/preinvestment.ts'
import { centsOf, unreadable } from '../../wallet/movement-checks.ts'
import { preinvestmentOf } from '../projects/preinvestment.ts'
import type { Project } from '../projects/project-list.server.ts'

export interface ReservationVerdict {
  /** Undefined while the amount cannot be reserved. */
  readonly amount: Cents | undefined
  readonly refusal: RefusalValue | undefined
  readonly deposit: Cents
  /** Missing in the wallet for the deposit. */
  readonly shortBy: Cents | undefined
}

/** Predicts the API's refusal, in its order, and the deposit. */
export function judgeReservation(typed: string, project: Project, available: string): ReservationVerdict {
  const terms = preinvestmentOf(project)
  const amount = centsOf(typed)
  const deposit = depositOf(amount ?? terms.minimumInvestment, terms)
  const refusal = amount === undefined ? unreadable(typed) : refusalOf(amount, terms)
  if (amount === undefined || refusal) return { amount: undefined, refusal, deposit, shortBy: undefined }
  const missing = deposit - parseAmount(available)
  if (missing <= 0n) return { amount, refusal: undefined, deposit, shortBy: undefined }
  const uncovered = { code: 'deposit-not-covered', params: { deposit: formatAmount(deposit) }, path: 'amount' } as const
  return { amount: undefined, refusal: uncovered, deposit, shortBy: missing }
}

function refusalOf(amount: Cents, terms: ReturnType<typeof preinvestmentOf>): RefusalValue | undefined {
  const { minimum, room, maximum } = reservationBoundsOf(terms)
  if (amount <= 0n) return { code: 'amount-not-positive', path: 'amount' }
  if (amount < minimum)
    return { code: 'below-minimum-investment', params: { minimum: formatAmount(minimum) }, path: 'amount' }
  if (amount > room)
    return { code: 'above-preinvestment-remainder', params: { maximum: formatAmount(room) }, path: 'amount' }
  if (maximum === null || amount <= maximum) return undefined
  return { code: 'above-project-maximum', params: { maximum: formatAmount(smallerOf(maximum, room)) }, path: 'amount' }
}
