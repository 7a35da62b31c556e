import { z } from 'zod'
import { dayBetween, Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { CountryCode, Email, IdFilter, Language, optionalText, Password, Phone, text } from '../fields.ts'
import { withRule } from '../rules.ts'
import { isControlLetterRight, isTaxNumberRight, type Identification } from './identification.ts'
import { Id, IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import { ROLES } from '../permissions.ts'
import { VerificationStatus } from './verifications.ts'

/** The age in years from which a person may open an account. */
export const MINIMUM_AGE_YEARS = 18

export const Gender = z.enum(['Male', 'Female', 'Other']).describe('Gender of a person.')
/** Kinds of identification document that the platform accepts. */
export const IDENTIFICATION_DOCUMENT_TYPES = [
  'ID_CARD',
  'PASSPORT',
  'RESIDENCE_PERMIT',
  'DRIVERS_LICENSE',
  'VISA',
] as const
export const IdentificationDocumentType = z
  .enum(IDENTIFICATION_DOCUMENT_TYPES)
  .describe('Kind of identification document.')
export const UserKind = z
  .enum(['individual', 'company'])
  .describe('Whether an account belongs to an individual or a company.')
export const RoleName = z.enum(ROLES).describe('Role of an account; operator is shown as Manager.')

const DocumentNumber = z
  .string()
  .transform((typed) => typed.toUpperCase().replaceAll(/[\s.-]/g, ''))
  .refine((number) => /^[A-Z0-9]{4,20}$/.test(number), 'document-number-invalid')
  .describe('Number of the identification document; spaces, dots and hyphens are dropped.')

const TaxNumber = z
  .string()
  .transform((typed) => typed.toUpperCase().replaceAll(/[\s.-]/g, ''))
  .refine((number) => /^[A-Z0-9]{8,14}$/.test(number) && isTaxNumberRight(number), 'tax-number-invalid')
  .describe('Tax number of the company (NIF, with its control character, or its foreign equal).')

/** Nobody who is alive was born before 1900. */
export const Birthday = dayBetween().describe('Birthday; at least 18 years ago, not before 1900.')

/** Personal data that a person enters; a company names its representative as the person (handbook rule 1.21). */
const profile = {
  name: text(80),
  surname: text(120),
  phone: Phone,
  gender: Gender.nullable(),
  nationality: CountryCode,
  birthdayAt: Birthday,
  identificationDocumentType: IdentificationDocumentType,
  identificationDocumentNumber: DocumentNumber,
}
const company = {
  companyName: text(160),
  legalRepresentativeName: text(200),
  taxNumber: TaxNumber,
}

export const User = z
  .strictObject({
    userId: Id,
    managerId: Id.nullable(),
    managerName: z.string().nullable(),
    kind: UserKind,
    name: z.string(),
    surname: z.string(),
    companyName: z.string().nullable(),
    legalRepresentativeName: z.string().nullable(),
    taxNumber: z.string().nullable(),
    email: z.string(),
    isEmailConfirmed: z.boolean(),
    role: RoleName,
    phone: z.string().nullable(),
    gender: Gender.nullable(),
    nationality: z.string().nullable(),
    birthdayAt: z.string().nullable(),
    identificationDocumentType: IdentificationDocumentType.nullable(),
    identificationDocumentNumber: z.string().nullable(),
    language: Language,
    disabled: z.boolean(),
    generalEmailNotifications: z.boolean(),
    ticketEmailNotifications: z.boolean(),
    isOtpConfigured: z.boolean(),
    verificationStatus: VerificationStatus,
    hasPendingTransactions: z.boolean(),
    hasPendingBankAccounts: z.boolean(),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .describe('A person or company with an account.')

const registration = {
  ...profile,
  email: Email,
  repeatEmail: z.string().optional().describe('Compared with email when given.'),
  password: Password.optional().describe(
    'Required of those who register; absent when an administrator creates the account and a link to set it is mailed.',
  ),
  repeatPassword: z.string().optional(),
  language: Language.optional(),
  acceptsTerms: z.literal(true, 'terms-not-accepted').optional().describe('Required of those who register.'),
  role: RoleName.optional().describe('Only an administrator may name another than user.'),
  managerId: Id.nullable().optional().describe('Only an administrator may name it.'),
}

interface Repeated extends Identification {
  readonly email: string
  readonly repeatEmail?: string | undefined
  readonly password?: string | undefined
  readonly repeatPassword?: string | undefined
}

/** The rules between the fields of a new account, for its body and for what a form makes of that. */
// @__NO_SIDE_EFFECTS__
export function withAccountRules<Schema extends z.ZodType<Repeated>>(schema: Schema): Schema {
  const emails = withRule<z.ZodType<Repeated>>(schema, ['email', 'repeatEmail'], ({ email, repeatEmail }) =>
    repeatEmail === undefined || repeatEmail.toLowerCase() === email.toLowerCase()
      ? undefined
      : { path: 'repeatEmail', code: 'emails-differ' },
  )
  const passwords = withRule(emails, ['password', 'repeatPassword'], ({ password, repeatPassword }) =>
    password === repeatPassword || (password !== undefined && repeatPassword === undefined)
      ? undefined
      : { path: 'repeatPassword', code: 'passwords-differ' },
  )
  return withLetterRule(passwords) as z.ZodType as Schema
}

/** The control letter of a DNI or NIE, when kind, country and number of the document are known. */
// @__NO_SIDE_EFFECTS__
export function withLetterRule<Schema extends z.ZodType<Identification>>(schema: Schema): Schema {
  return withRule<z.ZodType<Identification>>(
    schema,
    ['nationality', 'identificationDocumentType', 'identificationDocumentNumber'],
    (body) =>
      isControlLetterRight(body)
        ? undefined
        : { path: 'identificationDocumentNumber', code: 'document-number-invalid' },
  ) as Schema
}

export const UserBody = withAccountRules(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('individual'), ...registration }),
    z.strictObject({ kind: z.literal('company'), ...registration, ...company }),
  ]),
).describe('A new account: individual or company.')

