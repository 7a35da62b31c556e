import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { text } from '../fields.ts'
import { Id } from '../ids.ts'
import { EXAMINATION_ACCESS_STATES } from './examinations.ts'

/** Of a granted access. */
export const ACCESS_HOURS = 8

export const ExaminationAccess = z
  .strictObject({
    accessId: Id,
    state: z.enum(EXAMINATION_ACCESS_STATES),
    isOpen: z.boolean().describe('Whether it opens the examinations now: it is granted and its time is not over.'),
    requestedBy: Id,
    requestedByName: z.string(),
    reason: z.string(),
    createdAt: Instant,
    decidedBy: Id.nullable(),
    decidedByName: z.string().nullable(),
    decidedAt: Instant.nullable(),
    endsAt: Instant.nullable().describe('When it ends or ended; null where it was never granted.'),
  })
  .describe('That an administrator reads the examinations, for some hours.')

export const ExaminationAccesses = z
  .strictObject({
    accesses: z.array(ExaminationAccess).describe('Those that wait first, then the latest; at most 100.'),
    isAlone: z.boolean().describe('Whether no other administrator can log in, so that nobody could grant an access.'),
  })
  .describe('Who asked to read the examinations, and who let them.')

export const ExaminationAccessBody = z
  .strictObject({ reason: text(500).describe('What for. Every administrator reads it, so it names no customer.') })
  .describe('Asks to read the examinations.')

export const ExaminationAccessStep = z
  .strictObject({
    action: z
      .enum(['grant', 'refuse', 'end'])
      .describe('Another administrator grants or refuses it; who asked ends it before its time is over.'),
  })
  .describe('A step of an access.')

export const examinationAccessEndpoints = endpoints(
  'examinationAccesses',
  {
    name: 'Examinations',
    about:
      'Examinations of customers against money laundering, which only administrators read to whom another one has given access.',
  },
  '/v1/account/examination-accesses',
  {
    readAll: {
      method: 'GET',
      permission: 'examinationAccesses.read',
      summary: 'Read who asked to read the examinations',
      output: ExaminationAccesses,
    },
    ask: {
      method: 'POST',
      permission: 'examinationAccesses.edit',
      summary: 'Ask to read the examinations',
      body: ExaminationAccessBody,
      output: ExaminationAccess,
      errors: ['access-waiting'],
    },
    step: {
      method: 'POST',
      path: '/v1/account/examination-accesses/{id}/steps',
      permission: 'examinationAccesses.edit',
      status: 200,
      summary: 'Grant, refuse or end an access',
      description: `A granted access lasts ${ACCESS_HOURS} hours.`,
      body: ExaminationAccessStep,
      output: ExaminationAccess,
      errors: ['maker-is-checker', 'forbidden', 'state-forbids'],
    },
  },
)
