import {
  accept,
  accountHoldLifecycle,
  decline,
  isExposedOn,
  stateAfter,
  type AccountHoldStep,
  type CustomerBackground,
  type Decision,
} from '@cauce/contract'
import type { z } from 'zod'
import type { AccountHoldRow } from '../../../database/schema/diligence.ts'
import { isOfHands, type Hands } from '../../../platform/four-eyes.domain.ts'

type Stored = Pick<AccountHoldRow, 'kind' | 'state' | 'userId' | 'reason' | 'proposedBy'>
type Change = Partial<Pick<AccountHoldRow, 'state' | 'reason' | 'proposedBy' | 'liftedBy' | 'liftedAt'>>
type Step = Pick<z.output<typeof AccountHoldStep>, 'action' | 'reason'>

interface Deciding {
  readonly adminId: string
  readonly hands: Hands
  readonly isTouched: boolean
  readonly now: Date
}

/**
 * One administrator approves business with an exposed person (Ley 10/2010, article 14); two lift a sanctions hold
 * (article 42) or a reported one. Nobody decides on themselves, nor on a report of their own change.
 */
export function decideOnHold(
  stored: Stored,
  { action, reason }: Step,
  { adminId, hands, isTouched, now }: Deciding,
): Decision<Change> {
  const state = stateAfter(accountHoldLifecycle, action, stored.state)
  if (state === undefined || (action === 'keep' ? false : isOfOther(stored.kind, action)))
    return decline('state-forbids', { state: stored.state })
  if (stored.userId === adminId) return decline('own-account')
  if (action !== 'keep' && stored.kind === 'reported' && isTouched) return decline('maker-is-checker')
  if (action !== 'lift' && !reason) return decline('reason-required', undefined, 'reason')
  if (action === 'keep') return accept({ state, reason: reason!, proposedBy: null })
  if (action === 'propose') return accept({ state, reason: reason!, proposedBy: adminId })
  if (isOfHands(stored.proposedBy, hands)) return decline('maker-is-checker')
  return accept({ state, reason: reason ?? stored.reason, liftedBy: adminId, liftedAt: now })
}

/** Sanctions and reports need two; a public function one. */
const isOfOther = (kind: Stored['kind'], action: Step['action']) => (kind === 'exposure') !== (action === 'approve')

type Exposure = Pick<CustomerBackground, 'exposure' | 'exposedOffice' | 'exposedPerson' | 'exposureEndedOn'>
const sameExposure = (one: Exposure, other: Exposure): boolean =>
  (['exposure', 'exposedOffice', 'exposedPerson'] as const).every(
    (name) => (one[name] ?? null) === (other[name] ?? null),
  )

interface HoldFacts {
  /** Exposure at the last approval. */
  readonly approved: Exposure | undefined
  readonly isHeld: boolean
  readonly today: string
}

/** Approval needed before business continues (article 14), once for each function. */
export const needsApproval = (declared: Exposure, { approved, isHeld, today }: HoldFacts): boolean =>
  isExposedOn(declared, today) && !isHeld && !(approved && sameExposure(declared, approved))
