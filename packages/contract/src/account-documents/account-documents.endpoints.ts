import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { DOCUMENT_KINDS, SignedUrl } from '../files.ts'
import { Id, IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './account-documents.schema.ts'

const tag = 'Account documents'

export const accountDocumentEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/account/account-documents',
    operation: 'accountDocuments.list',
    tag,
    permission: 'accountDocuments.read',
    summary: 'List documents of customers',
    query: listQuery(['createdAt'], {
      accountId: Id.optional(),
      ownerId: Id.optional(),
      visible: z.boolean().optional(),
    }),
    output: page(schema.AccountDocument),
  },
  create: {
    method: 'POST',
    path: '/v1/account/account-documents',
    operation: 'accountDocuments.create',
    tag,
    permission: 'accountDocuments.edit',
    summary: 'Add a document of a customer',
    body: schema.AccountDocumentBody,
    files: { file: { kinds: DOCUMENT_KINDS, isRequired: true, description: 'PDF below 5 MB.' } },
    output: schema.AccountDocument,
    errors: ['customer-not-accessible', 'reference-unknown', 'file-kind', 'file-too-large'],
  },
  remove: {
    method: 'DELETE',
    path: '/v1/account/account-documents/{id}',
    operation: 'accountDocuments.remove',
    tag,
    permission: 'accountDocuments.edit',
    summary: 'Delete a document of a customer',
    params: IdParams,
  },
  url: {
    method: 'GET',
    path: '/v1/account/account-documents/url/{id}',
    operation: 'accountDocuments.url',
    tag,
    permission: 'accountDocuments.read',
    summary: 'Get a short-lived address of a document',
    params: IdParams,
    output: SignedUrl,
  },
})
