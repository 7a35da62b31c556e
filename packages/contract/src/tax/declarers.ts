import { z } from 'zod'
import { isSpanishTaxNumber, spanishTaxNumberOf } from '../account/identification.ts'
import { cleanPhone, compactCode } from '../cleaned.ts'
import { endpoints } from '../endpoint.ts'
import { AwaitsMyApproval, MAXIMUM_TYPED, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { PROPOSAL_STATES, ProposalPatch, proposalFields, proposalLifecycle } from '../proposals.ts'

export const DeclarerState = z
  .enum(PROPOSAL_STATES)
  .describe('What is proposed counts once another administrator has approved it.')

/** In its one form, or else compact, for a refusal. */
export const tidyTaxNumber = (typed: string): string => spanishTaxNumberOf(typed) ?? compactCode(typed)
/** Without spaces and the Spanish prefix. */
export const tidySpanishPhone = (typed: string): string => compactCode(cleanPhone(typed)).replace(/^\+34/, '')
/** Form 193 has room for nine digits. */
export const isSpanishPhone = (phone: string): boolean => /^\d{9}$/.test(phone)

const SpanishTaxNumber = z
  .string()
  .max(MAXIMUM_TYPED)
  .transform(tidyTaxNumber)
  .refine(isSpanishTaxNumber, 'spanish-tax-number-invalid')
  .describe('Spanish tax number with its control character; spaces, dots and hyphens are dropped.')

const SpanishPhone = z
  .string()
  .max(MAXIMUM_TYPED)
  .transform(tidySpanishPhone)
  .refine(isSpanishPhone, 'phone-invalid')
  .describe('Nine digits; the prefix of Spain, spaces, dots and hyphens are dropped.')

export const Declarer = z
  .strictObject({
    declarerId: Id,
    taxNumber: z.string(),
    name: z.string(),
    contact: z.string().describe('Whom the tax office asks.'),
    phone: z.string().describe('Of that person, nine digits.'),
    state: DeclarerState,
    ...proposalFields,
    proposedBy: Id,
    proposedByName: z.string(),
  })
  .describe(
    'The data with which the platform declares form 193. Rows are never changed in place: a change is proposed as a new row.',
  )

export const DeclarerBody = z
  .strictObject({ taxNumber: SpanishTaxNumber, name: text(100), contact: text(100), phone: SpanishPhone })
  .describe(
    'The data with which the platform declares form 193, to be approved by another administrator. They replace those in force.',
  )

export const declarerLifecycle = proposalLifecycle('declarer', 'declarers.edit')

export const declarerEndpoints = endpoints(
  'declarers',
  {
    name: 'Declarers',
    about: 'With which data the platform declares form 193, proposed by one administrator and approved by another.',
  },
  '/v1/tax/declarers',
  {
    list: {
      permission: 'declarers.read',
      summary: 'List the data with which the platform declares, with those that were',
      query: listQuery(
        ['createdAt', 'state', 'updatedAt'],
        {
          state: DeclarerState.optional(),
          awaitsMyApproval: AwaitsMyApproval.optional(),
        },
        allBut(),
      ),
      output: page(Declarer),
    },
    create: {
      permission: 'declarers.edit',
      summary: 'Propose the data with which the platform declares',
      body: DeclarerBody,
      output: Declarer,
    },
    read: {
      permission: 'declarers.read',
      summary: 'Read data with which the platform declares',
      output: Declarer,
    },
    decide: {
      permission: 'declarers.edit',
      summary: 'Approve or refuse the data with which the platform declares',
      body: ProposalPatch,
      output: Declarer,
      errors: ['edit-conflict', 'state-forbids', 'maker-is-checker', 'reason-required'],
    },
  },
)
