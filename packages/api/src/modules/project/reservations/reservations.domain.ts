import {
  accept,
  CODE_FREE_INVESTMENT_CENTS,
  decline,
  depositOf,
  formatAmount,
  guidanceTotalOf,
  isReservable,
  reservationBoundsOf,
  reservationLifecycle,
  smallerOf,
  stateAfter,
  type Cents,
  type Decision,
  type PhaseName,
  type PreinvestmentTerms,
} from '@cauce/contract'
import { decideOwn, type Related, type Standing } from '../../wallet/gate/gate.domain.ts'
import type { ReservationRow } from '../../../database/schema/orders.ts'

export interface ReservationCommand {
  readonly amount: Cents
  readonly isCodeGiven: boolean
  readonly consentsAboveGuidance: boolean
}

export interface ReservableProject extends PreinvestmentTerms {
  readonly phase: PhaseName
  readonly preinvestorDateEnd: string | null
  readonly preinvestorMaxNumber: number | null
  readonly maxInvestorNumber: number | null
  readonly reservationCount: number
}

export interface Reserver extends Standing {
  readonly related: Related
  readonly isEmailConfirmed: boolean
  readonly isIdentityApproved: boolean
  readonly owesDeclaration: boolean
  readonly owesText: boolean
  readonly hasReserved: boolean
  readonly available: Cents
  /** In all projects. */
  readonly invested: Cents
}

export interface AcceptedReservation {
  readonly deposit: Cents
  /** Null up to the guidance or without consent. */
  readonly consentedTotal: Cents | null
}

/** In catalogue order (handbook rules 25.2 to 25.6). Money and consents of the order are checked at the opening. */
export function decideReservation(
  command: ReservationCommand,
  project: ReservableProject,
  reserver: Reserver,
  today: string,
): Decision<AcceptedReservation> {
  const { amount } = command
  if (amount > CODE_FREE_INVESTMENT_CENTS && !command.isCodeGiven) return decline('code-required')
  const allowed = decideReserver(reserver)
  if (!allowed.ok) return allowed
  if (!isReservable(project, today)) return decline('reserving-not-possible')
  if (reserver.hasReserved) return decline('already-reserved')
  const fitting = decideAmount(amount, project)
  if (!fitting.ok) return fitting
  const deposit = depositOf(amount, project)
  if (reserver.available < deposit) return decline('deposit-not-covered', { deposit: formatAmount(deposit) })
  const { total, isAbove } = guidanceTotalOf(reserver.invested, amount)
  return accept({ deposit, consentedTotal: isAbove && command.consentsAboveGuidance ? total : null })
}

function decideReserver(reserver: Reserver): Decision<unknown> {
  const passed = decideOwn('hold_deposit', reserver)
  if (!passed.ok) return passed
  if (!reserver.isEmailConfirmed) return decline('email-not-confirmed')
  if (!reserver.isIdentityApproved) return decline('identity-not-approved')
  if (reserver.owesDeclaration) return decline('origin-not-declared')
  return reserver.owesText ? decline('new-text-not-accepted') : accept(null)
}

function decideAmount(amount: Cents, project: ReservableProject): Decision<null> {
  const { minimum, room, maximum } = reservationBoundsOf(project)
  if (amount < minimum) return decline('below-minimum-investment', { minimum: formatAmount(minimum) }, 'amount')
  if (amount > room) return decline('above-preinvestment-remainder', { maximum: formatAmount(room) }, 'amount')
  if (maximum !== null && amount > maximum)
    return decline('above-project-maximum', { maximum: formatAmount(smallerOf(maximum, room)) }, 'amount')
  return project.reservationCount < placesOf(project) ? accept(null) : decline('preinvestor-places-taken')
}

/** At most as many as may invest. */
const placesOf = ({ preinvestorMaxNumber, maxInvestorNumber }: ReservableProject): number =>
  Math.min(preinvestorMaxNumber ?? Infinity, maxInvestorNumber ?? Infinity)

export function decideEnd(action: 'withdraw' | 'lapse', { state }: Pick<ReservationRow, 'state'>) {
  const after = stateAfter(reservationLifecycle, action, state)
  return after === undefined ? decline('state-forbids', { state }) : accept(after)
}

export const coversGuidance = (
  { amount, consentedTotal }: Pick<ReservationRow, 'amount' | 'consentedTotal'>,
  invested: Cents,
) => consentedTotal !== null && guidanceTotalOf(invested, amount).total <= consentedTotal
