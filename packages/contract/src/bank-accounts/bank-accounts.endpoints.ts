import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { IdFilter } from '../fields.ts'
import { ATTACHMENT_KINDS, SignedUrl } from '../files.ts'
import { Id, IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './bank-accounts.schema.ts'

const tag = 'Bank accounts'
const certificate = {
  kinds: ATTACHMENT_KINDS,
  description: 'Certificate of ownership: image or PDF below 5 MB.',
} as const

export const bankAccountEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/payment/bank-accounts',
    operation: 'bankAccounts.list',
    tag,
    permission: 'bankAccounts.read',
    summary: 'List bank accounts',
    query: listQuery(['createdAt', 'alias', 'account', 'main', 'state', 'updatedAt'], {
      ids: IdFilter.optional(),
      alias: z.string().max(60).optional(),
      account: z.string().max(40).optional().describe('A fragment of the IBAN.'),
      main: z.boolean().optional(),
      state: schema.BankAccountState.optional(),
      userId: Id.optional(),
    }),
    output: page(schema.BankAccount),
  },
  create: {
    method: 'POST',
    path: '/v1/payment/bank-accounts',
    operation: 'bankAccounts.create',
    tag,
    permission: 'bankAccounts.create',
    summary: 'Add a bank account',
    body: schema.BankAccountBody,
    files: { document: { ...certificate, isRequired: true } },
    output: schema.BankAccount,
    errors: [
      'identity-not-approved',
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
    method: 'GET',
    path: '/v1/payment/bank-accounts/{id}',
    operation: 'bankAccounts.read',
    tag,
    permission: 'bankAccounts.read',
    summary: 'Read a bank account',
    params: IdParams,
    output: schema.BankAccount,
  },
  edit: {
    method: 'PATCH',
    path: '/v1/payment/bank-accounts/{id}',
    operation: 'bankAccounts.edit',
    tag,
    permission: 'bankAccounts.edit',
    summary: 'Change a bank account, or decide on it',
    params: IdParams,
    body: schema.BankAccountPatch,
    files: { document: certificate },
    output: schema.BankAccount,
    errors: [
      'edit-conflict',
      'state-forbids',
      'iban-exists',
      'reason-required',
      'still-referenced',
      'forbidden',
      'required',
      'choice-invalid',
    ],
    needsCode: 'sometimes',
  },
  remove: {
    method: 'DELETE',
    path: '/v1/payment/bank-accounts/{id}',
    operation: 'bankAccounts.remove',
    tag,
    permission: 'bankAccounts.delete',
    summary: 'Delete a bank account',
    params: IdParams,
    errors: ['still-referenced'],
  },
  view: {
    method: 'GET',
    path: '/v1/payment/bank-accounts/view/{id}',
    operation: 'bankAccounts.view',
    tag,
    permission: 'bankAccounts.read',
    summary: 'Read the bytes of the certificate of ownership',
    params: IdParams,
    isBinary: true,
  },
  url: {
    method: 'GET',
    path: '/v1/payment/bank-accounts/{id}/url',
    operation: 'bankAccounts.url',
    tag,
    permission: 'bankAccounts.read',
    summary: 'Get a short-lived address of the certificate',
    params: IdParams,
    output: SignedUrl,
  },
})
