import {
  accept,
  decline,
  projectLifecycle,
  stateAfter,
  type Cents,
  type Decision,
  type PhaseName,
} from '@cauce/contract'

export interface RefundFacts {
  readonly phase: PhaseName
  /** What the escrow holds, and what the books say was invested: they differ once the promoter has been paid. */
  readonly escrow: Cents
  readonly amountInvested: Cents
  /** The administrator whose first half stands, if one does. */
  readonly requestedBy: string | null
}

export type RefundStep = 'ask' | 'refund'

/** Whether a refund is done, needs a second administrator first (from the threshold on), or is refused. */
export function decideRefund(facts: RefundFacts, adminId: string, fourEyesThreshold: Cents): Decision<RefundStep> {
  const isPaidOut = facts.escrow !== facts.amountInvested
  if (stateAfter(projectLifecycle, 'refund', facts.phase) === undefined || isPaidOut)
    return decline('state-forbids', { state: facts.phase })
  if (facts.escrow < fourEyesThreshold) return accept('refund')
  if (facts.requestedBy === null) return accept('ask')
  return facts.requestedBy === adminId ? decline('maker-is-checker') : accept('refund')
}
