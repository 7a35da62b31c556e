import { accept, decline, formatAmount, HOLD_EFFECTS, type Cents, type Decision } from '@cauce/contract'
import type { MovementKind } from '../../../database/schema/decisions.ts'

/** `platform`: a job or a webhook. */
export type Hand = { readonly as: 'owner' | 'staff'; readonly userId: string } | { readonly as: 'platform' }

export const idOf = (hand: Hand): string | null => (hand.as === 'platform' ? null : hand.userId)

/** Why a person's money stands still. */
export type Freeze = 'none' | 'disabled' | 'guardianship' | 'estate' | 'hold' | 'sanctions'

/** Who acts for the project, which is offered to nobody then. */
export type Related =
  | 'none'
  /** The person is its promoter, or acts for it. */
  | 'promoter'
  /** An insider promotes it (Regulation (EU) 2020/1503, article 8(2)). */
  | 'insider'

/** How a person stands. */
export interface Standing {
  readonly freeze: Freeze
  /** Has asked to close the account. */
  readonly isClosing: boolean
}

/** What says whose money it is. */
export type Evidence =
  /** A line of a bank with our reference and the sender's account or name, which no hand of this administrator wrote. */
  | 'bank'
  /** A document that somebody uploaded. */
  | 'document'
  /** Nothing from outside, or what this administrator wrote. */
  | 'none'

export interface MovementFacts extends Standing {
  readonly kind: MovementKind
  readonly amount: Cents
  readonly actor: {
    readonly as: 'owner' | 'staff' | 'platform'
    /** The administrator, and who made or re-equipped that administrator in the last days. */
    readonly hands: ReadonlySet<string>
  }
  readonly isOwnMoney: boolean
  readonly related: Related
  /** Hands of those who entered, edited or validated what it depends on. */
  readonly touchedBy: ReadonlySet<string>
  readonly evidence: Evidence
  /** Against the platform's suggestion, or for somebody else than the payer. */
  readonly isAgainst: boolean
  /** What is withdrawn stands on documents alone that one administrator approved. */
  readonly isUnproven: boolean
  /** Of promoters' payments on no statement, which it needs, in cents. */
  readonly unreceived: Cents
  /** What garnishments take above what the wallet has left, in cents. */
  readonly garnished: Cents
  readonly reason: string | null
  /** Largest sum of seven days with one signature, by person, payer or administrator, in cents. */
  readonly sumOfDays: Cents
  /** A first approval that still counts. */
  readonly first: { readonly hands: ReadonlySet<string> } | null
  /** From this amount two administrators decide, in cents. */
  readonly threshold: Cents
}

/** Where nothing else is known. */
export const BY_STAFF = {
  freeze: 'none',
  isClosing: false,
  related: 'none',
  touchedBy: new Set<string>(),
  evidence: 'bank',
  isAgainst: false,
  isUnproven: false,
  unreceived: 0n,
  garnished: 0n,
  reason: null,
  sumOfDays: 0n,
} as const satisfies Partial<MovementFacts>

/** `first`: recorded, and nothing moves before a second administrator decides the same. */
export type GateVerdict = 'goes' | 'first'

type Signatures =
  /** One, whatever the amount. */
  | 'one'
  /** Two from the threshold on, in this movement or in the sum of seven days. */
  | 'threshold'
  /** Two unless a bank proves it and it is below the threshold. */
  | 'evidence'
  | 'two'

type Summed = 'person' | 'payer' | 'administrator'

type Stopping = 'stops' | 'keeps'

interface Rule {
  readonly signatures: Signatures
  /** `stops`: nothing moves. `keeps`: the money comes to the person and stays frozen there. */
  readonly frozen: Stopping
  /** While the account is being closed. What comes in ends the closing. */
  readonly closing: Stopping
  /** For the promoter of the project, and for anybody if an insider promotes it. */
  readonly related: Stopping
  /** Who entered, edited or validated what it depends on does not decide. */
  readonly isCheckerApart: boolean
  readonly summed: readonly Summed[]
}

const rule = (
  signatures: Signatures,
  frozen: Stopping,
  { closing = 'keeps', related = 'keeps', isCheckerApart = true, summed = [] }: Partial<Rule> = {},
): Rule => ({ signatures, frozen, closing, related, isCheckerApart, summed })
const ANYBODY = { isCheckerApart: false }
const INVESTED = { closing: 'stops', related: 'stops' } as const

