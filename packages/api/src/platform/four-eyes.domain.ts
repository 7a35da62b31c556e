import { accept, decline, type Cents, type Decision } from '@cauce/contract'

/** Lifetime of a first approval (decision four-eyes-approval). */
const FIRST_APPROVAL_HOURS = 48

/** By approving, entering, recording or requesting. */
export interface FirstApproval {
  readonly adminId: string
  readonly approvedAt: Date
}

export interface Approver {
  readonly adminId: string
  /** From this amount. */
  readonly fourEyesThreshold: Cents
  readonly now: Date
}

/** Cents (decision four-eyes-approval). */
export const needsFourEyes = (amount: Cents, { fourEyesThreshold }: Pick<Approver, 'fourEyesThreshold'>): boolean =>
  amount >= fourEyesThreshold

export const expiryOf = (approvedAt: Date): Date => new Date(approvedAt.getTime() + FIRST_APPROVAL_HOURS * 3_600_000)

interface Proposed<State> {
  readonly state: State
  readonly proposedBy: string | null
}

interface Answer {
  readonly adminId: string
  readonly isApproval: boolean
  readonly reason: string | null | undefined
}

/** The proposer cannot approve, but may reject. Without a next `state` the lifecycle forbids the step. */
export function decideOnProposal<State extends string>(
  state: State | undefined,
  stored: Proposed<State>,
  { adminId, isApproval, reason }: Answer,
): Decision<{ state: State; reason: string | null }> {
  if (state === undefined) return decline('state-forbids', { state: stored.state })
  if (isApproval) return stored.proposedBy === adminId ? decline('maker-is-checker') : accept({ state, reason: null })
  return reason ? accept({ state, reason }) : decline('reason-required', undefined, 'reason')
}

/** Inverse of `expiryOf`. */
export const oldestValid = (now: Date): Date => new Date(now.getTime() - FIRST_APPROVAL_HOURS * 3_600_000)

interface FirstApprovalColumns {
  readonly firstApprovedBy: string | null
  readonly firstApprovedAt: Date | null
}

/** Expired or not. */
export function firstApprovalOf({ firstApprovedBy, firstApprovedAt }: FirstApprovalColumns): FirstApproval | null {
  return firstApprovedBy && firstApprovedAt ? { adminId: firstApprovedBy, approvedAt: firstApprovedAt } : null
}

/** A lasting one does not expire. */
export function firstApprovalView(row: FirstApprovalColumns, adminName: string | null, { isLasting = false } = {}) {
  const first = firstApprovalOf(row)
  return first && { ...first, adminName: adminName ?? '', expiresAt: isLasting ? null : expiryOf(first.approvedAt) }
}
