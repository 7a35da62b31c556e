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
import type { ReservationRow } from '../../../database/schema/reservations.ts'

/** A request to reserve, as it came in. */
export interface ReservationCommand {
  readonly amount: Cents
  /** The session has given a one-time code itself and was not only trusted. */
  readonly isCodeGiven: boolean
  readonly consentsAboveGuidance: boolean
}

/** A project as far as a reservation needs it. */
export interface ReservableProject extends PreinvestmentTerms {
  readonly phase: PhaseName
  readonly preinvestorDateEnd: string | null
  readonly preinvestorMaxNumber: number | null
  readonly maxInvestorNumber: number | null
  readonly reservationCount: number
}

/** A person as far as a reservation needs them. Amounts in cents. */
export interface Reserver {
  readonly isEmailConfirmed: boolean
  readonly isClosing: boolean
  /** The business with the person waits (handbook rule 27.14). */
  readonly isOnHold: boolean
  readonly isIdentityApproved: boolean
  readonly hasReserved: boolean
  readonly available: Cents
  /** Invested today in all projects. */
  readonly invested: Cents
}

/** What an accepted reservation holds and keeps. */
export interface AcceptedReservation {
  readonly deposit: Cents
  /** The total that the person consented to, if it is above the guidance and they did; else null. */
  readonly consentedTotal: Cents | null
}

/**
 * Whether a person may reserve, examined in the order of the catalogue (handbook rules 25.2 to 25.6). The money of the order itself and
 * the consents for it are asked when the project opens: here a missing one refuses nothing.
 */
export function decideReservation(
  command: ReservationCommand,
  project: ReservableProject,
  reserver: Reserver,
  today: string,
): Decision<AcceptedReservation> {
  const { amount } = command
  if (amount > CODE_FREE_INVESTMENT_CENTS && !command.isCodeGiven) return decline('code-required')
  if (reserver.isClosing) return decline('account-closing')
  if (reserver.isOnHold) return decline('account-under-review')
  if (!reserver.isEmailConfirmed) return decline('email-not-confirmed')
  if (!reserver.isIdentityApproved) return decline('identity-not-approved')
  if (!isReservable(project, today)) return decline('reserving-not-possible')
  if (reserver.hasReserved) return decline('already-reserved')
  const fitting = decideAmount(amount, project)
  if (!fitting.ok) return fitting
  const deposit = depositOf(amount, project)
  if (reserver.available < deposit) return decline('deposit-not-covered', { deposit: formatAmount(deposit) })
  const { total, isAbove } = guidanceTotalOf(reserver.invested, amount)
  return accept({ deposit, consentedTotal: isAbove && command.consentsAboveGuidance ? total : null })
}

function decideAmount(amount: Cents, project: ReservableProject): Decision<null> {
  const { minimum, room, maximum } = reservationBoundsOf(project)
  if (amount < minimum) return decline('below-minimum-investment', { minimum: formatAmount(minimum) }, 'amount')
  if (amount > room) return decline('above-preinvestment-remainder', { maximum: formatAmount(room) }, 'amount')
  if (maximum !== null && amount > maximum)
    return decline('above-project-maximum', { maximum: formatAmount(smallerOf(maximum, room)) }, 'amount')
  return project.reservationCount < placesOf(project) ? accept(null) : decline('preinvestor-places-taken')
}

/** How many people may reserve: no more than may invest. */
const placesOf = ({ preinvestorMaxNumber, maxInvestorNumber }: ReservableProject): number =>
  Math.min(preinvestorMaxNumber ?? Infinity, maxInvestorNumber ?? Infinity)

/** The state after an end of a reservation: it was withdrawn, or it lapsed. */
export function decideEnd(action: 'withdraw' | 'lapse', { state }: Pick<ReservationRow, 'state'>) {
  const after = stateAfter(reservationLifecycle, action, state)
  return after === undefined ? decline('state-forbids', { state }) : accept(after)
}

/** Whether the consent of a reservation covers an order today: the total has not grown beyond what was consented to. */
export const coversGuidance = (
  { amount, consentedTotal }: Pick<ReservationRow, 'amount' | 'consentedTotal'>,
  invested: Cents,
) => consentedTotal !== null && guidanceTotalOf(invested, amount).total <= consentedTotal
