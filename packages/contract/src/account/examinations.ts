import { z } from 'zod'
import { CalendarDate, Instant, NamedDay } from '../dates.ts'
import { daysAfter } from '../day-rules.ts'
import { endpoints } from '../endpoint.ts'
import type { FieldError } from '../errors.ts'
import { optionalText, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { defineLifecycle } from '../lifecycle.ts'
import { withRule } from '../rules.ts'

export const EXAMINATION_STATES = ['open', 'concluded'] as const
/** Open until concluded; can be reopened. */
export const examinationLifecycle = defineLifecycle({
  name: 'examination',
  states: EXAMINATION_STATES,
  initial: ['open'],
  transitions: {
    conclude: { from: ['open'], to: 'concluded', permission: 'examinations.edit' },
    reopen: { from: ['concluded'], to: 'open', permission: 'examinations.edit' },
  },
})

export const EXAMINATION_ACCESS_STATES = ['waiting', 'granted', 'refused', 'ended'] as const
/** Another administrator grants or refuses; the requester ends it. */
export const examinationAccessLifecycle = defineLifecycle({
  name: 'examinationAccess',
  states: EXAMINATION_ACCESS_STATES,
  initial: ['waiting'],
  transitions: {
    grant: { from: ['waiting'], to: 'granted', permission: 'examinationAccesses.edit' },
    refuse: { from: ['waiting'], to: 'refused', permission: 'examinationAccesses.edit' },
    end: { from: ['waiting', 'granted'], to: 'ended', permission: 'examinationAccesses.edit' },
  },
})

/** Append-only. */
export const EXAMINATION_ENTRIES = ['finding', 'conclusion', 'reopening'] as const
/** Logged acts. */
export const EXAMINATION_ACTS = ['listed', 'opened', 'created', 'noted', 'concluded', 'reopened'] as const

const summary = {
  examinationId: Id,
  number: z.int().describe('Of this examination, for life.'),
  state: z.enum(EXAMINATION_STATES),
  userId: Id.describe('The customer.'),
  userName: z.string().describe('Their name when the examination began.'),
  createdAt: Instant,
}

export const ExaminationSummary = z.strictObject(summary).describe('An examination in the list.')

export const Examinations = z
  .strictObject({
    examinations: z.array(ExaminationSummary).describe('The open ones first, then the latest first; at most 500.'),
  })
  .describe('The examinations, for who has access.')

const ExaminationEntry = z
  .strictObject({
    entryId: Id,
    kind: z.enum(EXAMINATION_ENTRIES),
    text: z.string(),
    isReported: z.boolean().nullable().describe('Whether it was reported to the authority; null but for a conclusion.'),
    reportedOn: CalendarDate.nullable(),
    reportReference: z.string().nullable(),
    authorName: z.string(),
    createdAt: Instant,
  })
  .describe('What was looked at, a conclusion, or why it was opened again.')

const ExaminationRecord = z
  .strictObject({
    act: z.enum(EXAMINATION_ACTS),
    actorName: z.string(),
    address: z.string().describe('Network address that it came from.'),
    createdAt: Instant,
  })
  .describe('Who did what with an examination.')

export const Examination = z
  .strictObject({
    ...summary,
    reason: z.string().describe('What is unusual.'),
    begunByName: z.string(),
    entries: z.array(ExaminationEntry).describe('The earliest first.'),
    records: z.array(ExaminationRecord).describe('The latest first; at most 500. The audit list has none of them.'),
  })
  .describe('An examination under article 17 of Ley 10/2010.')

export const ExaminationBody = z
  .strictObject({
    userId: Id.describe('The customer, whose account is open.'),
    reason: text(4000).describe('What is unusual.'),
  })
  .describe('A new examination.')

export const ExaminationConclusion = withRule(
  withRule(
    z.strictObject({
      text: text(4000).describe('What came of it.'),
      isReported: z.boolean().meta({ examples: [false] }),
      reportedOn: NamedDay.nullable().optional().describe('Required with a report.'),
      reportReference: optionalText(120).optional().describe('Required with a report.'),
    }),
    ['isReported', 'reportedOn'],
    ({ isReported, reportedOn }) => (isReported && !reportedOn ? { path: 'reportedOn', code: 'required' } : undefined),
  ),
  ['isReported', 'reportReference'],
  ({ isReported, reportReference }) =>
    isReported && !reportReference ? { path: 'reportReference', code: 'required' } : undefined,
).describe('What came of it, and whether it was reported to the authority (article 18).')

export const mistakesOfConclusion = (
  { isReported, reportedOn }: Pick<z.output<typeof ExaminationConclusion>, 'isReported' | 'reportedOn'>,
  today: string,
): readonly FieldError[] => (isReported ? daysAfter(today, { reportedOn }) : [])

export const examinationEndpoints = endpoints('examinations', 'Examinations', '/v1/account/examinations', {
  readAll: {
    method: 'GET',
    permission: 'examinations.read',
    summary: 'Read the list of examinations',
    description: 'Leaves a record in them.',
    output: Examinations,
    errors: ['access-needed'],
  },
  read: {
    permission: 'examinations.read',
    summary: 'Read an examination',
    description: 'Leaves a record in it.',
    output: Examination,
    errors: ['access-needed'],
  },
  create: {
    permission: 'examinations.edit',
    summary: 'Begin an examination of a customer',
    body: ExaminationBody,
    output: Examination,
    errors: ['access-needed', 'reference-unknown'],
  },
  note: {
    method: 'POST',
    path: '/v1/account/examinations/{id}/findings',
    permission: 'examinations.edit',
    summary: 'Note what was looked at',
    body: z.strictObject({ text: text(4000) }).describe('What was looked at, and what it showed.'),
    output: Examination,
    errors: ['access-needed', 'state-forbids'],
  },
  conclude: {
    method: 'POST',
    path: '/v1/account/examinations/{id}/conclude',
    permission: 'examinations.edit',
    status: 200,
    summary: 'Conclude an examination',
    body: ExaminationConclusion,
    output: Examination,
    errors: ['access-needed', 'state-forbids', 'date-too-late'],
  },
  reopen: {
    method: 'POST',
    path: '/v1/account/examinations/{id}/reopen',
    permission: 'examinations.edit',
    status: 200,
    summary: 'Open a concluded examination again',
    body: z.strictObject({ text: text(4000) }).describe('What is new.'),
    output: Examination,
    errors: ['access-needed', 'state-forbids'],
  },
})
