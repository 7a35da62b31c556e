import type { Cents, MatchReason, MatchTier } from '@cauce/contract'
import {
  REASON_OF_NAME,
  reasonOfState,
  senderEvidence,
  type CreditFacts,
  type ExpectedIncome,
  type MatchTarget,
  type PersonFacts,
} from './credit-facts.domain.ts'
import { EXPECTED, incomeOf } from './income-of-credit.domain.ts'

/** Cents. */
export interface MatchLimits {
  /** From this amount two administrators decide (decision four-eyes-approval). */
  readonly fourEyesThreshold: Cents
  /** Up to this amount a credit with a valid reference from a known account is credited without an announcement. */
  readonly unannouncedMaximum: Cents
}

export interface Verdict {
  readonly tier: MatchTier
  readonly reasons: readonly MatchReason[]
  readonly target: MatchTarget | null
}

/**
 * Decides what a credit belongs to, how certain that is and why (decision matching). Evidence: our reference, the sender's
 * account, an expected income of exactly the amount, and the sender's name, which ranks and contradicts but never
 * decides. A tie has no winner.
 */
export function decideMatch(credit: CreditFacts, people: readonly PersonFacts[], limits: MatchLimits): Verdict {
  if (credit.kind === 'return') return { tier: 'none', reasons: ['is-return'], target: null }
  if (credit.kind === 'fee') return { tier: 'none', reasons: ['is-fee'], target: null }
  if (credit.referencedWalletIds.length > 1) return { tier: 'none', reasons: ['several-references'], target: null }
  const referenced = people.find(({ walletId }) => walletId === credit.referencedWalletIds[0])
  if (referenced) return decideReferenced(credit, referenced, people, limits)
  const [owner, another] = people.filter(({ ownsSenderIban }) => ownsSenderIban)
  if (another) return { tier: 'none', reasons: ['several-owners'], target: null }
  return owner ? decideOwner(credit, owner, limits) : decideNamed(credit, people, limits)
}

/** Whether evidence was written by one of these people. */
export type Wrote = (writers: readonly string[]) => boolean
/** The platform takes nobody's word. */
export const BY_ANY_STAFF: Wrote = (writers) => writers.length > 0

/**
 * A bank says that the money is this person's: our reference, and the sender's account or name, of which what one of these hands wrote
 * does not count.
 */
export function isProven(
  credit: CreditFacts,
  person: PersonFacts,
  people: readonly PersonFacts[],
  wrote: Wrote,
): boolean {
  const [walletId, another] = credit.referencedWalletIds
  if (walletId !== person.walletId || another !== undefined) return false
  if (person.ownsSenderIban && !wrote(person.accountWriters)) return true
  if (!person.ownsSenderIban && people.some(({ ownsSenderIban }) => ownsSenderIban)) return false
  return senderEvidence(credit, person.name) === 'agrees' && !wrote(person.nameWriters)
}

/** The sender may be the person, or a third-party payer. */
function senderOf(credit: CreditFacts, person: PersonFacts, people: readonly PersonFacts[]) {
  if (person.ownsSenderIban) return { agrees: true, contradicts: false, reason: 'account-known' } as const
  const name = senderEvidence(credit, person.name)
  if (people.some(({ ownsSenderIban }) => ownsSenderIban))
    return { agrees: false, contradicts: true, reason: 'account-of-another' } as const
  return { agrees: name === 'agrees', contradicts: name === 'differs', reason: REASON_OF_NAME[name] } as const
}

function decideReferenced(
  credit: CreditFacts,
  person: PersonFacts,
  people: readonly PersonFacts[],
  limits: MatchLimits,
): Verdict {
  const sender = senderOf(credit, person, people)
  const { target, reason } = incomeOf(credit, person)
  const state = reasonOfState(person)
  const reasons: MatchReason[] = ['reference', reason, sender.reason, ...(state ? [state] : [])]
  if (sender.contradicts || state) return { tier: 'hold', reasons, target }
  const isWritten = sender.agrees && !isProven(credit, person, people, BY_ANY_STAFF)
  const limit = isWritten ? 'written-by-staff' : limitOf(credit, person, { target, reason }, limits)
  if (limit) return { tier: 'high', reasons: [...reasons, limit], target }
  return { tier: sender.agrees && AUTOMATIC.has(reason) ? 'auto' : 'high', reasons, target }
}

/** With a reference and a consistent sender, these reasons match automatically. */
const AUTOMATIC: ReadonlySet<MatchReason> = new Set(['amount-exact', 'amount-booked', 'not-announced'])

/** Why an otherwise certain match waits for an administrator. An already booked income needs no approval. */
function limitOf(
  { amount, senderIban }: CreditFacts,
  person: PersonFacts,
  { target, reason }: { target: MatchTarget; reason: MatchReason },
  limits: MatchLimits,
): MatchReason | undefined {
  if (reason === 'amount-booked') return undefined
  if (!person.isIdentityApproved) return 'identity-not-approved'
  const [income] = person.incomes.filter((one) => isOf(one, target))
  if (income?.isEntered) return 'entered-by-administrator'
  if (income && income.unprovenIban !== null && income.unprovenIban !== senderIban) return 'account-unknown'
  if (amount >= limits.fourEyesThreshold) return 'four-eyes'
  if (reason !== 'not-announced') return undefined
  if (!person.ownsSenderIban) return 'account-unknown'
  if (BY_ANY_STAFF(person.accountWriters)) return 'written-by-staff'
  return amount > limits.unannouncedMaximum ? 'above-unannounced-maximum' : undefined
}

const isOf = ({ transactionId }: ExpectedIncome, target: MatchTarget): boolean =>
  target.kind === 'incomes' && target.transactionIds.includes(transactionId)

/** Announces four-eyes: one administrator prepares a large expected amount, another one matches it. */
const twoKeys = ({ amount }: CreditFacts, reason: MatchReason, limits: MatchLimits): readonly MatchReason[] =>
  EXPECTED.has(reason) && reason !== 'amount-booked' && amount >= limits.fourEyesThreshold ? ['four-eyes'] : []

/** Known account without a reference: certain enough to suggest if the amount is expected. */
function decideOwner(credit: CreditFacts, person: PersonFacts, limits: MatchLimits): Verdict {
  const { target, reason } = incomeOf(credit, person)
  const state = reasonOfState(person)
  const reasons: MatchReason[] = ['account-known', reason, ...(state ? [state] : twoKeys(credit, reason, limits))]
  if (state) return { tier: 'hold', reasons, target }
  return { tier: EXPECTED.has(reason) ? 'high' : 'none', reasons, target }
}

/** Neither reference nor account: a similar name with exactly the amount is reviewed, if it is one person only. */
function decideNamed(credit: CreditFacts, people: readonly PersonFacts[], limits: MatchLimits): Verdict {
  const named = people
    .map((person) => ({ person, ...incomeOf(credit, person), name: senderEvidence(credit, person.name) }))
    .filter(({ reason, name }) => EXPECTED.has(reason) && (name === 'agrees' || name === 'similar'))
  const [first, second] = named
  if (!first) return { tier: 'none', reasons: ['nothing-found'], target: null }
  if (second) return { tier: 'none', reasons: ['several-people'], target: null }
  const state = reasonOfState(first.person)
  const why = state ? [state] : twoKeys(credit, first.reason, limits)
  const reasons: MatchReason[] = [first.reason, REASON_OF_NAME[first.name], ...why]
  return { tier: state ? 'hold' : 'low', reasons, target: first.target }
}
