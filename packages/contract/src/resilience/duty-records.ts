import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { optionalText } from '../fields.ts'
import { ATTACHMENT_KINDS } from '../files.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { withRule } from '../rules.ts'
import { SignedUrl, StoredFile } from '../stored-files.ts'
import { INCIDENT_REPORTS } from './incident-deadlines.ts'

export const PROVIDER_RECORDS = ['providerReview', 'exitPlan'] as const
/** Of the continuity plan, and of the run-off (Regulation (EU) 2020/1503, article 12). */
export const PLAN_TESTS = ['continuityTest', 'runOffTest'] as const
export const DUTY_RECORD_KINDS = [...INCIDENT_REPORTS, ...PROVIDER_RECORDS, ...PLAN_TESTS] as const
export type DutyRecordKind = (typeof DUTY_RECORD_KINDS)[number]

export const DUTY_RESULTS = ['passed', 'findings', 'failed'] as const

const report = { of: 'incidentId', needs: 'reference' } as const
const planTest = { of: null, needs: 'result' } as const
/** Whose evidence each kind is, and what it has to say. */
export const DUTY_RECORDS = {
  initialReport: report,
  intermediateReport: report,
  finalReport: report,
  providerReview: { of: 'providerId', needs: 'result' },
  exitPlan: { of: 'providerId', needs: null },
  continuityTest: planTest,
  runOffTest: planTest,
} as const satisfies Record<
  DutyRecordKind,
  { readonly of: 'incidentId' | 'providerId' | null; readonly needs: 'reference' | 'result' | null }
>

export const DUTY_REVIEW_MONTHS = 12

const Kind = z.enum(DUTY_RECORD_KINDS).describe('What was done.')
const Result = z.enum(DUTY_RESULTS).nullable().describe('What a review or a test found; null for others.')

export const DutyRecord = z
  .strictObject({
    dutyRecordId: Id,
    kind: Kind,
    incidentId: Id.nullable().describe('The incident of a report.'),
    providerId: Id.nullable().describe('The provider of a review or of an exit plan.'),
    subject: z.string().nullable().describe('The incident by its title, or the provider by its name.'),
    doneAt: Instant.describe('When it was sent or done.'),
    dueAt: Instant.nullable().describe('By when a report was owed.'),
    isLate: z.boolean().describe('Whether it came after that.'),
    reference: z.string().nullable().describe('The number that the authority gave to the report.'),
    result: Result,
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
  providerId: Id.nullable().optional(),
  doneAt: Instant,
  reference: optionalText(100).optional().describe('Required, here for a report.'),
  result: Result.optional(),
  notes: optionalText(5000).optional(),
})
type Ruled = 'incidentId' | 'providerId' | 'reference' | 'result'

/** Each kind names its subject and says its result or reference, and nothing of another kind. */
const ruled = (schema: typeof fields, path: Ruled) =>
  withRule(schema, ['kind', path], ({ kind, [path]: given }) => {
    const { of, needs } = DUTY_RECORDS[kind]
    const isNeeded = path === of || path === needs
    return isNeeded === Boolean(given) ? undefined : { path, code: isNeeded ? 'required' : 'choice-invalid' }
  })

export const DutyRecordBody = (['incidentId', 'providerId', 'reference', 'result'] as const)
  .reduce(ruled, fields)
  .describe('What was done; its evidence goes in the part `document`.')
export type DutyRecordBody = z.output<typeof DutyRecordBody>

export const dutyRecordEndpoints = endpoints(
  'dutyRecords',
  {
    name: 'Duty records',
    about: 'Evidence that duties were met: reports, reviews, exit plans and tests of plans. Records are never changed.',
  },
  '/v1/resilience/duty-records',
  {
    list: {
      permission: 'dutyRecords.read',
      summary: 'List the evidence of duties',
      query: listQuery(
        ['doneAt', 'createdAt'],
        { kind: Kind.optional(), incidentId: Id.optional(), providerId: Id.optional() },
        allBut('subject', 'isLate', 'recordedByName', 'document'),
      ),
      output: page(DutyRecord),
    },
    read: {
      permission: 'dutyRecords.read',
      summary: 'Read the evidence of a duty',
      output: DutyRecord,
    },
    create: {
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
      output: SignedUrl,
    },
  },
)