const preferences = {
  language: Language,
  generalEmailNotifications: z
    .boolean()
    .describe('Mails about the account, money and projects beyond those that the law or security demands.'),
  ticketEmailNotifications: z.boolean(),
}

export const UserMePatch = z
  .strictObject({ phone: Phone, gender: Gender.nullable(), ...preferences, updatedAt: Instant })
  .partial()
  .describe('What a person may change of their own account.')

export const UserPatch = z
  .strictObject({
    ...profile,
    companyName: company.companyName.nullable(),
    legalRepresentativeName: company.legalRepresentativeName.nullable(),
    taxNumber: TaxNumber.nullable(),
    email: Email,
    role: RoleName,
    ...preferences,
    disabled: z.boolean(),
    reason: optionalText(500).describe('Why; kept in the audit record.'),
    updatedAt: Instant.describe('The updatedAt that the edit was based on.'),
  })
  .partial()
  .describe(
    'What staff may change: a manager the contact data (phone, gender, language, notifications), an administrator everything.',
  )

/** Columns by which users can be sorted; the first is the default. */
export const USER_ORDER_COLUMNS = [
  'createdAt',
  'name',
  'surname',
  'email',
  'role',
  'disabled',
  'updatedAt',
  'verificationStatus',
] as const
export const userFilters = {
  ids: IdFilter.optional(),
  name: z.string().max(100).optional(),
  disabled: z.boolean().optional(),
  verificationStatus: VerificationStatus.optional(),
  role: RoleName.optional(),
  managerId: Id.optional(),
  multiSearch: z
    .string()
    .max(100)
    .optional()
    .describe(
      'Fragments of name, surname, company, e-mail, phone or document number, without regard to accents and case.',
    ),
  hasPendingTransactions: z.boolean().optional(),
  hasPendingBankAccounts: z.boolean().optional(),
}

export const IdentificationDocumentTypeRow = z
  .strictObject({
    identificationDocumentType: IdentificationDocumentType,
    name: z.string().describe('In the language of the request.'),
  })
  .describe('A kind of identification document.')

/** Calls for users. */
export const userEndpoints = endpoints('users', 'Users', {
  create: {
    method: 'POST',
    path: '/v1/account/users',
    permission: 'users.create',
    summary: 'Register, or create a customer; makes user, profile and wallet in one transaction',
    body: UserBody,
    output: User,
    errors: [
      'email-taken',
      'identification-exists',
      'underage',
      'country-unknown',
      'terms-not-accepted',
      'reference-unknown',
    ],
  },
  readMe: {
    method: 'GET',
    path: '/v1/account/users/me',
    permission: 'users.readOwn',
    summary: 'Read the own account',
    output: User,
  },
  editMe: {
    method: 'PATCH',
    path: '/v1/account/users/me',
    permission: 'users.editOwn',
    summary: 'Change the own account',
    body: UserMePatch,
    output: User,
    errors: ['edit-conflict'],
  },
  list: {
    method: 'GET',
    path: '/v1/account/users',
    permission: 'users.list',
    summary: 'List users',
    query: listQuery(USER_ORDER_COLUMNS, userFilters),
    output: page(User),
  },
  read: {
    method: 'GET',
    path: '/v1/account/users/{id}',
    permission: 'users.read',
    summary: 'Read a user',
    params: IdParams,
    output: User,
    errors: ['customer-not-accessible'],
  },
  edit: {
    method: 'PATCH',
    path: '/v1/account/users/{id}',
    permission: 'users.edit',
    summary: 'Change, disable or enable a user',
    params: IdParams,
    body: UserPatch,
    output: User,
    errors: [
      'edit-conflict',
      'email-taken',
      'identification-exists',
      'underage',
      'required',
      'unknown-field',
      'document-number-invalid',
      'last-administrator',
      'own-account',
      'customer-not-accessible',
    ],
  },
  remove: {
    method: 'DELETE',
    path: '/v1/account/users/{id}',
    permission: 'users.delete',
    summary: 'Delete a user (unsubscribe): personal data is erased, the books stay',
    params: IdParams,
    errors: ['money-remains', 'last-administrator', 'customer-not-accessible', 'forbidden'],
  },
  listIdentificationDocumentTypes: {
    method: 'GET',
    path: '/v1/account/identification-document-types',
    permission: 'catalogue.read',
    summary: 'List the kinds of identification document',
    query: listQuery(['name'], {}, 'asc'),
    output: page(IdentificationDocumentTypeRow),
  },
})
