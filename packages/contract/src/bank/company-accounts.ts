import { z } from 'zod'
import { Instant, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { AwaitsMyApproval, Iban, optionalText, Seen, text } from '../fields.ts'
import { ATTACHMENT_KINDS } from '../files.ts'
import { Id } from '../ids.ts'
import { defineLifecycle } from '../lifecycle.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { SignedUrl, StoredFile } from '../stored-files.ts'
import { MAXIMUM_NAME } from './epc.ts'
import { BeneficiaryName, Bic } from './payee-fields.ts'

export const COMPANY_ACCOUNT_STATES = ['proposed', 'active', 'refused', 'replaced', 'retired'] as const
export const CompanyAccountState = z
  .enum(COMPANY_ACCOUNT_STATES)
  .describe('A proposed account is in force once another administrator has approved it.')

export const CompanyAccount = z
  .strictObject({
    companyAccountId: Id,
    iban: z.string(),
    bic: z.string(),
    beneficiary: z.string().describe('The holder as the bank knows it, which payers are shown.'),
    bankName: z.string(),
    main: z.boolean().describe('Deposits of customers go to the main account in force.'),
    document: StoredFile.describe('Certificate of the account.'),
    state: CompanyAccountState,
    reason: z.string().nullable().describe('Why it was refused or retired.'),
    proposedBy: Id,
    proposedByName: z.string(),
    decidedBy: Id.nullable(),
    decidedByName: z.string().nullable(),
    decidedAt: Instant.nullable(),
    ...timestamps,
  })
  .describe('An account of the company at a bank. Rows are never changed in place: a change is proposed as a new row.')

export const CompanyAccountBody = z
  .strictObject({
    iban: Iban,
    bic: Bic,
    beneficiary: BeneficiaryName,
    bankName: text(MAXIMUM_NAME),
    main: z.boolean().describe('Deposits of customers go here from its approval on, and no longer to another account.'),
  })
  .describe(
    'An account to be approved by another administrator; the certificate of the account goes in the part `document`. It replaces an account in force with the same IBAN.',
  )

export const CompanyAccountPatch = z
  .strictObject({
    state: z.enum(['active', 'refused', 'retired']),
    reason: optionalText(300).optional().describe('Required with refused and retired.'),
    seen: Seen.optional().describe('SHA-256, hexadecimal, of the certificate that was shown. Required with active.'),
    updatedAt: Instant.optional(),
  })
  .describe('Approval by another administrator, refusal or retirement.')

/** Four-eyes: another administrator approves. */
export const companyAccountLifecycle = defineLifecycle({
  name: 'companyAccount',
  states: COMPANY_ACCOUNT_STATES,
  initial: ['proposed'],
  transitions: {
    approve: { from: ['proposed'], to: 'active', permission: 'companyAccounts.edit' },
    refuse: { from: ['proposed'], to: 'refused', permission: 'companyAccounts.edit' },
    replace: { from: ['active'], to: 'replaced', permission: null },
    retire: { from: ['active'], to: 'retired', permission: 'companyAccounts.edit' },
  },
})

export const companyAccountEndpoints = endpoints(
  'companyAccounts',
  {
    name: 'Company accounts',
    about: 'Accounts of the company at banks, proposed by one administrator and approved by another.',
  },
  '/v1/bank/company-accounts',
  {
    list: {
      permission: 'companyAccounts.read',
      summary: 'List the accounts of the company, with those that were',
      query: listQuery(
        ['createdAt', 'bankName', 'state', 'updatedAt'],
        {
          state: CompanyAccountState.optional(),
          awaitsMyApproval: AwaitsMyApproval.optional(),
        },
        allBut(),
      ),
      output: page(CompanyAccount),
    },
    create: {
      permission: 'companyAccounts.edit',
      summary: 'Propose an account of the company, or a change of one',
      body: CompanyAccountBody,
      files: {
        document: {
          kinds: ATTACHMENT_KINDS,
          description: 'Certificate of the account: image or PDF below 5 MB.',
          isRequired: true,
        },
      },
      output: CompanyAccount,
      errors: ['file-kind', 'file-too-large'],
    },
    read: {
      permission: 'companyAccounts.read',
      summary: 'Read an account of the company',
      output: CompanyAccount,
    },
    decide: {
      permission: 'companyAccounts.edit',
      summary: 'Approve, refuse or retire an account of the company',
      body: CompanyAccountPatch,
      output: CompanyAccount,
      errors: [
        'required',
        'document-changed',
        'edit-conflict',
        'state-forbids',
        'maker-is-checker',
        'reason-required',
        'main-account-needed',
      ],
    },
    url: {
      method: 'GET',
      path: '/v1/bank/company-accounts/{id}/url',
      permission: 'companyAccounts.read',
      summary: 'Get a short-lived address of the certificate',
      output: SignedUrl,
    },
  },
)
