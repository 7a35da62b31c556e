import type { Answer } from '@cauce/client'
import { formatAmount, parseAmount, type Cents } from '@cauce/contract/cents.ts'

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
