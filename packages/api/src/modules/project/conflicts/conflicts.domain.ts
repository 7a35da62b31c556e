import {
  accept,
  conflictLifecycle,
  decline,
  mistakesOfConflict,
  normalisedTaxNumber,
  stateAfter,
  withoutMistakes,
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

/** Complete and already begun; tax number normalised. */
export function decideTerms(terms: ConflictTerms, today: string): Decision<ConflictTerms> {
  const said = withoutMistakes(mistakesOfConflict(terms, today))
  return said.ok ? accept({ ...terms, taxNumber: normalisedTaxNumber(terms.taxNumber) }) : said
}

export interface ConflictChange {
  readonly state: ConflictState
  readonly reviewedOn?: string
  readonly endedOn?: string
}

/** Refuses `state-forbids` for an ended entry. */
export function decideConflictStep(
  present: ConflictState,
  step: ConflictStep,
  today: string,
): Decision<ConflictChange> {
  const state = stateAfter(conflictLifecycle, step, present)
  if (state === undefined) return decline('state-forbids', { state: present })
  return accept(step === 'end' ? { state, endedOn: today } : { state, reviewedOn: today })
}
