import { defineLifecycle } from '../lifecycle.ts'

export const INCIDENT_STATES = ['open', 'minor', 'major', 'reported', 'closed'] as const
export type IncidentState = (typeof INCIDENT_STATES)[number]

/** Regulation (EU) 2022/2554, articles 17 to 19. A major incident is closed only after its final report. */
export const incidentLifecycle = defineLifecycle({
  name: 'incident',
  states: INCIDENT_STATES,
  initial: ['open'],
  transitions: {
    classifyMajor: { from: ['open', 'minor'], to: 'major', permission: 'incidents.edit' },
    classifyMinor: { from: ['open', 'major'], to: 'minor', permission: 'incidents.edit' },
    report: { from: ['major'], to: 'major', permission: 'dutyRecords.create' },
    reportFinal: { from: ['major'], to: 'reported', permission: 'dutyRecords.create' },
    close: { from: ['minor', 'reported'], to: 'closed', permission: 'incidents.edit' },
  },
})
