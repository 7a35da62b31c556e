import type { Cents } from '@cauce/contract'
import type { TransferKind } from '../../../database/schema/wallet.ts'

/** The ledger account of the bank. Like the next two it exists once (rules/20-ledger.sql). */
export const BANK_ACCOUNT = '01890000-0000-7000-8000-0000000000b0'
/** The ledger account of the platform's fees. */
export const FEES_ACCOUNT = '01890000-0000-7000-8000-0000000000f0'
/** The ledger account of disinvestment penalties. */
export const PENALTIES_ACCOUNT = '01890000-0000-7000-8000-0000000000e0'

/** A posting to be written: `amount` goes from the debit account to the credit account. */
export interface Transfer {
  readonly kind: TransferKind
  readonly debitAccountId: string
  readonly creditAccountId: string
  readonly amount: Cents
  readonly transactionId?: string | undefined
  readonly orderId?: string | undefined
  readonly distributionId?: string | undefined
}

/** What a wallet holds. `balance` is `available` plus `reserved` (handbook rule 4.6). */
export interface WalletFunds {
  readonly walletId: string
  readonly reservedAccountId: string
  readonly available: Cents
  readonly reserved: Cents
}