/** The table of decision money-gate. */
export const RULES: Readonly<Record<MovementKind, Rule>> = {
  order: rule('one', 'stops', INVESTED),
  hold_deposit: rule('one', 'stops', INVESTED),
  return_deposit: rule('one', 'keeps', ANYBODY),
  revoke: rule('one', 'keeps', ANYBODY),
  disinvest: rule('one', 'keeps', ANYBODY),
  request_withdrawal: rule('one', 'stops', { ...ANYBODY, closing: 'stops' }),
  cancel_withdrawal: rule('one', 'keeps', ANYBODY),
  approve_withdrawal: rule('threshold', 'stops', { summed: ['person'] }),
  request_third_party: rule('one', 'stops', ANYBODY),
  approve_third_party: rule('two', 'stops'),
  credit_document: rule('threshold', 'stops', { summed: ['person', 'administrator'] }),
  credit_line: rule('evidence', 'stops'),
  meet_line: rule('evidence', 'stops'),
  return_payment: rule('evidence', 'keeps'),
  undo_match: rule('threshold', 'keeps', { ...ANYBODY, summed: ['person', 'administrator'] }),
  set_aside: rule('threshold', 'keeps', { summed: ['payer', 'administrator'] }),
  undo_set_aside: rule('threshold', 'keeps', { ...ANYBODY, summed: ['payer', 'administrator'] }),
  send_back: rule('threshold', 'stops', { summed: ['payer', 'administrator'] }),
  undo_send_back: rule('one', 'keeps', ANYBODY),
  execute_payment: rule('one', 'keeps', ANYBODY),
  fail_payment: rule('one', 'keeps', ANYBODY),
  refuse_payment: rule('two', 'keeps'),
  pay_refused: rule('two', 'keeps', ANYBODY),
  owe_closed_account: rule('one', 'keeps', ANYBODY),
  make_batch: rule('one', 'stops', ANYBODY),
  release_batch: rule('two', 'stops'),
  hand_over_batch: rule('one', 'stops', ANYBODY),
  pay_out: rule('one', 'keeps', ANYBODY),
  distribute: rule('two', 'keeps'),
  reverse_distribution: rule('two', 'keeps', ANYBODY),
  refund: rule('threshold', 'keeps'),
  hand_over_tax: rule('one', 'keeps', ANYBODY),
  pay_own: rule('one', 'keeps', ANYBODY),
  import_statement: rule('two', 'keeps'),
  take_back_statement: rule('two', 'keeps', ANYBODY),
}

export function decideMovement(facts: MovementFacts): Decision<GateVerdict> {
  const { kind, actor } = facts
  if (facts.isOwnMoney && actor.as === 'staff') return decline('own-money')
  const isExceptional = isException(facts)
  const own = decideOwn(kind, facts)
  if (actor.as === 'owner' || (!own.ok && !isExceptional)) return own
  if (actor.as === 'staff') return decideByStaff(facts, isExceptional)
  // Jobs carry out what administrators or the law have decided, and decide themselves only what a bank proves.
  return isProven(facts) ? accept('goes') : decline('second-administrator-needed')
}

type Stopped = Pick<MovementFacts, 'kind' | 'actor' | 'freeze' | 'unreceived' | 'garnished' | 'reason'>

/**
 * What two administrators let go with the reason: the withdrawal of a person who is disabled and not held, and in a batch a payment
 * that needs a promoter's payment on no statement.
 */
export function isException({ kind, actor, freeze, unreceived, garnished, reason }: Stopped): boolean {
  if (actor.as !== 'staff' || garnished > 0n) return false
  if (kind === 'approve_withdrawal') return freeze === 'disabled' && unreceived === 0n
  return (kind === 'make_batch' || kind === 'release_batch') && freeze === 'none' && unreceived > 0n && reason !== null
}

function decideByStaff(facts: MovementFacts, isExceptional: boolean): Decision<GateVerdict> {
  const { kind, actor, touchedBy, first, reason } = facts
  if (RULES[kind].isCheckerApart && intersects(actor.hands, touchedBy)) return decline('maker-is-checker')
  if ((facts.isAgainst || isExceptional) && !reason) return decline('reason-required', undefined, 'reason')
  if (!isExceptional && signaturesOf(facts) === 1) return accept('goes')
  if (first === null) return accept('first')
  return intersects(first.hands, actor.hands) ? decline('maker-is-checker') : accept('goes')
}

/** For people who move their own money. */
export function decideOwn(
  kind: MovementKind,
  {
    freeze,
    isClosing,
    related = 'none',
    unreceived = 0n,
    garnished = 0n,
  }: Standing & { readonly [Fact in 'related' | 'unreceived' | 'garnished']?: MovementFacts[Fact] | undefined },
): Decision<GateVerdict> {
  const rule = RULES[kind]
  if (isClosing && rule.closing === 'stops') return decline('account-closing')
  if (related !== 'none' && rule.related === 'stops')
    return decline(related === 'insider' ? 'promoter-is-insider' : 'promoter-invests')
  if (rule.frozen !== 'stops') return accept('goes')
  if (freeze !== 'none') return decline(refusalOfFreeze(freeze))
  if (garnished > 0n) return decline('money-garnished', { garnished: formatAmount(garnished) })
  if (unreceived > 0n) return decline('money-not-received', { unreceived: formatAmount(unreceived) })
  return accept('goes')
}

export const refusalOfFreeze = (freeze: Exclude<Freeze, 'none'>) =>
  freeze === 'estate' || freeze === 'guardianship' ? HOLD_EFFECTS[freeze].refusal : 'account-under-review'

/** A third party is paid out of what a death, a guardian or a disabled account stops, and not out of what sanctions or a review stop. */
export const standingOfThirdParty = ({ freeze, ...standing }: Standing): Standing => ({
  ...standing,
  freeze: freeze === 'sanctions' || freeze === 'hold' ? freeze : 'none',
})

/** A line meets what was credited before whatever its amount. */
const isProven = ({ kind, evidence, amount, threshold }: MovementFacts): boolean =>
  RULES[kind].signatures !== 'evidence' || (evidence === 'bank' && (kind !== 'credit_line' || amount < threshold))

function signaturesOf({ kind, amount, sumOfDays, evidence, threshold, isAgainst, isUnproven }: MovementFacts): 1 | 2 {
  if (isAgainst || (isUnproven && kind === 'approve_withdrawal')) return 2
  switch (RULES[kind].signatures) {
    case 'one':
      return 1
    case 'two':
      return 2
    case 'threshold':
      return amount + sumOfDays >= threshold ? 2 : 1
    case 'evidence':
      return evidence === 'bank' && amount < threshold ? 1 : 2
  }
}

const intersects = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((one) => others.has(one))
