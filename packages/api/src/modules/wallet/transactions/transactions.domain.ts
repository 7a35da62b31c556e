import {
  accept,
  decline,
  stateAfter,
  transactionLifecycle,
  type Cents,
  type Decision,
  type ParameterValues,
  type TransactionState,
} from '@cauce/contract'
import { refusalOfExcess, type MovementKind } from '@cauce/contract/wallet/movement-limits.ts'
import type { TransactionRow } from '../../../database/schema/wallet.ts'
import { expiryOf, firstApprovalOf } from '../../../platform/four-eyes.domain.ts'
import { decideOwn, type Standing } from '../gate/gate.domain.ts'
import { CLEARING_ACCOUNT, type Transfer } from '../ledger/ledger.domain.ts'

export interface Request {
  readonly type: MovementKind
  readonly amount: Cents
  readonly isByAdministrator: boolean
}

export interface RequestFacts extends Standing {
  readonly isIdentityApproved: boolean
  /** Undefined when not the person's. */
  readonly bankAccountState: 'pending' | 'valid' | 'error' | undefined
  /** A line of a statement alone proved the account, and nobody has read its certificate. */
  readonly isProvenByLine: boolean
  readonly payeeTooNewUntil: Date | null
  readonly available: Cents
  readonly garnished?: Cents | undefined
  readonly isEmailConfirmed: boolean
  /** Balance including reserved money, and pending incomes. */
  readonly held: Cents
  readonly pendingIncomes: Cents
  /** Deposited without a declaration of its origin. */
  readonly undeclared: Cents
  readonly owesText: boolean
  readonly limits: Pick<ParameterValues, 'maximumIncome' | 'maximumWallet' | 'declarationThreshold'>
}

export const refusalOfNewPayee = (until: Date) =>
  ({ code: 'payee-too-new', params: { until: until.toISOString() }, path: 'bankAccountId' }) as const

/** Handbook rules 5.6 to 5.8 and 5.18. */
export function decideRequest(request: Request, facts: RequestFacts): Decision<null> {
  // Nobody announces a deposit who may not withdraw it.
  const passed = decideOwn('request_withdrawal', { ...facts, garnished: garnishedOf(request, facts) })
  if (!passed.ok) return passed
  if (!request.isByAdministrator && !facts.isEmailConfirmed) return decline('email-not-confirmed')
  if ((request.type === 'withdraw' || request.isByAdministrator) && !facts.isIdentityApproved)
    return decline(request.isByAdministrator ? 'customer-not-verified' : 'identity-not-approved')
  if (!isUsable(request, facts)) return decline('bank-account-not-valid', undefined, 'bankAccountId')
  if (request.type === 'withdraw' && facts.payeeTooNewUntil)
    return { ok: false, refusal: refusalOfNewPayee(facts.payeeTooNewUntil) }
  const owed = owedBy(request, facts)
  if (owed) return decline(owed)
  const { available, held, pendingIncomes, limits } = facts
  const { maximumIncome, maximumWallet } = limits
  const room = maximumWallet - held - pendingIncomes
  const refusal = refusalOfExcess(request.type, request.amount, { available, maximumIncome, room })
  return refusal ? { ok: false, refusal } : accept(null)
}

function owedBy({ type, isByAdministrator }: Request, { undeclared, owesText, limits }: RequestFacts) {
  if (type === 'withdraw') return undeclared > limits.declarationThreshold ? 'origin-not-declared' : undefined
  return owesText && !isByAdministrator ? 'new-text-not-accepted' : undefined
}

const garnishedOf = ({ type, amount }: Request, { available, garnished }: RequestFacts) =>
  type === 'withdraw' && amount > available ? garnished : 0n

/** The line of a deposit may prove the account that its holder announced (handbook rule 5.25); a withdrawal needs the certificate. */
function isUsable({ type, isByAdministrator }: Request, { bankAccountState, isProvenByLine }: RequestFacts): boolean {
  if (type === 'withdraw') return bankAccountState === 'valid' && !isProvenByLine
  return bankAccountState === 'valid' || (bankAccountState === 'pending' && !isByAdministrator)
}

