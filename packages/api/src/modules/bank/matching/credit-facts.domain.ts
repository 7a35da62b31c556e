import type { Cents, MatchReason } from '@cauce/contract'
import type { NameEvidence } from '@cauce/contract/bank/names.ts'

/** A credit as a bank's file says it. */
export interface CreditFacts {
  readonly amount: Cents
  readonly kind: 'transfer' | 'return' | 'fee' | 'other'
  readonly senderName: string | null
  readonly senderIban: string | null
  /** The wallets whose creditor reference it carries, each once. */
  readonly referencedWalletIds: readonly string[]
}

/** An income that a credit may belong to: announced, or approved by its document before the statement came (`isBooked`). */
export interface ExpectedIncome {
  readonly transactionId: string
  readonly amount: Cents
  readonly createdAt: Date
  readonly isBooked: boolean
  /** An administrator entered it for the person, so that another one decides (decision 100). */
  readonly isEntered: boolean
}

/** A person whom the reference, the bank account or an announced amount of a credit points at. */
export interface PersonFacts {
  readonly userId: string
  readonly walletId: string
  readonly name: string
  readonly state: 'active' | 'blocked' | 'closed'
  readonly isIdentityApproved: boolean
  /** Whether the sender's IBAN is a validated account of theirs. */
  readonly ownsSenderIban: boolean
  readonly incomes: readonly ExpectedIncome[]
}

/** What a credit is suggested to be: incomes that are expected, or a new one of a wallet. */
export type MatchTarget =
  | { readonly kind: 'incomes'; readonly userId: string; readonly transactionIds: readonly string[] }
  | { readonly kind: 'new-income'; readonly userId: string; readonly walletId: string }

/** What the name of a sender says, as a reason. */
export const REASON_OF_NAME = {
  agrees: 'name-agrees',
  similar: 'name-similar',
  differs: 'name-differs',
  unknown: 'sender-unknown',
} as const satisfies Record<NameEvidence, MatchReason>

/** Why a person's money waits, whatever else speaks for it. */
export const reasonOfState = ({ state }: PersonFacts): MatchReason | undefined =>
  state === 'active' ? undefined : state === 'blocked' ? 'person-blocked' : 'person-closed'
