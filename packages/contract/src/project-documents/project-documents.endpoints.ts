import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { ATTACHMENT_KINDS, SignedUrl } from '../files.ts'
import { Id, IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './project-documents.schema.ts'

const tag = 'Project documents'
const file = { kinds: ATTACHMENT_KINDS, isRequired: true, description: 'PDF or image below 5 MB.' } as const

export const projectDocumentEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/project/project-documents',
    operation: 'projectDocuments.list',
    tag,
    permission: 'projectDocuments.read',
    summary: 'List documents of projects',
    query: listQuery(['createdAt', 'description'], {
      projectId: Id.optional(),
      documentTypeId: Id.optional(),
      visible: z.boolean().optional(),
    }),
    output: page(schema.ProjectDocument),
  },
  create: {
    method: 'POST',
    path: '/v1/project/project-documents',
    operation: 'projectDocuments.create',
    tag,
    permission: 'projects.editContent',
    summary: 'Add a document to a project',
    body: schema.ProjectDocumentBody,
    files: { file },
    output: schema.ProjectDocument,
    errors: ['reference-unknown', 'file-kind', 'file-too-large'],
  },
  read: {
    method: 'GET',
    path: '/v1/project/project-documents/{id}',
    operation: 'projectDocuments.read',
    tag,
    permission: 'projectDocuments.read',
    summary: 'Read a document record',
    params: IdParams,
    output: schema.ProjectDocument,
  },
  remove: {
    method: 'DELETE',
    path: '/v1/project/project-documents/{id}',
    operation: 'projectDocuments.remove',
    tag,
    permission: 'projects.editContent',
    summary: 'Delete a document of a project',
    params: IdParams,
  },
  url: {
    method: 'GET',
    path: '/v1/project/project-documents/{id}/url',
    operation: 'projectDocuments.url',
    tag,
    permission: 'projectDocuments.open',
    summary: 'Get a short-lived address of a document',
    params: IdParams,
    output: SignedUrl,
  },
})
