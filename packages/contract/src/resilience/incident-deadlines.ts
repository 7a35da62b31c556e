import { addMonths } from '../calendar.ts'
import type { IncidentState } from './incidents.lifecycle.ts'

/** Thresholds of Delegated Regulation (EU) 2024/1772, article 9, after the critical services of article 6. */
export const INCIDENT_CRITERIA = [
  'criticalServices',
  'clients',
  'reputation',
  'duration',
  'geography',
  'dataLosses',
  'maliciousAccess',
  'economicImpact',
] as const
export type IncidentCriterion = (typeof INCIDENT_CRITERIA)[number]

/** Article 8(1): critical services, and malicious access (article 9(5)(b)) or two other thresholds. */
export function isMajor(criteria: readonly IncidentCriterion[]): boolean {
  const met = new Set(criteria)
  if (!met.delete('criticalServices')) return false
  return met.has('maliciousAccess') || met.size >= 2
}

/** Initial notification, intermediate and final report (Regulation (EU) 2022/2554, article 19(4)). */
export const INCIDENT_REPORTS = ['initialReport', 'intermediateReport', 'finalReport'] as const
export type IncidentReport = (typeof INCIDENT_REPORTS)[number]

export const INCIDENT_DUTIES = ['classification', ...INCIDENT_REPORTS] as const
export type IncidentDuty = (typeof INCIDENT_DUTIES)[number]

interface Deadline {
  readonly duty: IncidentDuty
  readonly dueAt: Date
}

const HOUR_MS = 3_600_000
const hoursAfter = (instant: Date, hours: number) => new Date(instant.getTime() + hours * HOUR_MS)

function monthAfter(instant: Date): Date {
  const wire = instant.toISOString()
  return new Date(addMonths(wire.slice(0, 10), 1) + wire.slice(10))
}

interface Dated {
  readonly state: IncidentState
  readonly noticedAt: Date
  readonly classifiedAt: Date | null
}

/**
 * What is owed next. Delegated Regulation (EU) 2025/301, article 5; its extension over days off, which one may use, is
 * not counted.
 */
export function incidentDeadline(
  { state, noticedAt, classifiedAt }: Dated,
  last?: { readonly kind: IncidentReport; readonly doneAt: Date },
): Deadline | null {
  const dayAfter = hoursAfter(noticedAt, 24)
  if (state === 'open') return { duty: 'classification', dueAt: dayAfter }
  if (state !== 'major' || classifiedAt === null) return null
  if (last?.kind === 'initialReport') return { duty: 'intermediateReport', dueAt: hoursAfter(last.doneAt, 72) }
  if (last) return { duty: 'finalReport', dueAt: monthAfter(last.doneAt) }
  const own = hoursAfter(classifiedAt, 4)
  return { duty: 'initialReport', dueAt: classifiedAt < dayAfter && dayAfter < own ? dayAfter : own }
}

/** The reports that may be recorded while this is owed; an intermediate report may be updated (article 5(1)(b)). */
export const reportsAt = (duty: IncidentDuty | null): readonly IncidentReport[] =>
  duty === null || duty === 'classification'
    ? []
    : duty === 'finalReport'
      ? ['intermediateReport', 'finalReport']
      : [duty]
