import { z } from 'zod'
import { CalendarDate, Instant, NamedDay } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Email, Language, nameText, optionalText, Phone, text } from '../fields.ts'
import { ATTACHMENT_KINDS } from '../files.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { StoredFile } from '../stored-files.ts'
import { withRule } from '../rules.ts'
import { COMPLAINT_URGENCIES } from './complaint-deadlines.ts'
import { ComplaintBody, ComplaintForm } from './complaint-form.ts'
import { COMPLAINT_STATES, complaintLifecycle, type ComplaintStepName } from './complaints.lifecycle.ts'

export const ComplaintState = z.enum(COMPLAINT_STATES).describe('State of a complaint.')
export type ComplaintState = z.infer<typeof ComplaintState>
/** Staff classify complaints for the register. */
export const COMPLAINT_KINDS = ['information', 'order', 'payment', 'wallet', 'account', 'other'] as const
export const ComplaintKind = z.enum(COMPLAINT_KINDS).describe('What a complaint is about, as staff sort it.')
export const COMPLAINT_OUTCOMES = ['granted', 'partlyGranted', 'rejected'] as const
export const ComplaintOutcome = z.enum(COMPLAINT_OUTCOMES).describe('How a complaint was decided.')

export const MAXIMUM_COMPLAINT_DOCUMENTS = 5
const documents = {
  documents: {
    kinds: ATTACHMENT_KINDS,
    maximumCount: MAXIMUM_COMPLAINT_DOCUMENTS,
    description: 'Images and PDF, each below 5 MB.',
  },
} as const
const FILE_ERRORS = ['file-kind', 'file-too-large', 'too-many-files'] as const

export const ComplaintDocument = z
  .strictObject({
    documentId: Id,
    messageId: Id.nullable().describe('The message that it came with; null if it came with the complaint.'),
    file: StoredFile,
  })
  .describe('A document of a complaint.')

const STEPS = Object.keys(complaintLifecycle.transitions) as [ComplaintStepName, ...ComplaintStepName[]]
export const ComplaintStep = z
  .strictObject({
    step: z.enum(STEPS).describe('What was done.'),
    reason: z.string().nullable(),
    dueOn: CalendarDate.nullable().describe('The last day for the decision that it named.'),
    createdAt: Instant,
  })
  .describe('Something that was done with a complaint, and why.')

const message = { messageId: Id, message: z.string(), isFromStaff: z.boolean(), createdAt: Instant }
export const ComplaintMessage = z
  .strictObject({
    ...message,
    isInternal: z.boolean().describe('Staff alone read it.'),
    authorName: z.string().nullable().describe('The member of staff; null if the complainant wrote it.'),
  })
  .describe('A message about a complaint.')

const progress = {
  number: z.string().meta({ examples: ['RC-2026-000012'] }),
  state: ComplaintState,
  language: Language,
  admissibilityDueOn: CalendarDate.describe('The last day for saying whether it is admissible.'),
  decisionDueOn: CalendarDate.nullable().describe('The last day for the decision; null before it is admitted.'),
  dueOn: CalendarDate.nullable().describe('The last day of the step that the platform owes now.'),
  handlerName: z.string().nullable().describe('Whom the complainant can ask.'),
  handlerEmail: z.string().nullable(),
  handlerPhone: z.string().nullable(),
  outcome: ComplaintOutcome.nullable(),
  answer: z.string().nullable().describe('The decision with its reasons.'),
  steps: z.array(ComplaintStep).describe('Oldest first.'),
  documents: z.array(ComplaintDocument),
  createdAt: Instant,
}

export const Complaint = z
  .strictObject({
    complaintId: Id,
    ...progress,
    urgency: z.enum(COMPLAINT_URGENCIES).nullable().describe('How close the next deadline is.'),
    kind: ComplaintKind.nullable(),
    userId: Id.nullable().describe('The customer, if they were logged in.'),
    name: z.string().describe('Who complains.'),
    email: z.string().describe('Where mails about it go.'),
    form: ComplaintForm,
    draft: z.string().nullable().describe('The answer as it is being written. Staff alone read it.'),
    measures: z.string().nullable().describe('What the platform did because of it, for the register.'),
    awaitsReply: z.boolean().describe('Whether the complainant wrote last.'),
    messages: z.array(ComplaintMessage).describe('Oldest first.'),
    updatedAt: Instant,
  })
  .describe('A complaint under article 7 of Regulation (EU) 2020/1503, as staff see it.')
export type Complaint = z.output<typeof Complaint>

export const FollowedComplaint = z
  .strictObject({
    ...progress,
    name: z.string(),
    description: z.string(),
    messages: z.array(z.strictObject(message)).describe('Oldest first.'),
    mayWrite: z.boolean().describe('Whether it takes messages.'),
    mayWithdraw: z.boolean(),
  })
  .describe('A complaint as its complainant sees it.')

export const ReceivedComplaint = z
  .strictObject({ number: progress.number, admissibilityDueOn: CalendarDate })
  .describe('That a complaint has come.')

