import { z } from 'zod'
import { compactCode } from '../cleaned.ts'
import { dayBetween } from '../dates.ts'
import { CountryCode, Email, Language, MAXIMUM_TYPED, legalName, Password, Phone } from '../fields.ts'
import { companyTaxNumberOf, IDENTIFICATION_DOCUMENT_TYPES, taxNumberOf } from './identification.ts'
import { Id } from '../ids.ts'
import { ROLES } from '../permissions.ts'
import { withAccountRules } from './registration-rules.ts'

export const MINIMUM_AGE_YEARS = 18

export const Gender = z.enum(['Male', 'Female', 'Other']).describe('Gender of a person.')
export const IdentificationDocumentType = z
  .enum(IDENTIFICATION_DOCUMENT_TYPES)
  .describe('Kind of identification document.')
export const UserKind = z
  .enum(['individual', 'company'])
  .describe('Whether an account belongs to an individual or a company.')
export const RoleName = z.enum(ROLES).describe('Role of an account; operator is shown as Manager.')

const DocumentNumber = z
  .string()
  .max(MAXIMUM_TYPED)
  .transform(compactCode)
  .refine((number) => /^[A-Z0-9]{4,20}$/.test(number), 'document-number-invalid')
  .describe('Number of the identification document; spaces, dots and hyphens are dropped.')

export const TaxNumber = z
  .string()
  .max(MAXIMUM_TYPED)
  .transform((typed) => taxNumberOf(typed) ?? '')
  .refine((number) => number !== '', 'tax-number-invalid')
  .describe('Tax number (NIF with its control character, or a foreign one with the prefix of its country).')

export const CompanyTaxNumber = TaxNumber.refine(
  (number) => companyTaxNumberOf(number) !== undefined,
  'tax-number-invalid',
).describe('Tax number of the company; a person has a DNI or NIE of their own.')

/** Nobody alive was born before 1900. */
export const Birthday = dayBetween().describe('Birthday; at least 18 years ago, not before 1900.')

/** A company enters its representative (handbook rule 1.21). */
export const profileFields = {
  name: legalName(80),
  surname: legalName(120),
  phone: Phone,
  phoneNumber: Phone.describe('Another name of `phone`.'),
  gender: Gender.nullable(),
  nationality: CountryCode,
  birthdayAt: Birthday,
  identificationDocumentType: IdentificationDocumentType,
  identificationDocumentNumber: DocumentNumber,
}
export const companyFields = {
  companyName: legalName(160),
  legalRepresentativeName: legalName(200),
  taxNumber: CompanyTaxNumber,
}

const registration = {
  ...profileFields,
  phone: Phone.optional().describe('Required, here or as `phoneNumber`.'),
  phoneNumber: profileFields.phoneNumber.optional(),
  email: Email,
  repeatEmail: z.string().max(254).optional().describe('Compared with email when given.'),
  password: Password.optional().describe(
    'Required of those who register; absent when an administrator creates the account and a link to set it is mailed.',
  ),
  repeatPassword: z.string().max(200).optional(),
  language: Language.optional(),
  acceptsTerms: z
    .literal(true, 'terms-not-accepted')
    .optional()
    .describe('The terms of service. Who registers without it accepts them by registering (decision api-contract).'),
  acknowledgesPrivacy: z
    .literal(true, 'privacy-not-acknowledged')
    .optional()
    .describe(
      'Has read the privacy policy. It informs and is not accepted (decision consents-of-an-order); absent says nothing.',
    ),
  role: RoleName.optional().describe('Only an administrator may name another than user.'),
  managerId: Id.nullable().optional().describe('Only an administrator may name it.'),
}

export const UserBody = withAccountRules(
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('individual').optional().describe('If absent: a company if companyName is given.'),
      ...registration,
      companyName: companyFields.companyName.optional().describe('Only without a kind.'),
      legalRepresentativeName: companyFields.legalRepresentativeName.optional().describe('Only without a kind.'),
      taxNumber: CompanyTaxNumber.optional().describe('Only without a kind.'),
    }),
    z.strictObject({
      kind: z.literal('company'),
      ...registration,
      ...companyFields,
      taxNumber: CompanyTaxNumber.optional(),
    }),
  ]),
).describe('A new account: individual or company.')
