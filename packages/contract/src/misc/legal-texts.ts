import { z } from 'zod'
import { cleanLine } from '../cleaned.ts'
import { CalendarDate, Instant, NamedDay } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { AwaitsMyApproval, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { ACCEPTED_DOCUMENTS, LEGAL_DOCUMENTS } from '../pages.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { PROPOSAL_STATES, ProposalPatch, proposalFields, proposalLifecycle } from '../proposals.ts'
import { withRule } from '../rules.ts'

/** `%{name}` in a text. */
export const TEXT_FIELDS = [
  ...(['brand', 'reflection', 'name', 'taxNumber', 'address', 'register', 'email', 'phone'] as const),
  ...(['authorityNumber', 'lei', 'paymentInstitution', 'complaintContact'] as const),
] as const
export type TextField = (typeof TEXT_FIELDS)[number]

const FIELD = /%\{([^}\n]*)\}?/gu
const KNOWN: ReadonlySet<string> = new Set(TEXT_FIELDS)

const withFields = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  schema.superRefine((typed, context) => {
    const field = [...typed.matchAll(FIELD)].map(([, name = '']) => name).find((name) => !KNOWN.has(name))
    if (field === undefined) return
    const params = { field, known: TEXT_FIELDS.join(', ') }
    context.addIssue({ code: 'custom', message: 'text-field-unknown', params })
  })

const line = (maximum: number) => withFields(z.string().overwrite(cleanLine).min(1, 'required').max(maximum))

export const LegalDocumentName = z.enum(LEGAL_DOCUMENTS).describe('Which text.')
const Accepted = z.enum(ACCEPTED_DOCUMENTS)
export const LegalTextState = z
  .enum(PROPOSAL_STATES)
  .describe('A proposed version is published once another administrator has approved it.')

const words = {
  title: line(120),
  titleEn: line(120),
  description: line(300).describe('What search engines show below the title.'),
  descriptionEn: line(300),
  sections: z
    .array(
      z.strictObject({
        heading: line(160),
        headingEn: line(160),
        text: withFields(text(10_000)).describe('Empty lines part paragraphs; lines that begin with "- " are a list.'),
        textEn: withFields(text(10_000)),
      }),
    )
    .min(1, 'required')
    .max(60),
}

const shown = {
  title: z.string(),
  titleEn: z.string(),
  description: z.string(),
  descriptionEn: z.string(),
  sections: z.array(
    z.strictObject({ heading: z.string(), headingEn: z.string(), text: z.string(), textEn: z.string() }),
  ),
}

export const LegalText = z
  .strictObject({
    legalTextId: Id,
    document: LegalDocumentName,
    ...shown,
    validFrom: CalendarDate.describe('In force from this day in Madrid on, until the next version.'),
    asksAgain: z.boolean().describe('Whether customers accept it before their next order or deposit.'),
    basis: z.string(),
    state: LegalTextState,
    ...proposalFields,
    proposedBy: Id,
    proposedByName: z.string(),
  })
  .describe('A version of a text. Rows are never changed in place: a change is proposed as a new version.')

export const LegalTextBody = withRule(
  z.strictObject({
    document: LegalDocumentName,
    ...words,
    validFrom: NamedDay,
    asksAgain: z.boolean().describe('Only of the terms and the privacy policy.'),
    basis: text(300).describe('Why it changes.'),
  }),
  ['document', 'asksAgain'],
  ({ document, asksAgain }) =>
    asksAgain && !ACCEPTED_DOCUMENTS.some((one) => one === document)
      ? { path: 'asksAgain', code: 'choice-invalid' }
      : undefined,
).describe('A version to be approved by another administrator on its first day at the latest.')

export const PublishedText = z
  .strictObject({
    document: LegalDocumentName,
    legalTextId: Id.nullable().describe('Null for the draft that the platform comes with.'),
    ...shown,
    validFrom: CalendarDate.nullable(),
    standing: z.enum(['draft', 'inForce', 'earlier', 'coming', 'unpublished']),
    versions: z
      .array(z.strictObject({ legalTextId: Id, validFrom: CalendarDate }))
      .describe('Those that were published, the latest first.'),
    isOwed: z.boolean().describe('Whether the caller has to accept it.'),
  })
  .describe('A text as it is published, with its fields still to be filled in.')

export const TextAcceptances = z
  .strictObject({
    owed: z.array(Accepted).describe('What has to be accepted before the next order or deposit.'),
    accepted: z
      .array(
        z.strictObject({
          document: Accepted,
          legalTextId: Id.nullable(),
          validFrom: CalendarDate.nullable().describe('The version. Null for the draft that the platform comes with.'),
          acceptedAt: Instant,
        }),
      )
      .describe('The latest first.'),
  })
  .describe('Which versions of the terms and the privacy policy a customer has accepted.')

export const legalTextLifecycle = proposalLifecycle('legalText', 'legalTexts.edit')

export const legalTextEndpoints = endpoints(
  'legalTexts',
  {
    name: 'Legal texts',
    about: 'Texts of law and help in versions, proposed by one administrator and published by another.',
  },
  '/v1/misc/legal-texts',
  {
    readPublished: {
      method: 'GET',
      path: '/v1/misc/published-texts/{document}',
      permission: 'settings.read',
      summary: 'Read a text in force, or one of its versions',
      params: z.strictObject({ document: LegalDocumentName }),
      query: z.strictObject({
        version: Id.optional().describe('One that is not published is for administrators.'),
      }),
      output: PublishedText,
      errors: ['not-found'],
    },
    readAcceptances: {
      method: 'GET',
      path: '/v1/misc/text-acceptances',
      permission: 'legalTexts.readAcceptances',
      summary: 'Read which versions a customer has accepted',
      query: z.strictObject({ userId: Id }),
      output: TextAcceptances,
      errors: ['customer-not-accessible'],
    },
    accept: {
      method: 'POST',
      path: '/v1/misc/legal-texts/{id}/acceptance',
      permission: 'legalTexts.accept',
      summary: 'Accept the version in force of the terms or the privacy policy',
      errors: ['state-forbids'],
    },
    list: {
      permission: 'legalTexts.read',
      summary: 'List the versions of the texts',
      query: listQuery(
        ['createdAt', 'document', 'validFrom', 'state', 'updatedAt'],
        {
          state: LegalTextState.optional(),
          document: LegalDocumentName.optional(),
          awaitsMyApproval: AwaitsMyApproval.optional(),
        },
        allBut(),
      ),
      output: page(LegalText),
    },
    create: {
      permission: 'legalTexts.edit',
      summary: 'Propose a version of a text',
      body: LegalTextBody,
      output: LegalText,
      errors: ['date-too-early'],
    },
    read: {
      permission: 'legalTexts.read',
      summary: 'Read a version of a text',
      output: LegalText,
    },
    decide: {
      permission: 'legalTexts.edit',
      summary: 'Publish or refuse a version of a text',
      body: ProposalPatch,
      output: LegalText,
      errors: ['edit-conflict', 'state-forbids', 'maker-is-checker', 'reason-required', 'date-too-early'],
    },
  },
)
