import type { Cents } from '@cauce/contract'
import type { IncomingHttpHeaders } from 'node:http'

/** The person whose deposits an account takes. */
export interface AccountHolder {
  readonly walletId: string
  readonly name: string
  /** Creditor reference of the wallet (ISO 11649), without spaces. */
  readonly reference: string
}

/** Where a person sends a deposit. */
export interface InstitutionAccount {
  readonly iban: string
  readonly bic: string
  readonly beneficiary: string
  readonly bankName: string
  /** The account of the company that such a deposit is booked on: the statements are about this one. */
  readonly bookedOn: string
}

/** How to send one deposit. */
export interface Instructions extends InstitutionAccount {
  readonly reference: string
  /** When the institution stops waiting for it; null if it never does. */
  readonly expiresAt: Date | null
}

/**
 * A notice of the institution. It moves no money by itself: it says which statement or payment to ask for. So one that comes
 * twice, late or in the wrong order does no harm (decision 188).
 */
export interface InstitutionEvent {
  /** The institution's id of it. */
  readonly eventId: string
  /** Its place among all events; `events` answers those after it. */
  readonly position: string
  /** `transfer.received`, or `pay_out.` with `pending`, `succeeded`, `failed` or `reversed`; others may come. */
  readonly kind: string
  readonly occurredAt: Date
  /** The pay-out that it is about. */
  readonly payOutId: string | null
}

/** Money that is to leave. `id` is the id of our payment, by which the institution recognizes a repeated order. */
export interface PayOutOrder {
  readonly id: string
  readonly amount: Cents
  readonly beneficiary: string
  readonly iban: string
  readonly remittance: string
  readonly endToEndId: string
}

/** A received transfer that is to go back to its sender. */
export interface SendBackOrder extends PayOutOrder {
  /** The institution's reference of the credit; null if its statement named none. */
  readonly creditReference: string | null
}

/** How far a pay-out is. What has succeeded may still be reversed; failed money has never left. */
export interface PayOut {
  readonly id: string
  readonly state: 'pending' | 'succeeded' | 'failed' | 'reversed'
  /** ISO 20022 reason of a failure or reversal, such as `AC04`. */
  readonly reasonCode: string | null
}

/** A line of a statement of the institution; the amount is above zero for money that came in. */
export interface InstitutionLine {
  readonly bookingDay: string
  readonly valueDay: string
  readonly amount: Cents
  readonly kind: 'transfer' | 'return' | 'fee' | 'other'
  readonly counterpartyName: string | null
  readonly counterpartyIban: string | null
  readonly remittance: string
  readonly reference: string | null
  readonly endToEndId: string | null
  readonly bankReference: string | null
  readonly returnReason: string | null
}

/** What was booked on our account on one day; opening plus lines is closing. */
export interface InstitutionStatement {
  readonly iban: string
  readonly day: string
  readonly opening: Cents
  readonly closing: Cents
  readonly lines: readonly InstitutionLine[]
}

/** A transfer that the sandbox makes up. */
export interface PlayedTransfer {
  readonly toIban: string
  readonly amount: Cents
  readonly name: string
  readonly iban: string
  readonly remittance: string
}

/** Why the institution does not do what it was asked for. Repeating the call does not help. */
export class InstitutionRefusal extends Error {
  override readonly name = 'InstitutionRefusal'
  readonly reason: 'unknown' | 'differs'
  /** @param reason `unknown`: there is no such payment or credit; `differs`: this id was ordered with other data before */
  constructor(reason: 'unknown' | 'differs') {
    super(`The institution refuses: ${reason}.`)
    this.reason = reason
  }
}

/**
 * A service that holds the money of customers: our banks, known by their files, or a payment institution (handbook rule 5.50).
 * Every call may be repeated with the same effect. Calls reject while the institution is silent or answers with an error of its
 * own; then they are repeated later.
 */
export interface PaymentInstitution {
  readonly name: 'files' | 'sandbox'
  /** Opens the account that a person pays into, or answers the one that is open; undefined while no account takes deposits. */
  openAccount(holder: AccountHolder): Promise<InstitutionAccount | undefined>
  /** How to send a deposit; undefined while no account takes deposits. */
  instructions(holder: AccountHolder, amount?: Cents): Promise<Instructions | undefined>
  /** Whether an event comes from the institution, and not long ago: its signature covers the bytes as they arrived. */
  isSignatureRight(headers: IncomingHttpHeaders, raw: Buffer, now: Date): boolean
  /** Parses an event that was delivered. Throws when the bytes are not one. */
  readEvent(raw: Buffer): InstitutionEvent
  /** The next events after a position, oldest first; without one, from the first. An event may come again. */
  events(after?: string): Promise<readonly InstitutionEvent[]>
  /** Orders a payment. Throws `InstitutionRefusal`. */
  payOut(order: PayOutOrder): Promise<PayOut>
  /** Orders that a credit goes back. Throws `InstitutionRefusal`. */
  sendBack(order: SendBackOrder): Promise<PayOut>
  /** How far a payment or a transfer sent back is. Throws `InstitutionRefusal`. */
  readPayOut(id: string): Promise<PayOut>
  /** The IBAN of the account of the company that it keeps the money on and its statements are about; undefined while there is none. */
  clientAccount(): Promise<string | undefined>
  /** The money that is there; undefined if nothing has been stated yet. */
  balance(): Promise<Cents | undefined>
  /** Makes up a transfer from outside, for who plays a sender; only the sandbox can. */
  play?(transfer: PlayedTransfer): Promise<void>
  /** What was booked on a day (`YYYY-MM-DD`); undefined if nothing was. */
  statement(day: string): Promise<InstitutionStatement | undefined>
}
