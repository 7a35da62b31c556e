import type { Cents } from '@cauce/contract'
import type { TransferKind } from '../../../database/schema/wallet.ts'

/**
 * The ledger account of the money at banks, which only statements move (decision 179). Like the next ones it exists once
 * (rules/20-ledger.sql).
 */
export const BANK_ACCOUNT = '01890000-0000-7000-8000-0000000000b0'
/** The ledger account of what was booked here and has not met its line of a statement. Its balance may have either sign. */
export const CLEARING_ACCOUNT = '01890000-0000-7000-8000-0000000000c0'
/** The ledger account of credits of statements that are not matched; never below zero. */
export const UNASSIGNED_ACCOUNT = '01890000-0000-7000-8000-0000000000a0'
/** The ledger account of debits of statements that are not explained; never above zero. */
export const UNEXPLAINED_ACCOUNT = '01890000-0000-7000-8000-0000000000d0'
/** The ledger account of the company's own money at banks, such as what the bank charges. Its balance may have either sign. */
export const OWN_ACCOUNT = '01890000-0000-7000-8000-000000000090'
/** The ledger account of the platform's fees. */
export const FEES_ACCOUNT = '01890000-0000-7000-8000-0000000000f0'
/** The ledger account of disinvestment penalties. */
export const PENALTIES_ACCOUNT = '01890000-0000-7000-8000-0000000000e0'

/** The ledger account of tax that was withheld from interest and not handed over yet (decision 246). */
export const WITHHELD_ACCOUNT = '01890000-0000-7000-8000-000000000080'

/** A posting to be written: `amount` goes from the debit account to the credit account. */
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
  /** The reservation whose deposit it is. */
  readonly reservationId?: string | undefined
}

/** What a wallet holds. `balance` is `available` plus `reserved` (handbook rule 4.6). */
export interface WalletFunds {
  readonly walletId: string
  readonly reservedAccountId: string
  readonly available: Cents
  readonly reserved: Cents
}
