import {
  accept,
  decline,
  stateAfter,
  withholdingRateLifecycle,
  type Decision,
  type WithholdingRatePatch,
} from '@cauce/contract'
import type { z } from 'zod'
import type { WithholdingRateRow } from '../../../database/schema/tax.ts'

type Stored = Pick<WithholdingRateRow, 'state' | 'proposedBy'>
type Change = Pick<WithholdingRateRow, 'state' | 'reason'>

const ACTIONS = { active: 'approve', refused: 'refuse' } as const

/** What an administrator decides on a rate. Another one than who proposed it approves; who proposed it may refuse it. */
export function decideOnRate(
  stored: Stored,
  { state: wanted, reason }: z.output<typeof WithholdingRatePatch>,
  adminId: string,
): Decision<Change> {
  const state = stateAfter(withholdingRateLifecycle, ACTIONS[wanted], stored.state)
  if (state === undefined) return decline('state-forbids', { state: stored.state })
  if (wanted === 'active')
    return stored.proposedBy === adminId ? decline('maker-is-checker') : accept({ state, reason: null })
  if (!reason) return decline('reason-required', undefined, 'reason')
  return accept({ state, reason })
}
