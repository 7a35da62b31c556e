import type { Cents } from '@cauce/contract'
import type { TransferKind } from '../../../database/schema/wallet.ts'

/** Money at banks, moved by statements only (decision bank-statements). A singleton like the next ones (rules/20-ledger.sql). */
export const BANK_ACCOUNT = '01890000-0000-7000-8000-0000000000b0'
/** Booked but not yet met by a statement line. Either sign. */
export const CLEARING_ACCOUNT = '01890000-0000-7000-8000-0000000000c0'
/** Unmatched credits; never negative. */
export const UNASSIGNED_ACCOUNT = '01890000-0000-7000-8000-0000000000a0'
/** Unexplained debits; never positive. */
export const UNEXPLAINED_ACCOUNT = '01890000-0000-7000-8000-0000000000d0'
/** The company's own money, such as bank charges. Either sign. */
export const OWN_ACCOUNT = '01890000-0000-7000-8000-000000000090'
/** Platform fees. */
export const FEES_ACCOUNT = '01890000-0000-7000-8000-0000000000f0'
/** Disinvestment penalties. */
export const PENALTIES_ACCOUNT = '01890000-0000-7000-8000-0000000000e0'

/** Withheld tax not handed over yet (decision tax-withholding-and-forms). */
export const WITHHELD_ACCOUNT = '01890000-0000-7000-8000-000000000080'

declare const passed: unique symbol
/** Of a movement that passed the gate, which alone makes one (decision money-gate). */
export type DecisionId = string & { readonly [passed]: true }

export interface Transfer {
  readonly kind: TransferKind
  readonly debitAccountId: string
  readonly creditAccountId: string
  readonly amount: Cents
  readonly transactionId?: string | undefined
  readonly orderId?: string | undefined
  readonly distributionId?: string | undefined
  readonly movementId?: string | undefined
  readonly paymentId?: string | undefined
  readonly reservationId?: string | undefined
}

/** Cents. `available`: what may leave the account (handbook rule 4.6). */
export interface Funds {
  readonly balance: Cents
  readonly available: Cents
}
