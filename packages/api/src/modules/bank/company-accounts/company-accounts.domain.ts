import { companyAccountLifecycle, decline, stateAfter, type CompanyAccountPatch, type Decision } from '@cauce/contract'
import type { z } from 'zod'
import type { CompanyAccountRow } from '../../../database/schema/company-accounts.ts'
import { decideOnProposal, type Hands } from '../../../platform/four-eyes.domain.ts'

type Stored = Pick<CompanyAccountRow, 'state' | 'proposedBy' | 'main'>
type Change = Pick<CompanyAccountRow, 'state' | 'reason'>

const ACTIONS = { active: 'approve', refused: 'refuse', retired: 'retire' } as const

/**
 * Four-eyes: the proposer cannot approve, but may reject. The main account is not retired, because deposits would have
 * no destination.
 */
export function decideOnAccount(
  stored: Stored,
  { state: wanted, reason }: z.output<typeof CompanyAccountPatch>,
  hands: Hands,
): Decision<Change> {
  const state = stateAfter(companyAccountLifecycle, ACTIONS[wanted], stored.state)
  const decision = decideOnProposal(state, stored, { hands, isApproval: wanted === 'active', reason })
  return decision.ok && wanted === 'retired' && stored.main ? decline('main-account-needed') : decision
}

export function displacedBy<Account extends { readonly iban: string; readonly main: boolean }>(
  approved: Pick<Account, 'iban' | 'main'>,
  active: readonly Account[],
): { readonly replaced: readonly Account[]; readonly relieved: readonly Account[] } {
  const replaced = active.filter(({ iban }) => iban === approved.iban)
  const relieved = active.filter((account) => approved.main && account.main && !replaced.includes(account))
  return { replaced, relieved }
}
