import {
  accept,
  conflictLifecycle,
  decline,
  stateAfter,
  type ConflictState,
  type ConflictStep,
  type ConflictTie,
  type Decision,
} from '@cauce/contract'

export interface ConflictTerms {
  readonly tie: ConflictTie
  readonly projectId: string | null
  readonly taxNumber: string | null
  readonly since: string
}

/** Whether an entry says enough: an investor invests in a project, and a promoter is found by project or tax number (article 8). */
export function decideTerms(terms: ConflictTerms, today: string): Decision<ConflictTerms> {
  const { tie, projectId, since } = terms
  const taxNumber = normalised(terms.taxNumber)
  if (tie === 'investor' && projectId === null) return decline('required', undefined, 'projectId')
  if (tie === 'promoter' && projectId === null && taxNumber === null) return decline('required', undefined, 'taxNumber')
  if (since > today) return decline('date-too-late', { latest: today }, 'since')
  return accept({ ...terms, taxNumber })
}

/** A tax number as projects have theirs: capitals and digits alone. An empty one is none. */
export const normalised = (taxNumber: string | null): string | null =>
  taxNumber?.toUpperCase().replaceAll(/[^A-Z0-9]/g, '') || null

export interface ConflictChange {
  readonly state: ConflictState
  readonly reviewedOn?: string
  readonly endedOn?: string
}

/** What a step changes today. Refuses `state-forbids` for an entry that has ended. */
export function decideConflictStep(
  present: ConflictState,
  step: ConflictStep,
  today: string,
): Decision<ConflictChange> {
  const state = stateAfter(conflictLifecycle, step, present)
  if (state === undefined) return decline('state-forbids', { state: present })
  return accept(step === 'end' ? { state, endedOn: today } : { state, reviewedOn: today })
}
