import type { Cents, MatchReason } from '@cauce/contract'
import { isCalledIn, isNameIn, nameEvidence, type NameEvidence } from '@cauce/contract/bank/names.ts'

/** A credit as stated by the bank. */
export interface CreditFacts {
  readonly amount: Cents
  readonly kind: 'transfer' | 'return' | 'fee' | 'other'
  readonly senderName: string | null
  readonly senderIban: string | null
  /** Free text of the bank and the sender. */
  readonly text: string
  /** Wallets whose creditor reference it carries, deduplicated. */
  readonly referencedWalletIds: readonly string[]
}

/** An income that a credit may settle: announced, or already approved by its document (`isBooked`). */
export interface ExpectedIncome {
  readonly transactionId: string
  readonly amount: Cents
  readonly createdAt: Date
  readonly isBooked: boolean
  /** Entered by an administrator, so another one decides (decision four-eyes-approval). */
  readonly isEntered: boolean
  /** The announced account, which the line has to prove. Empty if no line can; null once it is valid. */
  readonly unprovenIban: string | null
}

/** A person indicated by the credit's reference, account or amount. */
export interface PersonFacts {
  readonly userId: string
  readonly walletId: string
  readonly name: string
  readonly state: 'active' | 'blocked' | 'closed'
  readonly isIdentityApproved: boolean
  /** The sender's IBAN is one of their validated accounts. */
  readonly ownsSenderIban: boolean
  /** Staff who added, validated or changed that account in the 30 days before the line. */
  readonly accountWriters: readonly string[]
  /** Staff who entered or changed the name, or approved the identity, in these days. */
  readonly nameWriters: readonly string[]
  readonly incomes: readonly ExpectedIncome[]
}

/** Suggested target: expected incomes, or a new income of a wallet. */
export type MatchTarget =
  | { readonly kind: 'incomes'; readonly userId: string; readonly transactionIds: readonly string[] }
  | { readonly kind: 'new-income'; readonly userId: string; readonly walletId: string }

export const REASON_OF_NAME = {
  agrees: 'name-agrees',
  similar: 'name-similar',
  differs: 'name-differs',
  unknown: 'sender-unknown',
} as const satisfies Record<NameEvidence, MatchReason>

/**
 * Whether the sender is this person. Where the bank names nobody, their name in the text is theirs; where it may only be read in the text (no account,
 * no field of its own), it makes another name there uncertain. What is only taken for a name there contradicts nobody.
 */
export function senderEvidence(
  { senderName, senderIban, text }: Pick<CreditFacts, 'senderName' | 'senderIban' | 'text'>,
  name: string,
): NameEvidence {
  const evidence = nameEvidence(senderName, name)
  const isRead = senderIban === null && (senderName === null || text.includes(senderName))
  if (!isRead || evidence === 'agrees') return evidence
  if (isNameIn(text, name)) return senderName === null ? 'agrees' : 'similar'
  return senderName === null || isCalledIn(text, senderName) || evidence !== 'differs' ? evidence : 'unknown'
}

/** Reason why this person's money waits regardless of other evidence. */
export const reasonOfState = ({ state }: PersonFacts): MatchReason | undefined =>
  state === 'active' ? undefined : state === 'blocked' ? 'person-blocked' : 'person-closed'
