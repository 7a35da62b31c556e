import { accept, decline, type Cents, type Decision } from '@cauce/contract'

/** How long a first approval is valid without the second (decision 006). */
const FIRST_APPROVAL_HOURS = 48

/** Who approved first, and when: by approving, by entering or recording what is to be approved, or by asking for it. */
export interface FirstApproval {
  readonly adminId: string
  readonly approvedAt: Date
}

export interface Approver {
  readonly adminId: string
  /** From this amount on a second administrator must approve. */
  readonly fourEyesThreshold: Cents
  readonly now: Date
}

/** The effect of an approval: it is complete, or the first half that another administrator has to complete. */
export type ApprovalStep = 'complete' | 'first-half'

/** Whether an amount in cents needs a second administrator (decision 006). */
export const needsFourEyes = (amount: Cents, { fourEyesThreshold }: Pick<Approver, 'fourEyesThreshold'>): boolean =>
  amount >= fourEyesThreshold

/** The last moment in which a second approval may follow. */
export const expiryOf = (approvedAt: Date): Date => new Date(approvedAt.getTime() + FIRST_APPROVAL_HOURS * 3_600_000)

/**
 * The one rule of four eyes by amount, for approvals and refunds alike: below the threshold one administrator is
 * enough; from it on a second, different administrator must approve before the first approval expires, else both start over.
 */
export function decideFourEyes(amount: Cents, first: FirstApproval | null, approver: Approver): Decision<ApprovalStep> {
  if (!needsFourEyes(amount, approver)) return accept('complete')
  if (first === null || approver.now > expiryOf(first.approvedAt)) return accept('first-half')
  return first.adminId === approver.adminId ? decline('maker-is-checker') : accept('complete')
}

/** The oldest first approval that still counts now: the counterpart of `expiryOf`. */
export const oldestValid = (now: Date): Date => new Date(now.getTime() - FIRST_APPROVAL_HOURS * 3_600_000)

interface FirstApprovalColumns {
  readonly firstApprovedBy: string | null
  readonly firstApprovedAt: Date | null
}

/** The first approval stored in a row, expired or not. */
export function firstApprovalOf({ firstApprovedBy, firstApprovedAt }: FirstApprovalColumns): FirstApproval | null {
  return firstApprovedBy && firstApprovedAt ? { adminId: firstApprovedBy, approvedAt: firstApprovedAt } : null
}

/** The first approval as the contract shows it, with the name of the administrator. A lasting one does not expire. */
export function firstApprovalView(row: FirstApprovalColumns, adminName: string | null, { isLasting = false } = {}) {
  const first = firstApprovalOf(row)
  return first && { ...first, adminName: adminName ?? '', expiresAt: isLasting ? null : expiryOf(first.approvedAt) }
}
