import { z } from 'zod'
import { CalendarDate, Instant, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { IsUnseen, optionalText, Seen } from '../fields.ts'
import { ATTACHMENT_KINDS } from '../files.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { StoredFile } from '../stored-files.ts'
import { CLASSIFICATION_STATES } from './classifications.lifecycle.ts'
import { CLASS_CRITERION_NAMES, CLASS_STATEMENT_VERSION, MAXIMUM_EVIDENCE, WANTED_CLASSES } from './investor-classes.ts'

const ClassificationState = z
  .enum(CLASSIFICATION_STATES)
  .describe('The class counts while the request is approved, until its last day.')
const WantedClass = z.enum(WANTED_CLASSES).describe('The class that is asked for.')
const Criteria = z.array(z.enum(CLASS_CRITERION_NAMES))

const Evidence = z
  .strictObject({ documentId: Id, file: StoredFile })
  .describe('A file that proves a criterion; erased with the account.')

export const Classification = z
  .strictObject({
    classificationId: Id,
    userId: Id,
    userName: z.string(),
    wantedClass: WantedClass,
    criteria: Criteria.describe('What the investor attests to meet.'),
    statementVersion: z.string().describe('The version of the words that the investor agreed to.'),
    state: ClassificationState,
    isInForce: z.boolean().describe('Whether the investor has the class today because of it.'),
    validFrom: CalendarDate.nullable().describe('The day of the approval.'),
    validUntil: CalendarDate.nullable().describe(
      'The last day; null before the approval, and for professional clients.',
    ),
    reason: z.string().nullable().describe('Why it was refused or ended.'),
    documents: z.array(Evidence),
    decidedBy: Id.nullable(),
    decidedByName: z.string().nullable(),
    decidedAt: Instant.nullable(),
    isUnseen: IsUnseen,
    endedAt: Instant.nullable().describe('When an approval ended: given up, expired, replaced or taken back.'),
    ...timestamps,
  })
  .describe('A request to be treated as a sophisticated investor. Rows stay: together they are the history.')

export const ClassificationBody = z
  .strictObject({
    wantedClass: WantedClass,
    criteria: Criteria.min(1, 'required').max(CLASS_CRITERION_NAMES.length),
    statementVersion: z
      .literal(CLASS_STATEMENT_VERSION, 'choice-invalid')
      .describe('The version of the words that were shown.'),
    acceptsLoss: z
      .literal(true, 'declaration-missing')
      .describe('The investor is aware of the protections that they lose.'),
    declaresTruth: z
      .literal(true, 'declaration-missing')
      .describe('The investor is liable for the truth of what they attest.'),
  })
  .describe('A request of the caller. Its evidence goes in the parts `documents`.')

export const ClassificationPatch = z
  .strictObject({
    state: z.enum(['approved', 'refused', 'ended']),
    reason: optionalText(500).optional().describe('Required unless it is approved; the investor reads it.'),
    seen: z.array(Seen).max(20).optional().describe('Of all files of the evidence, in any order.'),
    updatedAt: Instant.optional(),
  })
  .describe('The decision of an administrator, or the end of a class whose conditions have ceased.')

export const classificationEndpoints = endpoints(
  'classifications',
  {
    name: 'Classes of investors',
    about: 'Requests to be treated as a sophisticated investor, with evidence, decision and end.',
  },
  '/v1/account/classifications',
  {
    list: {
      permission: 'classifications.read',
      summary: 'List requests to be classified, with their history',
      query: listQuery(
        ['createdAt', 'updatedAt', 'state'],
        {
          userId: Id.optional(),
          state: ClassificationState.optional(),
        },
        allBut('isInForce'),
      ),
      output: page(Classification),
    },
    create: {
      permission: 'classifications.request',
      summary: 'Ask to be treated as a sophisticated investor',
      description: 'One request at a time. The previous approval counts until this one is approved.',
      body: ClassificationBody,
      files: {
        documents: {
          kinds: ATTACHMENT_KINDS,
          isRequired: true,
          maximumCount: MAXIMUM_EVIDENCE,
          description: 'Evidence of the criteria: images or PDF, each below 5 MB.',
        },
      },
      output: Classification,
      errors: ['criteria-not-met', 'classification-pending', 'file-kind', 'file-too-large', 'too-many-files'],
    },
    read: {
      permission: 'classifications.read',
      summary: 'Read a request to be classified',
      output: Classification,
    },
    withdraw: {
      method: 'POST',
      path: '/v1/account/classifications/{id}/withdraw',
      permission: 'classifications.request',
      status: 200,
      summary: 'Withdraw a request that waits',
      output: Classification,
      errors: ['state-forbids'],
    },
    giveUp: {
      method: 'POST',
      path: '/v1/account/classifications/{id}/give-up',
      permission: 'classifications.request',
      status: 200,
      summary: 'Give the class up, at once',
      description: 'Also for who no longer meets the criteria: the law has them report it.',
      output: Classification,
      errors: ['state-forbids'],
    },
    decide: {
      permission: 'classifications.decide',
      summary: 'Approve or refuse a request, or end a class',
      description: 'A request that meets the criteria is approved, unless there are reasonable doubts of its truth.',
      body: ClassificationPatch,
      output: Classification,
      errors: ['document-changed', 'edit-conflict', 'state-forbids', 'maker-is-checker', 'reason-required'],
    },
    viewDocument: {
      method: 'GET',
      path: '/v1/account/classifications/view-document/{id}',
      permission: 'classifications.read',
      summary: 'Read the bytes of a file of evidence',
      isBinary: true,
    },
  },
)
