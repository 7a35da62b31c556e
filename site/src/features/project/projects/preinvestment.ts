import type { Answer } from '@cauce/client'
import { calendarDateOf } from '@cauce/contract/calendar.ts'
import { formatAmount, parseAmount, type Cents } from '@cauce/contract/cents.ts'
import { isReservable } from '@cauce/contract/project/preinvestment.ts'
import type { Project } from './project-list.server.ts'

export const takesReservations = (project: Project, now = new Date()): boolean =>
  isReservable({ phase: project.phaseName, preinvestorDateEnd: project.preinvestorDateEnd }, calendarDateOf(now))

/** Cents. */
export function preinvestmentOf(project: Project) {
  const cents = (wire: string | null) => (wire === null ? null : parseAmount(wire))
  return {
    financingAmount: parseAmount(project.financingAmount),
    minimumInvestment: parseAmount(project.minimumInvestment),
    maximumInvestment: cents(project.maximumInvestment),
    preinvestorAmount: cents(project.preinvestorAmount),
    preinvestorDeposit: cents(project.preinvestorDeposit),
    amountReserved: parseAmount(project.amountReserved),
  }
}

export type Reservation = Answer<'/v1/project/reservations/{id}'>

/** Room in the project and deposit in the wallet that a called reservation reserves. */
export interface Kept {
  readonly amount: Cents
  readonly deposit: Cents
}

const NOTHING: Kept = { amount: 0n, deposit: 0n }

/** Only an open project reserves anything. */
export const keptBy = (reservation: Reservation | undefined): Kept =>
  reservation?.state === 'called'
    ? { amount: parseAmount(reservation.amount), deposit: parseAmount(reservation.deposit) }
    : NOTHING

export const plus = (amount: string, kept: Cents): string => formatAmount(parseAmount(amount) + kept)
