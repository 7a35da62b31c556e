import type { Cents } from '@cauce/contract'
import type { StatementFileRefusal } from '@cauce/contract/bank/statement-files.ts'

/** What a movement is, as far as the bank says it. */
export type MovementKind = 'transfer' | 'return' | 'fee' | 'other'

/** What a file says of one payment: a whole movement, or a part of one that the bank booked as a sum. */
export interface ReadPart {
  /** Cents: above zero is money that came in. */
  readonly amount: Cents
  readonly counterpartyName?: string
  /** With right check digits, without spaces. Norma 43 names none. */
  readonly counterpartyIban?: string
  /** All free text that the file carries, lines joined by a space. */
  readonly remittance: string
  /** The structured reference of the creditor, if there is exactly one. */
  readonly reference?: string
  readonly endToEndId?: string
  /** The reference that the bank gave. It helps to distinguish movements of the same day and amount, but not every bank gives unique ones. */
  readonly bankReference?: string
  readonly kind: MovementKind
  /** Why the money came back, as an ISO code (`AC04`). */
  readonly returnReason?: string
  /** Where the file says it, from 1. */
  readonly line: number
}

/** One line of an account, as a file says it. Days are `YYYY-MM-DD`, as the bank writes them. The amount is never zero. */
export interface ReadMovement extends ReadPart {
  readonly bookingDay: string
  readonly valueDay: string
  /** `PmtInfId` or `MsgId` of a batch. */
  readonly batchReference?: string
  /** Of a sum of several payments, if the file gives the amount of each: they add up to `amount`, charges being a part. */
  readonly parts?: readonly ReadPart[]
}

/** The formats that are read. Of the last two only the details count: money comes from statements. */
export type StatementFormat = 'camt053' | 'norma43' | 'camt052' | 'camt054'

/** What a statement says of itself, when all its movements are read. */
export interface ReadHeader {
  /** The account, as an IBAN with right check digits. Norma 43 names it without them; they are computed. */
  readonly iban: string
  readonly format: StatementFormat
  readonly from: string
  readonly to: string
  /** Always there for camt.053 and Norma 43, and then opening plus movements is closing. Negative when overdrawn. */
  readonly opening?: Cents
  readonly closing?: Cents
  readonly currency: 'EUR'
}

/** A statement with all its movements. */
export interface ReadStatement extends ReadHeader {
  readonly movements: readonly ReadMovement[]
}

/** What a reader meets, in the order of the file: the movements of a statement, then the statement. */
export type StatementEvent =
  | { readonly movement: ReadMovement; readonly statement?: undefined }
  | { readonly movement?: undefined; readonly statement: ReadHeader }

/** All statements of a file, or why none of it counts. */
export type ReadResult =
  | { readonly statements: readonly ReadStatement[]; readonly refusal?: undefined }
  | { readonly refusal: StatementFileRefusal; readonly statements?: undefined }

/** A part of a movement, a movement and a statement before a bank writes them into a file: without the lines of one. */
export type BookedPart = Omit<ReadPart, 'line'>
export interface BookedMovement extends Omit<ReadMovement, 'line' | 'parts'> {
  readonly parts?: readonly BookedPart[]
}
export interface BookedStatement {
  /** At most 35 characters, different for each statement. */
  readonly messageId: string
  readonly createdAt: Date
  readonly iban: string
  readonly owner: string
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string
  /** The closing balance follows from it and from the movements. */
  readonly opening: Cents
  readonly movements: readonly BookedMovement[]
}
