import type { Answer } from '@cauce/client'
import { formatAmount, parseAmount, type Cents } from '@cauce/contract/cents.ts'

export type Reservation = Answer<'/v1/project/reservations/{id}'>

/** What a called reservation keeps for its person: room in the project and a deposit in the wallet. */
export interface Kept {
  readonly amount: Cents
  readonly deposit: Cents
}

const NOTHING: Kept = { amount: 0n, deposit: 0n }

/** Only an open project keeps anything: before, nobody can order. */
export const keptBy = (reservation: Reservation | undefined): Kept =>
  reservation?.state === 'called'
    ? { amount: parseAmount(reservation.amount), deposit: parseAmount(reservation.deposit) }
    : NOTHING

/** An amount of the wire with what is kept added to it. */
export const plus = (amount: string, kept: Cents): string => formatAmount(parseAmount(amount) + kept)