export const ComplaintPatch = z
  .strictObject({
    kind: ComplaintKind.nullable(),
    draft: optionalText(10_000),
    measures: optionalText(5000),
    updatedAt: Instant,
  })
  .partial()
  .describe('What staff note about a complaint: what it is about, the answer in draft, the measures taken.')

const stepBody = z.strictObject({
  step: z.enum(['admit', 'dismiss', 'delay', 'decide', 'close']),
  reason: text(5000).optional().describe('To dismiss and to delay it must be said.'),
  handlerName: nameText(150).optional().describe('To admit: whom the complainant can ask.'),
  handlerEmail: Email.optional(),
  handlerPhone: Phone.optional(),
  dueOn: NamedDay.optional().describe(
    'The last day for the decision: to delay a later one than before, to admit the usual one if absent.',
  ),
  outcome: ComplaintOutcome.optional().describe('To decide.'),
  answer: text(10_000).optional().describe('To decide: every point, with reasons.'),
  updatedAt: Instant.optional(),
})

type StepName = z.output<typeof stepBody>['step']
/** Steps in which a field is required. */
const SAID_IN = {
  reason: ['dismiss', 'delay'],
  handlerName: ['admit'],
  handlerEmail: ['admit'],
  handlerPhone: ['admit'],
  dueOn: ['delay'],
  outcome: ['decide'],
  answer: ['decide'],
} as const satisfies Record<string, readonly StepName[]>
type SaidField = keyof typeof SAID_IN
export const isSaidIn = (step: StepName, field: SaidField): boolean =>
  (SAID_IN[field] as readonly StepName[]).includes(step)

export const ComplaintStepBody = (Object.keys(SAID_IN) as SaidField[])
  .reduce(
    (ruled, field) =>
      withRule(ruled, ['step', field], ({ step, [field]: said }) =>
        isSaidIn(step, field) && said === undefined ? { path: field, code: 'required' } : undefined,
      ),
    stepBody,
  )
  .describe('A step with a complaint; the complainant is notified of it.')
export type ComplaintStepBody = z.output<typeof ComplaintStepBody>

const messageText = text(5000)
export const ComplaintMessageBody = z
  .strictObject({ message: messageText, isInternal: z.boolean().optional().describe('Staff alone read it.') })
  .describe('A new message of staff; its attachments go in the parts `documents`.')
export const ComplainantMessageBody = z
  .strictObject({ message: messageText })
  .describe('A new message of the complainant; its attachments go in the parts `documents`.')

export const complaintFilters = {
  search: z.string().max(150).optional().describe('A fragment of the name or e-mail, or a number.'),
  state: ComplaintState.optional(),
  kind: ComplaintKind.optional(),
  urgency: z.enum(COMPLAINT_URGENCIES).optional(),
  isUrgent: z.boolean().optional().describe('With true only those whose next deadline is near or has passed.'),
  isOpen: z.boolean().optional().describe('With true only those in which the platform owes a step.'),
  awaitsReply: z.boolean().optional(),
}

/** Anybody may send one; staff handle them. */
export const complaintEndpoints = endpoints(
  'complaints',
  { name: 'Complaints', about: 'Complaints about the platform, from anybody, with their deadlines and decisions.' },
  '/v1/support/complaints',
  {
    create: {
      permission: 'complaints.create',
      summary: 'Send a complaint',
      description: 'Without an account. The same complaint sent twice on a day is received once.',
      body: ComplaintBody,
      files: documents,
      output: ReceivedComplaint,
      errors: FILE_ERRORS,
    },
    list: {
      permission: 'complaints.read',
      summary: 'List complaints',
      query: listQuery(['dueOn', 'createdAt', 'number', 'name'], complaintFilters, allBut('urgency', 'awaitsReply')),
      output: page(Complaint),
    },
    read: {
      permission: 'complaints.read',
      summary: 'Read a complaint',
      output: Complaint,
    },
    edit: {
      permission: 'complaints.edit',
      summary: 'Note what a complaint is about, the answer in draft and the measures taken',
      body: ComplaintPatch,
      output: Complaint,
      errors: ['edit-conflict'],
    },
    decide: {
      method: 'POST',
      path: '/v1/support/complaints/{id}/steps',
      permission: 'complaints.decide',
      summary: 'Admit, dismiss, delay, decide or close a complaint',
      body: ComplaintStepBody,
      output: Complaint,
      errors: ['state-forbids', 'edit-conflict', 'date-too-early'],
    },
    createMessage: {
      method: 'POST',
      path: '/v1/support/complaints/{id}/messages',
      permission: 'complaints.edit',
      summary: 'Write to the complainant, or a note among staff',
      body: ComplaintMessageBody,
      files: documents,
      output: Complaint,
      errors: ['state-forbids', ...FILE_ERRORS],
    },
    viewDocument: {
      method: 'GET',
      path: '/v1/support/complaints/view-document/{id}',
      permission: 'complaints.read',
      summary: 'Read the bytes of a document of a complaint',
      isBinary: true,
    },
  },
)
