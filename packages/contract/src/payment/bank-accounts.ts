import { z } from 'zod'
import { HOLD_REFUSALS } from '../account/account-holds.lifecycle.ts'
import { Instant, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Iban, IsUnseen, nameText, optionalText, Seen } from '../fields.ts'
import { ATTACHMENT_KINDS } from '../files.ts'
import { SignedUrl, StoredFile } from '../stored-files.ts'
import { Id } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import { agreeing } from '../rules.ts'
import { VerificationStatus } from '../account/verifications.ts'
import { BANK_ACCOUNT_STATES } from './bank-accounts.lifecycle.ts'

export const BankAccountState = z
  .enum(BANK_ACCOUNT_STATES)
  .describe('State of a bank account; an administrator decides on it.')

export const BankAccount = z
  .strictObject({
    bankAccountId: Id,
    userId: Id,
    userName: z.string(),
    verificationStatus: VerificationStatus.describe('Of the person.'),
    alias: z.string(),
    account: z.string().describe('IBAN; people see it masked except the last four digits.'),
    main: z.boolean().describe('Exactly one account of a person is the main one.'),
    state: BankAccountState,
    errorMessage: z.string().nullable(),
    document: StoredFile.nullable().describe('Certificate of ownership.'),
    setAloneBy: Id.nullable().describe(
      'Who alone entered and validated it, or validated it unseen: nothing is paid to it before another administrator sends the state valid as well. Null with `isUnseen`: the line of a deposit proved it, and no withdrawal to it is asked for before an administrator sends valid.',
    ),
    isUnseen: IsUnseen,
    ...timestamps,
  })
  .describe('A bank account of a person.')

/** Handbook rule 5.16; `status` is an alias of `state`. */
const decision = {
  state: BankAccountState.describe(
    'Administrators: valid, error or pending. `valid` of a second administrator confirms what one alone entered and validated, or validated unseen.',
  ),
  status: BankAccountState.describe('Another name of `state`.'),
  errorMessage: optionalText(300).describe('Required with the state error.'),
}

export const BankAccountBody = agreeing(
  z.strictObject({
    alias: nameText(60),
    account: Iban,
    main: z.boolean().optional().describe('The first account of a person is the main one in any case.'),
    userId: Id.optional().describe('Only an administrator may name another person.'),
    state: decision.state.optional(),
    status: decision.status.optional(),
    errorMessage: decision.errorMessage.optional(),
  }),
  'state',
  'status',
).describe('A new bank account; the certificate of ownership goes in the part `document`.')

export const BankAccountPatch = agreeing(
  z
    .strictObject({
      alias: nameText(60),
      account: Iban.describe('A changed IBAN waits for validation again.'),
      main: z
        .boolean()
        .describe(
          'True makes it the main one in place of the other; false is refused of the main one, which another must take over from.',
        ),
      ...decision,
      seen: Seen,
      updatedAt: Instant,
    })
    .partial(),
  'state',
  'status',
).describe('A change of a bank account.')

const certificate = {
  kinds: ATTACHMENT_KINDS,
  description: 'Certificate of ownership: image or PDF below 5 MB.',
} as const

export const bankAccountEndpoints = endpoints(
  'bankAccounts',
  { name: 'Bank accounts', about: 'Bank accounts of people, validated by an administrator.' },
  '/v1/payment/bank-accounts',
  {
    list: {
      permission: 'bankAccounts.read',
      isLagAllowed: true,
      summary: 'List bank accounts',
      query: listQuery(['createdAt', 'alias', 'account', 'main', 'state', 'updatedAt'], {
        alias: z.string().max(60).optional(),
        account: z.string().max(40).optional().describe('A fragment of the IBAN.'),
        main: z.boolean().optional(),
        state: BankAccountState.optional(),
        userId: Id.optional(),
      }),
      output: page(BankAccount),
    },
    create: {
      permission: 'bankAccounts.create',
      summary: 'Add a bank account',
      body: BankAccountBody,
      files: { document: { ...certificate, isRequired: true } },
      output: BankAccount,
      errors: [
        'email-not-confirmed',
        'identity-not-approved',
        ...HOLD_REFUSALS,
        'iban-exists',
        'code-required',
        'file-kind',
        'file-too-large',
        'customer-not-accessible',
        'reason-required',
        'required',
        'forbidden',
      ],
      needsCode: 'always',
    },
    read: {
      permission: 'bankAccounts.read',
      summary: 'Read a bank account',
      output: BankAccount,
    },
    edit: {
      permission: 'bankAccounts.edit',
      summary: 'Change a bank account, or decide on it',
      body: BankAccountPatch,
      files: { document: certificate },
      output: BankAccount,
      errors: [
        'email-not-confirmed',
        ...HOLD_REFUSALS,
        'document-changed',
        'edit-conflict',
        'state-forbids',
        'iban-exists',
        'reason-required',
        'still-referenced',
        'forbidden',
        'own-money',
        'maker-is-checker',
        'required',
        'choice-invalid',
      ],
      needsCode: 'sometimes',
    },
    remove: {
      permission: 'bankAccounts.delete',
      summary: 'Delete a bank account',
      errors: ['still-referenced', 'forbidden'],
    },
    view: {
      method: 'GET',
      path: '/v1/payment/bank-accounts/view/{id}',
      permission: 'bankAccounts.read',
      summary: 'Read the bytes of the certificate of ownership',
      isBinary: true,
    },
    url: {
      method: 'GET',
      path: '/v1/payment/bank-accounts/{id}/url',
      permission: 'bankAccounts.read',
      summary: 'Get a short-lived address of the certificate',
      output: SignedUrl,
    },
  },
)
