import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import type { FieldError } from '../errors.ts'
import { optionalText } from '../fields.ts'
import { ATTACHMENT_KINDS } from '../files.ts'
import { Id, IdParams } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { withRule } from '../rules.ts'
import { SignedUrl, StoredFile } from '../stored-files.ts'
import { INCIDENT_REPORTS } from './incident-deadlines.ts'

export const DUTY_RECORD_KINDS = INCIDENT_REPORTS
export type DutyRecordKind = (typeof DUTY_RECORD_KINDS)[number]

const Kind = z.enum(DUTY_RECORD_KINDS).describe('What was done.')

export const DutyRecord = z
  .strictObject({
    dutyRecordId: Id,
    kind: Kind,
    incidentId: Id.nullable().describe('The incident of a report.'),
    subject: z.string().nullable().describe('The incident by its title.'),
    doneAt: Instant.describe('When it was sent or done.'),
    dueAt: Instant.nullable().describe('By when a report was owed.'),
    isLate: z.boolean().describe('Whether it came after that.'),
    reference: z.string().nullable().describe('The number that the authority gave to the report.'),
    notes: z.string().nullable(),
    document: StoredFile,
    recordedBy: Id,
    recordedByName: z.string(),
    createdAt: Instant,
  })
  .describe('Evidence that a duty was met. It never changes.')

const fields = z.strictObject({
  kind: Kind,
  incidentId: Id.nullable().optional().describe('Required, here for a report.'),
  doneAt: Instant,
  reference: optionalText(100).optional().describe('Required, here for a report.'),
  notes: optionalText(5000).optional(),
})
type Fields = z.output<typeof fields>

const missing = (body: Fields, path: 'incidentId' | 'reference'): FieldError | undefined =>
  body[path] ? undefined : { path, code: 'required' }

export const DutyRecordBody = withRule(
  withRule(fields, ['kind', 'incidentId'], (body) => missing(body, 'incidentId')),
  ['kind', 'reference'],
  (body) => missing(body, 'reference'),
).describe('What was done; its evidence goes in the part `document`.')
export type DutyRecordBody = z.output<typeof DutyRecordBody>

export const dutyRecordEndpoints = endpoints(
  'dutyRecords',
  { name: 'Duty records', about: 'Evidence that duties were met: reports sent. Records are never changed.' },
  {
    list: {
      method: 'GET',
      path: '/v1/resilience/duty-records',
      permission: 'dutyRecords.read',
      summary: 'List the evidence of duties',
      query: listQuery(
        ['doneAt', 'createdAt'],
        { kind: Kind.optional(), incidentId: Id.optional() },
        'desc',
        allBut('subject', 'isLate', 'recordedByName', 'document'),
      ),
      output: page(DutyRecord),
    },
    read: {
      method: 'GET',
      path: '/v1/resilience/duty-records/{id}',
      permission: 'dutyRecords.read',
      summary: 'Read the evidence of a duty',
      params: IdParams,
      output: DutyRecord,
    },
    create: {
      method: 'POST',
      path: '/v1/resilience/duty-records',
      permission: 'dutyRecords.create',
      summary: 'Record that a duty was met',
      body: DutyRecordBody,
      files: {
        document: {
          kinds: ATTACHMENT_KINDS,
          description: 'The evidence: image or PDF below 5 MB.',
          isRequired: true,
        },
      },
      output: DutyRecord,
      errors: [
        'required',
        'reference-unknown',
        'state-forbids',
        'date-too-early',
        'date-too-late',
        'file-kind',
        'file-too-large',
      ],
    },
    url: {
      method: 'GET',
      path: '/v1/resilience/duty-records/{id}/url',
      permission: 'dutyRecords.read',
      summary: 'Get a short-lived address of the evidence',
      params: IdParams,
      output: SignedUrl,
    },
  },
)
