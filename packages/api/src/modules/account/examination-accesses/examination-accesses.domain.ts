import {
  accept,
  ACCESS_HOURS,
  decline,
  examinationAccessLifecycle,
  stateAfter,
  type Decision,
  type ExaminationAccessStep,
} from '@cauce/contract'
import type { z } from 'zod'
import type { ExaminationAccessRow } from '../../../database/schema/examinations.ts'
import { type Hands } from '../../../platform/four-eyes.domain.ts'

type Stored = Pick<ExaminationAccessRow, 'state' | 'requestedBy' | 'endsAt'>
type Change = Partial<Pick<ExaminationAccessRow, 'state' | 'decidedBy' | 'decidedAt' | 'endsAt'>>
type Action = z.output<typeof ExaminationAccessStep>['action']

interface Deciding {
  readonly adminId: string
  readonly hands: Hands
  readonly now: Date
}

const HOUR_MS = 3_600_000

/** The access is open at an instant. */
export const isOpenAt = ({ state, endsAt }: Pick<Stored, 'state' | 'endsAt'>, now: Date): boolean =>
  state === 'granted' && endsAt !== null && endsAt > now

export function decideStep(stored: Stored, action: Action, { adminId, hands, now }: Deciding): Decision<Change> {
  if (action === 'end' && stored.requestedBy !== adminId) return decline('forbidden')
  const state = stateAfter(examinationAccessLifecycle, action, stored.state)
  const isOver = stored.state === 'granted' && !isOpenAt(stored, now)
  if (state === undefined || isOver) return decline('state-forbids', { state: isOver ? 'ended' : stored.state })
  if (action === 'end') return accept({ state, ...(stored.state === 'granted' && { endsAt: now }) })
  if (hands.has(stored.requestedBy)) return decline('maker-is-checker')
  const decided = { state, decidedBy: adminId, decidedAt: now }
  return accept(action === 'grant' ? { ...decided, endsAt: new Date(now.getTime() + ACCESS_HOURS * HOUR_MS) } : decided)
}
