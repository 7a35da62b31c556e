import { z } from 'zod'
import { Instant, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Email, Language, optionalText, Phone } from '../fields.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { GetSums, listQuery, page, pageWithSums } from '../paging.ts'
import {
  companyFields,
  Gender,
  IdentificationDocumentType,
  profileFields,
  RoleName,
  CompanyTaxNumber,
  UserBody,
  UserKind,
} from './registration.ts'
import { agreeing } from '../rules.ts'
import { AccessChangeKind } from './access-changes.ts'
import { VerificationStatus } from './verifications.ts'

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
    phoneNumber: z.string().nullable().describe('Another name of `phone`.'),
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
    waitingAccess: z
      .array(AccessChangeKind)
      .describe('Changes of role and access that wait for the approval of another administrator.'),
    verificationStatus: VerificationStatus,
    hasPendingTransactions: z.boolean(),
    hasPendingBankAccounts: z.boolean(),
    waitingCount: z
      .int()
      .min(0)
      .describe('How much of theirs waits for staff: movements, bank accounts, the identity, tickets.'),
    balance: Money.nullable().describe('What the wallet holds; null without one.'),
    amountInvested: Money.describe('Principal that is invested today.'),
    lastAccessAt: Instant.nullable().describe('When they last used a session; null if never.'),
    ...timestamps,
  })
  .describe('A person or company with an account.')

const preferences = {
  language: Language,
  generalEmailNotifications: z
    .boolean()
    .describe('Mails about the account, money and projects beyond those that the law or security demands.'),
  ticketEmailNotifications: z.boolean(),
}

export const UserMePatch = agreeing(
  z
    .strictObject({
      phone: Phone,
      phoneNumber: profileFields.phoneNumber,
      gender: Gender.nullable(),
      ...preferences,
      updatedAt: Instant,
    })
    .partial(),
  'phone',
  'phoneNumber',
).describe('What a person may change of their own account.')

export const UserPatch = agreeing(
  z
    .strictObject({
      ...profileFields,
      companyName: companyFields.companyName.nullable(),
      legalRepresentativeName: companyFields.legalRepresentativeName.nullable(),
      taxNumber: CompanyTaxNumber.nullable(),
      email: Email,
      role: RoleName,
      ...preferences,
      disabled: z.boolean(),
      reason: optionalText(500).describe('Why; kept in the audit record.'),
      updatedAt: Instant.describe('The updatedAt that the edit was based on.'),
    })
    .partial(),
  'phone',
  'phoneNumber',
).describe(
  'What staff may change: a manager the contact data (phone, gender, language, notifications), an administrator everything.',
)

export const UserRemoval = z
  .strictObject({ reason: optionalText(500).optional().describe('Of staff; kept in the audit record.') })
  .describe('Why an account is closed.')

export const USER_ORDER_COLUMNS = [
  'createdAt',
  'name',
  'surname',
  'email',
  'role',
  'disabled',
  'updatedAt',
  'verificationStatus',
  'balance',
] as const
export const userFilters = {
  name: z.string().max(100).optional(),
  disabled: z.boolean().optional(),
  verificationStatus: VerificationStatus.optional(),
  role: RoleName.optional(),
  isStaff: z.boolean().optional().describe('Managers and administrators (true), or customers (false).'),
  managerId: Id.optional(),
  multiSearch: z
    .string()
    .max(100)
    .optional()
    .describe(
      'Fragments of name, surname, company, e-mail, phone, document or tax number in any order, without regard to accents and case; or an account number or reference.',
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

export const userEndpoints = endpoints(
  'users',
  { name: 'Users', about: 'People and companies with an account.' },
  '/v1/account/users',
  {
    create: {
      permission: 'users.create',
      summary: 'Register, or create a customer; makes user, profile and wallet in one transaction',
      description:
        'The roles `admin` and `operator` wait for the approval of another administrator (`waitingAccess`); until then the account is that of a user.',
      body: UserBody,
      output: User,
      errors: [
        'not-logged-in',
        'session-expired',
        'password-guessable',
        'email-taken',
        'identification-exists',
        'underage',
        'country-unknown',
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
      permission: 'users.list',
      isLagAllowed: true,
      summary: 'List users',
      query: listQuery(USER_ORDER_COLUMNS, { ...userFilters, getSums: GetSums.optional() }),
      output: pageWithSums(User, {
        balance: 'What their wallets hold.',
        amountInvested: 'Principal that is invested today.',
      }),
    },
    read: {
      permission: 'users.read',
      summary: 'Read a user',
      output: User,
      errors: ['customer-not-accessible'],
    },
    edit: {
      permission: 'users.edit',
      summary: 'Change, disable or enable a user',
      description:
        'A role, and the e-mail and the enabling of an administrator or manager, wait for the approval of another administrator (`waitingAccess`).',
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
        'account-under-review',
        'promoter-invests',
      ],
    },
    remove: {
      permission: 'users.delete',
      summary: 'Delete a user (unsubscribe): personal data is erased, the books stay',
      description:
        'The own account is closed after some days, in which it takes no orders and moves no money, and the closing can be withdrawn. It takes a one-time code; that of staff is closed by another administrator.',
      query: UserRemoval,
      needsCode: 'sometimes',
      errors: [
        'money-remains',
        'payments-under-way',
        'last-administrator',
        'administrator-active',
        'customer-not-accessible',
        'forbidden',
        'own-account',
      ],
    },
    listIdentificationDocumentTypes: {
      method: 'GET',
      path: '/v1/account/identification-document-types',
      permission: 'catalogue.read',
      summary: 'List the kinds of identification document',
      query: listQuery(['name'], { ids: z.array(IdentificationDocumentType).max(100).optional() }, undefined, 'asc'),
      output: page(IdentificationDocumentTypeRow),
    },
    readIdentificationDocumentType: {
      method: 'GET',
      path: '/v1/account/identification-document-types/{identificationDocumentType}',
      permission: 'catalogue.read',
      summary: 'Read a kind of identification document',
      params: z.strictObject({ identificationDocumentType: IdentificationDocumentType }),
      output: IdentificationDocumentTypeRow,
    },
  },
)
