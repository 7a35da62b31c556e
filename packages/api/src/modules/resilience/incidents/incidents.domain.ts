import {
  accept,
  decline,
  incidentDeadline,
  incidentLifecycle,
  isMajor,
  reportsAt,
  stateAfter,
  type Decision,
  type IncidentCriterion,
  type IncidentReport,
  type IncidentStep,
} from '@cauce/contract'
import type { IncidentRow } from '../../../database/schema/resilience.ts'

type Present = Pick<IncidentRow, 'state' | 'noticedAt' | 'classifiedAt' | 'duty' | 'dueAt'>
type Change = Partial<IncidentRow>

const forbidden = ({ state }: Present) => decline('state-forbids', { state })

type Dated = Parameters<typeof incidentDeadline>[0]

export const owedBy = (incident: Dated, last?: Parameters<typeof incidentDeadline>[1]) =>
  incidentDeadline(incident, last) ?? { duty: null, dueAt: null }

/** The criteria decide whether it is major. */
export function decideIncidentStep(
  present: Present,
  { step, criteria = [] }: { readonly step: IncidentStep; readonly criteria?: IncidentCriterion[] | undefined },
  now: Date,
): Decision<Change> {
  if (step === 'close') {
    const state = stateAfter(incidentLifecycle, 'close', present.state)
    return state ? accept({ state, closedAt: now }) : forbidden(present)
  }
  const state = stateAfter(incidentLifecycle, isMajor(criteria) ? 'classifyMajor' : 'classifyMinor', present.state)
  if (!state) return forbidden(present)
  const classified = { state, classifiedAt: now }
  return accept({ ...classified, criteria: [...new Set(criteria)], ...owedBy({ ...present, ...classified }) })
}

/** Until the first report, deadlines count from when it was noticed. */
export const decideIncidentEdit = (before: Present, after: Present): Decision<Change> => {
  if (before.state === 'closed') return forbidden(before)
  const countsFromNotice = before.duty === 'classification' || before.duty === 'initialReport'
  return accept(countsFromNotice ? owedBy(after) : {})
}

/** Sent by now, after the incident was noticed, and in the order of the reports. */
export function decideReport(
  present: Present,
  { kind, doneAt }: { readonly kind: IncidentReport; readonly doneAt: Date },
): Decision<Change> {
  if (!reportsAt(present.duty).includes(kind)) return forbidden(present)
  if (doneAt < present.noticedAt)
    return decline('date-too-early', { earliest: present.noticedAt.toISOString() }, 'doneAt')
  const state = stateAfter(incidentLifecycle, kind === 'finalReport' ? 'reportFinal' : 'report', present.state)!
  return accept({ state, ...owedBy({ ...present, state }, { kind, doneAt }) })
}