export interface Pending {
  readonly transactionId: string
  readonly status: TransactionState
  readonly type: 'income' | 'withdraw'
  readonly amount: Cents
  readonly userId: string
  readonly issuerName: TransactionRow['issuerName']
  /** Paid to a third party for it. */
  readonly accountHoldId: string | null
  /** Customer, or the administrator who entered it. */
  readonly createdBy: string | null
  readonly firstApprovedBy: string | null
  readonly firstApprovedAt: Date | null
}

export const isEntered = ({ issuerName }: Pick<Pending, 'issuerName'>): boolean => issuerName === 'admin-backoffice'

/** New status once the gate lets it go. */
export function nextOnApproval({ status }: Pick<Pending, 'status'>): Decision<Pending['status']> {
  const completed = stateAfter(transactionLifecycle, 'approve', status)
  return completed === undefined ? decline('state-forbids', { state: status }) : accept(completed)
}

type Approvable = Pick<
  Pending,
  'type' | 'issuerName' | 'accountHoldId' | 'createdBy' | 'firstApprovedBy' | 'firstApprovedAt'
>

const APPROVALS = { income: 'credit_document', withdraw: 'approve_withdrawal' } as const

/** An administrator who entered it is the first of two, without expiry (decision four-eyes-approval). */
export function approvalOf(pending: Approvable, now: Date) {
  const first = firstApprovalOf(pending)
  const stands = first !== null && now <= expiryOf(first.approvedAt)
  return {
    kind: pending.accountHoldId === null ? APPROVALS[pending.type] : ('approve_third_party' as const),
    touchedBy: [pending.createdBy],
    firstBy: isEntered(pending) ? pending.createdBy : stands ? first.adminId : null,
  }
}

export interface Rejection {
  readonly status: Pending['status']
  readonly rejectReason: string
}

export function decideRejection(
  pending: Pending,
  adminId: string,
  reason: string | null | undefined,
): Decision<Rejection> {
  const status = stateAfter(transactionLifecycle, 'reject', pending.status)
  if (status === undefined) return decline('state-forbids', { state: pending.status })
  if (pending.userId === adminId) return decline('own-money')
  return reason ? accept({ status, rejectReason: reason }) : decline('reason-required', undefined, 'rejectReason')
}

/** Only the person's own request (handbook rule 5.19). */
export function decideCancellation(
  pending: Pick<Pending, 'status' | 'issuerName' | 'userId'>,
  userId: string,
): Decision<Pending['status']> {
  if (isEntered(pending) || pending.userId !== userId) return decline('forbidden')
  const status = stateAfter(transactionLifecycle, 'cancel', pending.status)
  return status === undefined ? decline('state-forbids', { state: pending.status }) : accept(status)
}

interface Accounts {
  readonly walletId: string
  readonly reservedAccountId: string
}
type Movement = Pick<Pending, 'transactionId' | 'type' | 'amount'>

/** A withdrawal is reserved at once. */
export function transfersOfRequest({ transactionId, type, amount }: Movement, accounts: Accounts): Transfer[] {
  if (type === 'income') return []
  return [
    {
      kind: 'reserve',
      debitAccountId: accounts.walletId,
      creditAccountId: accounts.reservedAccountId,
      amount,
      transactionId,
    },
  ]
}

export function transfersOfApproval({ transactionId, type, amount }: Movement, accounts: Accounts): Transfer[] {
  return type === 'income'
    ? [{ kind: 'income', debitAccountId: CLEARING_ACCOUNT, creditAccountId: accounts.walletId, amount, transactionId }]
    : [
        {
          kind: 'withdraw',
          debitAccountId: accounts.reservedAccountId,
          creditAccountId: CLEARING_ACCOUNT,
          amount,
          transactionId,
        },
      ]
}

export function transfersOfRelease({ transactionId, type, amount }: Movement, accounts: Accounts): Transfer[] {
  if (type === 'income') return []
  return [
    {
      kind: 'release',
      debitAccountId: accounts.reservedAccountId,
      creditAccountId: accounts.walletId,
      amount,
      transactionId,
    },
  ]
}
