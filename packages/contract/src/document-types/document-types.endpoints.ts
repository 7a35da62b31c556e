import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { IdFilter } from '../fields.ts'
import { IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './document-types.schema.ts'

const tag = 'Document types'

export const documentTypeEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/misc/document-types',
    operation: 'documentTypes.list',
    tag,
    permission: 'catalogue.read',
    summary: 'List document types',
    query: listQuery(
      ['name', 'createdAt', 'updatedAt'],
      { ids: IdFilter.optional(), name: z.string().max(80).optional() },
      'asc',
    ),
    output: page(schema.DocumentType),
  },
  create: {
    method: 'POST',
    path: '/v1/misc/document-types',
    operation: 'documentTypes.create',
    tag,
    permission: 'documentTypes.edit',
    summary: 'Create a document type',
    body: schema.DocumentTypeBody,
    output: schema.DocumentType,
    errors: ['name-exists'],
  },
  read: {
    method: 'GET',
    path: '/v1/misc/document-types/{id}',
    operation: 'documentTypes.read',
    tag,
    permission: 'catalogue.read',
    summary: 'Read a document type',
    params: IdParams,
    output: schema.DocumentType,
  },
  edit: {
    method: 'PATCH',
    path: '/v1/misc/document-types/{id}',
    operation: 'documentTypes.edit',
    tag,
    permission: 'documentTypes.edit',
    summary: 'Change a document type',
    params: IdParams,
    body: schema.DocumentTypePatch,
    output: schema.DocumentType,
    errors: ['name-exists', 'edit-conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/v1/misc/document-types/{id}',
    operation: 'documentTypes.remove',
    tag,
    permission: 'documentTypes.edit',
    summary: 'Delete a document type that no document has',
    params: IdParams,
    errors: ['still-referenced'],
  },
})
