import {
  accept,
  companyAccountLifecycle,
  decline,
  stateAfter,
  type CompanyAccountPatch,
  type Decision,
} from '@cauce/contract'
import type { z } from 'zod'
import type { CompanyAccountRow } from '../../../database/schema/company-accounts.ts'

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
  adminId: string,
): Decision<Change> {
  const state = stateAfter(companyAccountLifecycle, ACTIONS[wanted], stored.state)
  if (state === undefined) return decline('state-forbids', { state: stored.state })
  if (wanted === 'active') {
    if (stored.proposedBy === adminId) return decline('maker-is-checker')
    return accept({ state, reason: null })
  }
  if (!reason) return decline('reason-required', undefined, 'reason')
  if (wanted === 'retired' && stored.main) return decline('main-account-needed')
  return accept({ state, reason })
}

export function displacedBy<Account extends { readonly iban: string; readonly main: boolean }>(
  approved: Pick<Account, 'iban' | 'main'>,
  active: readonly Account[],
): { readonly replaced: readonly Account[]; readonly relieved: readonly Account[] } {
  const replaced = active.filter(({ iban }) => iban === approved.iban)
  const relieved = active.filter((account) => approved.main && account.main && !replaced.includes(account))
  return { replaced, relieved }
}
