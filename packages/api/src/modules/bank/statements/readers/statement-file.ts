import type { Cents } from '@cauce/contract'
import type { StatementFileRemark } from '@cauce/contract/bank/statement-files.ts'

export type MovementKind = 'transfer' | 'return' | 'fee' | 'other'

/** One payment of a file: a movement, or a part of a batch. */
export interface ReadPart {
  /** Cents; above zero for credits. */
  readonly amount: Cents
  readonly counterpartyName?: string
  /** Valid check digits, no spaces. Never in Norma 43. */
  readonly counterpartyIban?: string
  /** Free text, lines joined by a space. */
  readonly remittance: string
  /** Creditor reference, if unique. */
  readonly reference?: string
  readonly endToEndId?: string
  /** Bank's reference; not always unique. */
  readonly bankReference?: string
  readonly kind: MovementKind
  /** ISO code (`AC04`). */
  readonly returnReason?: string
  /** Line of the file, from 1. */
  readonly line: number
}

/** A booked line. Days are `YYYY-MM-DD` as written; the amount is never zero. */
export interface ReadMovement extends ReadPart {
  readonly bookingDay: string
  readonly valueDay: string
  /** `PmtInfId` or `MsgId` of a batch. */
  readonly batchReference?: string
  /** If the file gives each amount; parts, charges included, add up to `amount`. */
  readonly parts?: readonly ReadPart[]
}

/** Of the last two only details count: money comes from statements. */
export type StatementFormat = 'camt053' | 'norma43' | 'camt052' | 'camt054'

/** Known once all its movements are read. */
export interface ReadHeader {
  /** Valid IBAN; check digits are computed for Norma 43. */
  readonly iban: string
  readonly format: StatementFormat
  readonly from: string
  readonly to: string
  /** Always present for camt.053 and Norma 43: opening plus movements equals closing. Negative when overdrawn. */
  readonly opening?: Cents
  readonly closing?: Cents
  readonly remarks: readonly StatementFileRemark[]
}

/** In file order: movements, then their statement. Without either, a point to pause in a long file. */
export type StatementEvent =
  | { readonly movement?: undefined; readonly statement?: undefined }
  | { readonly movement: ReadMovement; readonly statement?: undefined }
  | { readonly movement?: undefined; readonly statement: ReadHeader }

/** Before writing to a file: no lines. */
export type BookedPart = Omit<ReadPart, 'line'>
export interface BookedMovement extends Omit<ReadMovement, 'line' | 'parts'> {
  readonly parts?: readonly BookedPart[]
}
export interface BookedStatement {
  /** At most 35 characters, unique. */
  readonly messageId: string
  readonly createdAt: Date
  readonly iban: string
  readonly owner: string
  /** `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string
  /** The closing balance is derived. */
  readonly opening: Cents
  readonly movements: readonly BookedMovement[]
}
