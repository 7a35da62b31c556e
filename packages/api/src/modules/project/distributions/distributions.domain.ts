import {
  accept,
  allocate,
  daysBetween,
  decline,
  distributionLifecycle,
  feeOn,
  formatAmount,
  refusalOfOverpayment,
  smallerOf,
  stateAfter,
  withheldFrom,
  type Cents,
  type Decision,
  type EarlierReturns,
  type Withholding,
  type WithholdingReason,
} from '@cauce/contract'
import { BY_STAFF, decideMovement } from '../../wallet/gate/gate.domain.ts'
import { feeBeside } from './withholding.domain.ts'
import { type Hands } from '../../../platform/four-eyes.domain.ts'

export interface DueAmounts {
  readonly interestDue: Cents
  readonly principalDue: Cents
}

/** Interest before principal (Spanish Civil Code, article 1173); overpayment is refused. */
export function splitPayment(due: DueAmounts, amount: Cents): Decision<{ interest: Cents; principal: Cents }> {
  const refusal = refusalOfOverpayment(due, amount)
  if (refusal) return { ok: false, refusal }
  const interest = smallerOf(amount, due.interestDue)
  return accept({ interest, principal: amount - interest })
}

export interface ShareHolder {
  readonly orderId: string
  readonly amount: Cents
  readonly outstanding: Cents
  readonly earlier: EarlierReturns
  readonly withholding: Pick<Withholding, 'rate' | 'reason'>
}

export interface Share {
  readonly orderId: string
  readonly interest: Cents
  readonly fee: Cents
  readonly principal: Cents
  readonly withheld: Cents
  readonly withholdingRate: number
  readonly withholdingReason: WithholdingReason
}

/**
 * Interest by investment, principal by outstanding, largest remainder. The fee follows from all interest of the order
 * (decision distributions), the tax from this payment's interest.
 */
export function sharesOf(
  payment: { readonly interest: Cents; readonly principal: Cents },
  holders: readonly ShareHolder[],
  managerFee: number,
): Share[] {
  if (holders.length === 0) return []
  const interests = allocate(
    payment.interest,
    holders.map((holder) => holder.amount),
  )
  const principals =
    payment.principal === 0n
      ? holders.map(() => 0n)
      : allocate(
          payment.principal,
          holders.map((holder) => holder.outstanding),
        )
  return holders.map(({ orderId, earlier, withholding: { rate, reason } }, index) => {
    const interest = interests[index]!
    const withheld = withheldFrom(interest, rate)
    return {
      orderId,
      interest,
      fee: feeBeside(feeOn(interest, managerFee, earlier), interest, withheld),
      principal: principals[index]!,
      withheld,
      withholdingRate: rate,
      withholdingReason: reason,
    }
  })
}

export function remainderOf(
  due: DueAmounts,
  paid: { readonly interest: Cents; readonly principal: Cents },
): DueAmounts | null {
  const rest = { interestDue: due.interestDue - paid.interest, principalDue: due.principalDue - paid.principal }
  return rest.interestDue + rest.principalDue > 0n ? rest : null
}

/** On `today`, or when paid; never negative. */
export function daysLateOf(dueDate: string, paidOn: string | null, today: string): number {
  return Math.max(0, daysBetween(dueDate, paidOn ?? today))
}

type Status = (typeof distributionLifecycle.states)[number]

export interface ConfirmFacts {
  readonly status: Status
  /** First approver; does not expire (decision four-eyes-approval). */
  readonly recordedBy: string | null
  /** Confirmed unseen by `confirmedBy`. */
  readonly isUnseen: boolean
  readonly confirmedBy: string | null
  /** Nobody approves their own money (handbook rule 1.14). */
  readonly isOwnMoney: boolean
}

