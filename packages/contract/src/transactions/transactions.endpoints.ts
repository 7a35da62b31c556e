import { endpoints } from '../endpoint.ts'
import { ATTACHMENT_KINDS, SignedUrl } from '../files.ts'
import { IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './transactions.schema.ts'

const tag = 'Transactions'
const proof = { kinds: ATTACHMENT_KINDS, description: 'Proof of the bank movement: image or PDF below 5 MB.' } as const

export const transactionEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/wallet/transactions',
    operation: 'transactions.list',
    tag,
    permission: 'transactions.read',
    summary: 'List transactions',
    query: listQuery(['createdAt', 'amount', 'type', 'status', 'updatedAt'], schema.transactionFilters),
    output: page(schema.Transaction),
  },
  create: {
    method: 'POST',
    path: '/v1/wallet/transactions',
    operation: 'transactions.create',
    tag,
    permission: 'transactions.create',
    summary: 'Ask for an income or a withdrawal',
    description: 'A withdrawal is reserved at once.',
    body: schema.TransactionBody,
    files: { file: proof },
    output: schema.Transaction,
    isIdempotent: true,
    needsCode: 'sometimes',
    errors: [
      'identity-not-approved',
      'bank-account-not-valid',
      'above-available-balance',
      'code-required',
      'customer-not-accessible',
      'required',
    ],
  },
  read: {
    method: 'GET',
    path: '/v1/wallet/transactions/{id}',
    operation: 'transactions.read',
    tag,
    permission: 'transactions.read',
    summary: 'Read a transaction',
    params: IdParams,
    output: schema.Transaction,
  },
  decide: {
    method: 'PATCH',
    path: '/v1/wallet/transactions/{id}',
    operation: 'transactions.decide',
    tag,
    permission: 'transactions.decide',
    summary: 'Approve or reject a transaction',
    params: IdParams,
    body: schema.TransactionPatch,
    files: { file: proof },
    output: schema.Transaction,
    isIdempotent: true,
    errors: ['state-forbids', 'proof-required', 'reason-required', 'own-money', 'maker-is-checker', 'edit-conflict'],
  },
  url: {
    method: 'GET',
    path: '/v1/wallet/transactions/{id}/url',
    operation: 'transactions.url',
    tag,
    permission: 'transactions.read',
    summary: 'Get a short-lived address of the proof',
    params: IdParams,
    output: SignedUrl,
  },
})
