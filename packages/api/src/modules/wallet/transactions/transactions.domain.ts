import {
  accept,
  decline,
  stateAfter,
  transactionLifecycle,
  type Cents,
  type Decision,
  type TransactionState,
} from '@cauce/contract'
import { refusalOfExcess, type MovementKind } from '@cauce/contract/wallet/movement-limits.ts'
import type { TransactionRow } from '../../../database/schema/wallet.ts'
import type { ApiSettings } from '../../../settings.ts'
import { decideFourEyes, firstApprovalOf, type Approver } from '../../../platform/four-eyes.domain.ts'
import { CLEARING_ACCOUNT, type Transfer } from '../ledger/ledger.domain.ts'

export interface Request {
  readonly type: MovementKind
  readonly amount: Cents
  /** Entered by an administrator for a customer (`admin-backoffice`). */
  readonly isByAdministrator: boolean
}

export interface RequestFacts {
  /** The account is to be closed. */
  readonly isClosing: boolean
  /** The business with the person waits (handbook rule 27.14). */
  readonly isOnHold: boolean
  readonly isIdentityApproved: boolean
  /** State of the named bank account; undefined when it is not the person's. */
  readonly bankAccountState: 'pending' | 'valid' | 'error' | undefined
  readonly available: Cents
  readonly isEmailConfirmed: boolean
  /** What the wallet holds, with what is reserved, and the incomes that wait for approval. */
  readonly held: Cents
  readonly pendingIncomes: Cents
  readonly limits: Pick<ApiSettings, 'maximumIncome' | 'maximumWallet'>
}

/** Whether an income or a withdrawal may be asked for (handbook rules 5.6 to 5.8 and 5.18). */
export function decideRequest(request: Request, facts: RequestFacts): Decision<null> {
  if (facts.isClosing) return decline('account-closing')
  if (facts.isOnHold) return decline('account-under-review')
  if (!request.isByAdministrator && !facts.isEmailConfirmed) return decline('email-not-confirmed')
  if ((request.type === 'withdraw' || request.isByAdministrator) && !facts.isIdentityApproved)
    return decline(request.isByAdministrator ? 'customer-not-verified' : 'identity-not-approved')
  if (facts.bankAccountState !== 'valid') return decline('bank-account-not-valid', undefined, 'bankAccountId')
  const { available, held, pendingIncomes, limits } = facts
  const { maximumIncome, maximumWallet } = limits
  const room = maximumWallet - held - pendingIncomes
  const refusal = refusalOfExcess(request.type, request.amount, { available, maximumIncome, room })
  return refusal ? { ok: false, refusal } : accept(null)
}

export interface Pending {
  readonly transactionId: string
  readonly status: TransactionState
  readonly type: 'income' | 'withdraw'
  readonly amount: Cents
  readonly userId: string
  readonly issuerName: TransactionRow['issuerName']
  /** Who asked: the customer, or the administrator who entered it. */
  readonly createdBy: string | null
  readonly firstApprovedBy: string | null
  readonly firstApprovedAt: Date | null
  readonly hasProof: boolean
  /** The business with the person waits (handbook rule 27.14). */
  readonly isOnHold: boolean
}

/** Whether an administrator entered a movement for a customer; another one has to approve it (handbook rule 5.8). */
export const isEntered = ({ issuerName }: Pick<Pending, 'issuerName'>): boolean => issuerName === 'admin-backoffice'

/**
 * The status after an approval: that of a complete one, or the present one after the first half of one under four eyes.
 * Or why the approval is refused.
 */
export function decideApproval(pending: Pending, approver: Approver): Decision<Pending['status']> {
  const completed = stateAfter(transactionLifecycle, 'approve', pending.status)
  if (completed === undefined) return decline('state-forbids', { state: pending.status })
  if (pending.userId === approver.adminId) return decline('own-money')
  if (pending.isOnHold) return decline('account-under-review')
  if (pending.createdBy === approver.adminId) return decline('maker-is-checker')
  if (!pending.hasProof) return decline('proof-required', undefined, 'file')
  // The person who entered it counts as the first of the two, without a time limit (decision 100).
  if (isEntered(pending)) return accept(completed)
  const decision = decideFourEyes(pending.amount, firstApprovalOf(pending), approver)
  if (!decision.ok) return decision
  return accept(decision.value === 'complete' ? completed : pending.status)
}

export interface Rejection {
  readonly status: Pending['status']
  readonly rejectReason: string
}

/** The status after a rejection, with its reason; without a reason it is refused. */
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

/** The state after a person has cancelled what they asked for; what an administrator entered is not theirs to cancel (handbook rule 5.19). */
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

/** Postings of a request: a withdrawal is reserved at once. */
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

/** Postings of an approval: money comes in, or what was reserved leaves. */
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

/** Postings of a rejection or a cancellation: what was reserved is available again. */
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