export function decideConfirmation(
  draft: ConfirmFacts,
  { hands, isUnseen }: { readonly hands: Hands; readonly isUnseen: boolean },
): Decision<{ status: Status; isUnseen: boolean }> {
  const action = draft.isUnseen ? 'confirmAgain' : 'confirm'
  const status = stateAfter(distributionLifecycle, action, draft.status)
  if (status === undefined) return decline('state-forbids', { state: draft.status })
  if (draft.recordedBy === null) return decline('maker-is-checker')
  const decision = decideMovement({
    ...BY_STAFF,
    kind: 'distribute',
    amount: 0n,
    actor: { as: 'staff', hands },
    isOwnMoney: draft.isOwnMoney,
    first: { hands: new Set([draft.recordedBy]) },
    threshold: 0n,
  })
  const isFirst = !draft.isUnseen || draft.confirmedBy === null || hands.has(draft.confirmedBy)
  return decision.ok ? accept({ status, isUnseen: isUnseen && isFirst }) : decision
}

interface ReversalFacts {
  readonly status: Status
  readonly lines: readonly string[]
  /** Recorded after it. */
  readonly later: { readonly number: number; readonly dueDate: string } | null
  /** People. */
  readonly spentCount: number
}

/** The last one first, while the promoter's money is on no statement, and never below zero in a wallet (decision distributions). */
export function decideReversal({ status, lines, later, spentCount }: ReversalFacts): Decision<Status> {
  const next = stateAfter(distributionLifecycle, 'reverse', status)
  if (next === undefined) return decline('state-forbids', { state: status })
  if (later) return decline('later-payment-recorded', { number: later.number, dueDate: later.dueDate })
  if (lines.length > 0) return decline('payment-on-statement')
  return spentCount > 0 ? decline('return-money-spent', { count: spentCount }) : accept(next)
}

interface Unreceived {
  /** Credited, in all. */
  readonly unreceived: Cents
  readonly oldest: { readonly creditedAt: Date; readonly projectName: string } | null
}
interface EarlyCredit {
  readonly maximum: Cents
  readonly days: number
}

const DAY_MS = 86_400_000

/** What staff are to look after, and what lets no more be credited. */
export function problemOfUnreceived(
  { unreceived, oldest }: Unreceived,
  { maximum, days }: EarlyCredit,
  now: Date,
): 'early-credit-limit' | 'early-credit-overdue' | null {
  if (oldest && now.getTime() - oldest.creditedAt.getTime() > days * DAY_MS) return 'early-credit-overdue'
  return unreceived > maximum ? 'early-credit-limit' : null
}

/** Before a statement shows the promoter's payment, within the limits of the settings (decision distributions). */
export function decideEarlyCredit(
  { amount, unreceived, oldest }: Unreceived & { readonly amount: Cents },
  limits: EarlyCredit,
  now: Date,
): Decision<undefined> {
  const maximum = formatAmount(limits.maximum)
  switch (problemOfUnreceived({ unreceived: unreceived + amount, oldest }, limits, now)) {
    case 'early-credit-overdue':
      return decline('early-credit-overdue', { days: String(limits.days), project: oldest!.projectName, maximum })
    case 'early-credit-limit':
      return decline('early-credit-limit', { maximum, unreceived: formatAmount(unreceived) })
    case null:
      return accept(undefined)
  }
}

interface RecordFacts {
  /** First earlier unpaid payment. */
  readonly unpaidBefore: { readonly number: number; readonly dueDate: string } | undefined
  readonly paidOn: string
  readonly financedOn: string
  readonly today: string
}

/** Funds received, not before the debt existed, and nothing older owed (decision distributions). */
export function decideRecording({ unpaidBefore, paidOn, financedOn, today }: RecordFacts): Decision<undefined> {
  if (paidOn < financedOn) return decline('date-too-early', { earliest: financedOn }, 'paidOn')
  if (paidOn > today) return decline('date-too-late', { latest: today }, 'paidOn')
  if (unpaidBefore) return decline('earlier-payment-unpaid', { ...unpaidBefore })
  return accept(undefined)
}
