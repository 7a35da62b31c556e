import {
  accept,
  areCriteriaMet,
  classificationLifecycle,
  decline,
  lastDayOf,
  stateAfter,
  type ClassificationBody,
  type ClassificationPatch,
  type Decision,
} from '@cauce/contract'
import type { z } from 'zod'
import type { ClassificationRow } from '../../../database/schema/classifications.ts'
import { type Hands } from '../../../platform/four-eyes.domain.ts'

type Body = Pick<z.output<typeof ClassificationBody>, 'wantedClass' | 'criteria'>
type Patch = Pick<z.output<typeof ClassificationPatch>, 'state' | 'reason'>
type Stored = Pick<ClassificationRow, 'state' | 'userId' | 'wantedClass' | 'reason'>
type Change = Partial<
  Pick<
    ClassificationRow,
    'state' | 'reason' | 'validFrom' | 'validUntil' | 'decidedBy' | 'decidedAt' | 'endedAt' | 'endedBy'
  >
>

interface Asking {
  readonly kind: 'individual' | 'company'
  readonly isAnotherPending: boolean
}

/** Enough attested criteria (Annex II), and no other pending request. */
export function decideNewClassification(
  { wantedClass, criteria }: Body,
  { kind, isAnotherPending }: Asking,
): Decision<Pick<ClassificationRow, 'state'>> {
  if (!areCriteriaMet(kind, wantedClass, criteria)) return decline('criteria-not-met', undefined, 'criteria')
  if (isAnotherPending) return decline('classification-pending')
  return accept({ state: classificationLifecycle.initial[0]! })
}

const ACTIONS = { approved: 'approve', refused: 'refuse', ended: 'end' } as const

interface Deciding {
  readonly adminId: string
  readonly hands: Hands
  readonly now: Date
  readonly today: string
}

/** Nobody decides on themselves. */
export function decideOnClassification(
  stored: Stored,
  { state: wanted, reason }: Patch,
  { adminId, hands, now, today }: Deciding,
): Decision<Change> {
  const state = stateAfter(classificationLifecycle, ACTIONS[wanted], stored.state)
  if (state === undefined) return decline('state-forbids', { state: stored.state })
  if (hands.has(stored.userId)) return decline('maker-is-checker')
  if (wanted !== 'approved' && !reason) return decline('reason-required', undefined, 'reason')
  if (wanted === 'ended') return accept({ state, reason: reason!, endedAt: now, endedBy: adminId })
  const decided = { state, decidedBy: adminId, decidedAt: now }
  if (wanted === 'refused') return accept({ ...decided, reason: reason! })
  return accept({ ...decided, reason: null, validFrom: today, validUntil: lastDayOf(stored.wantedClass, today) })
}

/** Withdraws a pending request, or gives the class up. */
export function decideOwnStep(
  stored: Stored,
  step: 'withdraw' | 'giveUp',
  { now }: Pick<Deciding, 'now'>,
): Decision<Change> {
  const state = stateAfter(classificationLifecycle, step, stored.state)
  if (state === undefined) return decline('state-forbids', { state: stored.state })
  return accept(step === 'withdraw' ? { state } : { state, endedAt: now, endedBy: stored.userId })
}
