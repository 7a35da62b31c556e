import { z } from 'zod'
import { companyTaxNumberOf, isSpanishTaxNumber } from '../account/identification.ts'
import { cleanLine, compactCode } from '../cleaned.ts'
import { PAYMENT_FORMATS } from '../company.ts'
import { endpoints } from '../endpoint.ts'
import { AwaitsMyApproval, Email, legalName, LeiText, MAXIMUM_TYPED, optionalName, Phone, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { PROPOSAL_STATES, ProposalPatch, proposalFields, proposalLifecycle } from '../proposals.ts'

export const CompanyDetailsState = z
  .enum(PROPOSAL_STATES)
  .describe('What is proposed counts as soon as another administrator has approved it.')

const TaxNumber = z
  .string()
  .max(MAXIMUM_TYPED)
  .transform((typed) => companyTaxNumberOf(typed) ?? compactCode(typed))
  .refine((number) => isSpanishTaxNumber(number) && companyTaxNumberOf(number) === number, 'spanish-tax-number-invalid')
  .meta({ examples: ['B12345674'] })
  .describe('Spanish tax number (NIF) of a company with its control character.')

const Lei = LeiText.nullable().describe(
  'Legal entity identifier (ISO 17442). Without it no information sheet is published.',
)

/** Line breaks become spaces. */
const oneLine = z
  .string()
  .overwrite((typed) => cleanLine(typed.replaceAll(/\s+/gu, ' ')))
  .max(200)

const InitiatingPartyId = z
  .string()
  .max(MAXIMUM_TYPED)
  .overwrite(compactCode)
  .regex(/^[A-Z0-9]{0,35}$/, 'initiating-party-id-invalid')
  .meta({ examples: ['B12345674001'] })
  .nullable()
  .describe('Id in files of payments, where the bank demands one: in Spain the tax number and a suffix.')

const facts = {
  name: legalName(140).describe('As registered.'),
  taxNumber: TaxNumber,
  address: oneLine.min(1, 'required'),
  register: oneLine.min(1, 'required').describe('Entry in the commercial register.'),
  email: Email,
  phone: Phone,
  authorityNumber: optionalName(40).describe('In the register of the CNMV.'),
  lei: Lei,
  paymentInstitution: optionalName(140).describe("Keeps the customers' money."),
  complaintContact: oneLine.nullable().describe('Where complaints may be sent in writing, beside the form.'),
  sender: Email.nullable().describe('Mails come from it, under the name of the brand.'),
  paymentFormat: z.enum(PAYMENT_FORMATS).describe('Version of the files of payments.'),
  initiatingPartyId: InitiatingPartyId,
  referencePrefix: z
    .string()
    .max(MAXIMUM_TYPED)
    .overwrite(compactCode)
    .regex(/^([A-Z]{3})?$/, 'reference-prefix-invalid')
    .meta({ examples: ['RIB'] })
    .nullable()
    .describe('Letters in the references of wallets that are opened from now on; earlier ones stay.'),
}

const known = z.string().nullable()

export const CompanyDetails = z
  .strictObject({
    companyDetailsId: Id,
    ...{ name: known, taxNumber: known, address: known, register: known, email: known, phone: known },
    ...{ authorityNumber: known, lei: known, paymentInstitution: known, complaintContact: known },
    ...{ sender: known, paymentFormat: z.enum(PAYMENT_FORMATS).nullable(), initiatingPartyId: known },
    referencePrefix: known,
    basis: z.string().describe('Why they change; empty for the first ones.'),
    state: CompanyDetailsState,
    ...proposalFields,
  })
  .describe(
    'Who runs the platform. Rows are never changed in place: a change is proposed as a new row. The first ones are those of the settings.',
  )

export const CompanyDetailsBody = z
  .strictObject({ ...facts, basis: text(300) })
  .describe(
    'The data of the company, to be approved by another administrator. They replace those in force on pages, in mails and in new documents.',
  )

export const companyDetailsLifecycle = proposalLifecycle('companyDetails', 'companyDetails.edit')

export const companyDetailsEndpoints = endpoints(
  'companyDetails',
  {
    name: 'Company details',
    about: 'Who runs the platform, proposed by one administrator and approved by another.',
  },
  '/v1/misc/company-details',
  {
    list: {
      permission: 'companyDetails.read',
      summary: 'List the data of the company, with those that were',
      query: listQuery(
        ['createdAt', 'state', 'updatedAt'],
        { state: CompanyDetailsState.optional(), awaitsMyApproval: AwaitsMyApproval.optional() },
        allBut(),
      ),
      output: page(CompanyDetails),
    },
    create: {
      permission: 'companyDetails.edit',
      summary: 'Propose data of the company',
      body: CompanyDetailsBody,
      output: CompanyDetails,
    },
    read: {
      permission: 'companyDetails.read',
      summary: 'Read data of the company',
      output: CompanyDetails,
    },
    decide: {
      permission: 'companyDetails.edit',
      summary: 'Approve or refuse data of the company',
      body: ProposalPatch,
      output: CompanyDetails,
      errors: ['edit-conflict', 'state-forbids', 'maker-is-checker', 'reason-required'],
    },
  },
)
