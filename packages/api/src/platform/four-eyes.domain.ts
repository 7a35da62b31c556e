import { accept, decline, SAME_HAND_DAYS, type Cents, type Decision } from '@cauce/contract'

/** Lifetime of a first approval (decision four-eyes-approval). */
const FIRST_APPROVAL_HOURS = 48

/** By approving, entering, recording or requesting. */
export interface FirstApproval {
  readonly adminId: string
  readonly approvedAt: Date
}

export type Hands = ReadonlySet<string>

interface HandOn {
  readonly userId: string
  readonly handId: string
  readonly createdAt: Date
  /** Now or within these days: a customer whom an administrator helped signs nothing. */
  readonly isStaff: boolean
}

export const handsSince = (now: Date): Date => new Date(now.getTime() - SAME_HAND_DAYS * 86_400_000)

/**
 * For seven days a new or re-equipped administrator counts as those who proposed and confirmed it, through any number of steps.
 * Two who have such a hand in common count as one (decision four-eyes-approval).
 */
export function handsOf(adminId: string, handsOnPeople: readonly HandOn[], now: Date): Hands {
  const since = handsSince(now)
  const recent = handsOnPeople.filter(({ createdAt }) => createdAt > since)
  const own = handsBehind(adminId, recent)
  const others = recent
    .filter(({ isStaff }) => isStaff)
    .map(({ userId }) => userId)
    .filter((userId) => [...handsBehind(userId, recent)].some((id) => own.has(id)))
  return new Set([...own, ...others])
}

export function handsBehind(userId: string, handsOnPeople: readonly HandOn[]): Hands {
  const found = new Set([userId])
  // A set is iterated to what was added meanwhile.
  for (const one of found) for (const hand of handsOnPeople) if (hand.userId === one) found.add(hand.handId)
  return found
}

export interface Approver {
  readonly hands: Hands
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
  readonly hands: Hands
  readonly isApproval: boolean
  readonly reason: string | null | undefined
}

/** Without a next `state` the lifecycle forbids the step. */
export function decideOnProposal<State extends string>(
  state: State | undefined,
  stored: Proposed<State>,
  { hands, isApproval, reason }: Answer,
): Decision<{ state: State; reason: string | null }> {
  if (state === undefined) return decline('state-forbids', { state: stored.state })
  if (isApproval)
    return isOfHands(stored.proposedBy, hands) ? decline('maker-is-checker') : accept({ state, reason: null })
  return reason ? accept({ state, reason }) : decline('reason-required', undefined, 'reason')
}

export const isOfHands = (userId: string | null, hands: Hands): boolean => userId !== null && hands.has(userId)

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
