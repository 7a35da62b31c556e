import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { DOCUMENT_KINDS } from '../files.ts'
import { SignedUrl, StoredFile } from '../stored-files.ts'
import { Id } from '../ids.ts'
import { listQuery, page } from '../paging.ts'

export const AccountDocument = z
  .strictObject({
    accountDocumentId: Id,
    accountId: Id.describe('The customer that it is about.'),
    ownerId: Id.describe('Whose document it is: the customer, or the member of staff who keeps it.'),
    ownerName: z.string(),
    visible: z.boolean().describe('False: the customer does not see it, unless it is theirs.'),
    document: StoredFile,
    file: StoredFile.describe('Another name of `document`.'),
    createdAt: Instant,
  })
  .describe('A document of a customer.')

export const AccountDocumentBody = z
  .strictObject({
    accountId: Id.optional().describe('The own account if absent; only an administrator may name another.'),
    ownerId: Id.optional().describe('The owner; the caller if absent. Only an administrator may name another person.'),
    visible: z.boolean().optional().describe('True if absent.'),
  })
  .describe('A new document of a customer; its bytes go in the part `file`.')

export const accountDocumentEndpoints = endpoints(
  'accountDocuments',
  { name: 'Account documents', about: 'Documents of customers.' },
  '/v1/account/account-documents',
  {
    list: {
      permission: 'accountDocuments.read',
      summary: 'List documents of customers',
      query: listQuery(['createdAt'], {
        accountId: Id.optional(),
        ownerId: Id.optional(),
        visible: z.boolean().optional(),
      }),
      output: page(AccountDocument),
    },
    read: {
      permission: 'accountDocuments.read',
      summary: 'Read the record of a document',
      output: AccountDocument,
    },
    create: {
      permission: 'accountDocuments.edit',
      summary: 'Add a document of a customer',
      body: AccountDocumentBody,
      files: { file: { kinds: DOCUMENT_KINDS, isRequired: true, description: 'PDF below 5 MB.' } },
      output: AccountDocument,
      errors: ['customer-not-accessible', 'reference-unknown', 'file-kind', 'file-too-large'],
    },
    remove: {
      permission: 'accountDocuments.edit',
      summary: 'Delete a document of a customer',
    },
    url: {
      method: 'GET',
      path: '/v1/account/account-documents/url/{id}',
      permission: 'accountDocuments.read',
      summary: 'Get a short-lived address of a document',
      output: SignedUrl,
    },
  },
)
