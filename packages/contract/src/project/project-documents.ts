import { z } from 'zod'
import { Instant, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { english, EnglishText, text } from '../fields.ts'
import { ATTACHMENT_KINDS } from '../files.ts'
import { SignedUrl, StoredFile } from '../stored-files.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'

export const ProjectDocument = z
  .strictObject({
    projectDocumentId: Id,
    documentTypeId: Id,
    documentTypeName: z.string(),
    documentTypeNameEn: EnglishText,
    projectId: Id,
    userId: Id.nullable().describe('Who uploaded it.'),
    description: z.string(),
    descriptionEn: EnglishText,
    visible: z.boolean().describe('False: only staff see it.'),
    document: StoredFile,
    file: StoredFile.describe('Another name of `document`.'),
    ...timestamps,
  })
  .describe('A document of a project.')

export const ProjectDocumentBody = z
  .strictObject({
    documentTypeId: Id,
    projectId: Id,
    userId: Id.optional().describe('Who uploads it: the person who is logged in.'),
    description: text(300),
    descriptionEn: english(300).optional(),
    visible: z.boolean().optional().describe('False if absent.'),
  })
  .describe('A new document; its bytes go in the part `file`.')

export const ProjectDocumentPatch = z
  .strictObject({ description: text(300), descriptionEn: english(300), visible: z.boolean(), updatedAt: Instant })
  .partial()
  .describe('A change of what is said of a document, or of who may see it.')

const file = { kinds: ATTACHMENT_KINDS, isRequired: true, description: 'PDF or image below 5 MB.' } as const

export const projectDocumentEndpoints = endpoints(
  'projectDocuments',
  { name: 'Project documents', about: 'Documents of projects.' },
  '/v1/project/project-documents',
  {
    list: {
      permission: 'projectDocuments.read',
      summary: 'List documents of projects',
      query: listQuery(
        ['createdAt', 'description'],
        {
          projectId: Id.optional(),
          documentTypeId: Id.optional(),
          visible: z.boolean().optional(),
        },
        allBut('documentTypeName', 'documentTypeNameEn', 'userId'),
      ),
      output: page(ProjectDocument),
    },
    create: {
      permission: 'projects.editContent',
      summary: 'Add a document to a project',
      body: ProjectDocumentBody,
      files: { file },
      output: ProjectDocument,
      errors: ['reference-unknown', 'sheet-not-uploaded', 'file-kind', 'file-too-large'],
    },
    read: {
      permission: 'projectDocuments.read',
      summary: 'Read a document record',
      output: ProjectDocument,
    },
    edit: {
      permission: 'projects.editContent',
      summary: 'Change description or visibility of a document',
      body: ProjectDocumentPatch,
      output: ProjectDocument,
      errors: ['edit-conflict', 'sheet-not-uploaded'],
    },
    remove: {
      permission: 'projects.editContent',
      summary: 'Delete a document of a project',
    },
    url: {
      method: 'GET',
      path: '/v1/project/project-documents/{id}/url',
      permission: 'projectDocuments.open',
      summary: 'Get a short-lived address of a document',
      output: SignedUrl,
    },
  },
)
