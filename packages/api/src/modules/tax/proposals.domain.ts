import { accept, decline, stateAfter, type Decision, type Transition, type ProposalPatch } from '@cauce/contract'
import type { z } from 'zod'
import type { WithholdingRateRow } from '../../database/schema/tax.ts'

/** Proposed by one administrator, approved by another. */
export type Proposal = Pick<WithholdingRateRow, 'state' | 'proposedBy' | 'updatedAt'>
type State = Proposal['state']
type Step<To extends State> = Transition<State> & { readonly to: To }
export interface ProposalLifecycle {
  readonly states: readonly State[]
  readonly transitions: {
    readonly approve: Step<'active'>
    readonly refuse: Step<'refused'>
    readonly replace: Step<'replaced'>
  }
}
type Change = Pick<WithholdingRateRow, 'state' | 'reason'>

const ACTIONS = { active: 'approve', refused: 'refuse' } as const

/** The proposer cannot approve, but may reject. */
export function decideOnProposal(
  lifecycle: ProposalLifecycle,
  stored: Pick<Proposal, 'state' | 'proposedBy'>,
  { state: wanted, reason }: z.output<typeof ProposalPatch>,
  adminId: string,
): Decision<Change> {
  const state = stateAfter(lifecycle, ACTIONS[wanted], stored.state)
  if (state === undefined) return decline('state-forbids', { state: stored.state })
  if (wanted === 'active')
    return stored.proposedBy === adminId ? decline('maker-is-checker') : accept({ state, reason: null })
  if (!reason) return decline('reason-required', undefined, 'reason')
  return accept({ state, reason })
}
