import { z } from 'zod'
import { Instant, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import type { FieldError } from '../errors.ts'
import { optionalText, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { Money, NonNegativeMoney } from '../money.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { withRule } from '../rules.ts'
import { INCIDENT_CRITERIA, INCIDENT_DUTIES } from './incident-deadlines.ts'
import { INCIDENT_STATES } from './incidents.lifecycle.ts'

const State = z.enum(INCIDENT_STATES).describe('How far its handling is.')
const Criteria = z
  .array(z.enum(INCIDENT_CRITERIA))
  .max(INCIDENT_CRITERIA.length)
  .describe('The criteria met (Delegated Regulation (EU) 2024/1772). They decide whether it is major.')

export const Incident = z
  .strictObject({
    incidentId: Id,
    title: z.string(),
    description: z.string().describe('What happened.'),
    noticedAt: Instant.describe('When the platform became aware of it.'),
    startedAt: Instant.nullable().describe('When it began; null while that is unknown.'),
    services: z.string().describe('The services affected.'),
    peopleAffected: z.int().nullable().describe('How many people; null while that is unknown.'),
    amountAffected: Money.nullable().describe('The money affected; null while that is unknown.'),
    cause: z.string().nullable().describe('The root cause; null while it is unknown.'),
    state: State,
    criteria: Criteria,
    classifiedAt: Instant.nullable(),
    duty: z.enum(INCIDENT_DUTIES).nullable().describe('What is owed next; null where nothing is.'),
    dueAt: Instant.nullable().describe('By when (Delegated Regulation (EU) 2025/301, article 5).'),
    isLate: z.boolean().describe('Whether that instant has passed.'),
    closedAt: Instant.nullable(),
    ...timestamps,
  })
  .describe('An entry in the register of ICT-related incidents (Regulation (EU) 2022/2554, article 17).')

const terms = {
  title: text(160),
  description: text(5000),
  noticedAt: Instant,
  startedAt: Instant.nullable(),
  services: text(500),
  peopleAffected: z.int().min(0).max(10_000_000).nullable(),
  amountAffected: NonNegativeMoney.nullable(),
  cause: optionalText(5000),
}

interface IncidentTimes {
  readonly noticedAt: Date
  readonly startedAt?: Date | null | undefined
}

const tooLate = (path: keyof IncidentTimes, latest: Date): FieldError => ({
  path,
  code: 'date-too-late',
  params: { latest: latest.toISOString() },
})

/** It began before it was noticed, and was noticed before now. */
export const mistakesOfIncident = ({ noticedAt, startedAt }: IncidentTimes, now: Date): readonly FieldError[] => [
  ...(noticedAt > now ? [tooLate('noticedAt', now)] : []),
  ...(startedAt && startedAt > noticedAt ? [tooLate('startedAt', noticedAt)] : []),
]

const entry = z.strictObject({
  ...terms,
  startedAt: terms.startedAt.optional(),
  peopleAffected: terms.peopleAffected.optional(),
  amountAffected: terms.amountAffected.optional(),
  cause: terms.cause.optional(),
})

export const IncidentBody = entry.describe('An incident, as far as it is known.')
export const IncidentPatch = z
  .strictObject({ ...terms, updatedAt: Instant })
  .partial()
  .describe('A change of an incident that is not closed.')
export const IncidentForm = withRule(
  entry.extend({ updatedAt: Instant.optional() }),
  ['noticedAt', 'startedAt'],
  (times) => mistakesOfIncident(times, new Date())[0],
).describe('An incident as the forms have it.')

export const INCIDENT_STEPS = ['classify', 'close'] as const
export type IncidentStep = (typeof INCIDENT_STEPS)[number]
export const IncidentStepBody = z
  .strictObject({
    step: z.enum(INCIDENT_STEPS),
    criteria: Criteria.optional().describe('With `classify`: the criteria met; none if absent.'),
    reason: text(1000).describe('Why; kept in the audit record.'),
  })
  .describe('A classification by the criteria met, or the end.')

export const incidentEndpoints = endpoints(
  'incidents',
  { name: 'Incidents', about: 'The register of ICT-related incidents with the deadlines of their reports.' },
  '/v1/resilience/incidents',
  {
    list: {
      permission: 'incidents.read',
      summary: 'List the register of incidents',
      query: listQuery(
        ['noticedAt', 'dueAt', 'createdAt', 'updatedAt'],
        {
          state: State.optional(),
          isDue: z.boolean().optional().describe('Whether something is owed.'),
        },
        allBut('isLate', 'criteria'),
      ),
      output: page(Incident),
    },
    read: {
      permission: 'incidents.read',
      summary: 'Read an incident',
      output: Incident,
    },
    create: {
      permission: 'incidents.edit',
      summary: 'Enter an incident',
      body: IncidentBody,
      output: Incident,
      errors: ['date-too-late'],
    },
    edit: {
      permission: 'incidents.edit',
      summary: 'Change an incident that is not closed',
      description: 'The instant at which it was noticed moves the deadlines that count from it.',
      body: IncidentPatch,
      output: Incident,
      errors: ['edit-conflict', 'state-forbids', 'date-too-late'],
    },
    decide: {
      method: 'POST',
      path: '/v1/resilience/incidents/{id}/steps',
      permission: 'incidents.edit',
      status: 200,
      summary: 'Classify an incident, or close it',
      description: 'A major incident owes its reports from then on. It is closed only after the final one.',
      body: IncidentStepBody,
      output: Incident,
      errors: ['state-forbids'],
    },
  },
)
