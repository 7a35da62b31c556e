import type { Cents } from '@cauce/contract'
import type { IncomingHttpHeaders } from 'node:http'

export interface AccountHolder {
  readonly walletId: string
  readonly name: string
  /** Creditor reference of the wallet (ISO 11649), without spaces. */
  readonly reference: string
}

export interface InstitutionAccount {
  readonly iban: string
  readonly bic: string
  readonly beneficiary: string
  readonly bankName: string
  /** Company account that the deposit is booked on and the statements are about. */
  readonly bookedOn: string
}

export interface Instructions extends InstitutionAccount {
  readonly reference: string
  /** Null if it never expires. */
  readonly expiresAt: Date | null
}

/**
 * A notice that says which statement or payment to ask for. It moves no money, so duplicates and reordering are
 * harmless (decision company-accounts-and-institution).
 */
export interface InstitutionEvent {
  readonly eventId: string
  /** Cursor: `events` returns those after it. */
  readonly position: string
  /** `transfer.received`, or `pay_out.` with `pending`, `succeeded`, `failed` or `reversed`; others may come. */
  readonly kind: string
  readonly occurredAt: Date
  readonly payOutId: string | null
}

export interface PayOutOrder {
  readonly id: string
  readonly amount: Cents
  readonly beneficiary: string
  readonly iban: string
  readonly remittance: string
  readonly endToEndId: string
}

/** A received transfer to be sent back. */
export interface SendBackOrder extends PayOutOrder {
  /** Institution's reference of the credit; null if its statement named none. */
  readonly creditReference: string | null
}

/** A succeeded pay-out may still be reversed; a failed one never left. */
export interface PayOut {
  readonly id: string
  readonly state: 'pending' | 'succeeded' | 'failed' | 'reversed'
  /** ISO 20022 reason of a failure or reversal, such as `AC04`. */
  readonly reasonCode: string | null
}

/** Amount above zero for credits. */
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

export interface InstitutionStatement {
  readonly iban: string
  readonly day: string
  readonly opening: Cents
  readonly closing: Cents
  readonly lines: readonly InstitutionLine[]
}

/** A simulated transfer (sandbox). */
export interface PlayedTransfer {
  readonly toIban: string
  readonly amount: Cents
  readonly name: string
  readonly iban: string
  readonly remittance: string
}

/** Final refusal; retrying does not help. */
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
 * Holds customers' money (handbook rule 5.50). All calls are idempotent, reject while the institution is silent or
 * fails, and are retried.
 */
export interface PaymentInstitution {
  readonly name: 'files' | 'sandbox'
  /** Idempotent. Undefined while no account takes deposits. */
  openAccount(holder: AccountHolder): Promise<InstitutionAccount | undefined>
  /** Undefined while no account takes deposits. */
  instructions(holder: AccountHolder, amount?: Cents): Promise<Instructions | undefined>
  isSignatureRight(headers: IncomingHttpHeaders, raw: Buffer, now: Date): boolean
  /** Throws on malformed bytes. */
  readEvent(raw: Buffer): InstitutionEvent
  /** Next events after a position, oldest first; without one, from the first. At least once. */
  events(after?: string): Promise<readonly InstitutionEvent[]>
  /** Throws `InstitutionRefusal`. */
  payOut(order: PayOutOrder): Promise<PayOut>
  /** Throws `InstitutionRefusal`. */
  sendBack(order: SendBackOrder): Promise<PayOut>
  /** Throws `InstitutionRefusal`. */
  readPayOut(id: string): Promise<PayOut>
  /** IBAN of the company account that the statements are about; undefined while there is none. */
  clientAccount(): Promise<string | undefined>
  /** Undefined before the first statement. */
  balance(): Promise<Cents | undefined>
  /** Sandbox only: simulates an incoming transfer. */
  play?(transfer: PlayedTransfer): Promise<void>
  /** Lines booked on a day (`YYYY-MM-DD`); undefined if none. */
  statement(day: string): Promise<InstitutionStatement | undefined>
}
