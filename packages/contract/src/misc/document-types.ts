import { z } from 'zod'
import { Instant, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { english, EnglishText, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'

export const DocumentType = z
  .strictObject({
    documentTypeId: Id,
    name: z.string(),
    nameEn: EnglishText,
    description: z.string(),
    descriptionEn: EnglishText,
    ...timestamps,
  })
  .describe('A kind of project document.')

const fields = { name: text(80), description: text(2000) }
const englishFields = { nameEn: english(80), descriptionEn: english(2000) }
export const DocumentTypeBody = z
  .strictObject({ ...fields, ...englishFields })
  .partial({ nameEn: true, descriptionEn: true })
  .describe('A new document type.')
export const DocumentTypePatch = z
  .strictObject({ ...fields, ...englishFields, updatedAt: Instant })
  .partial()
  .describe('A change of a document type.')

export const documentTypeEndpoints = endpoints(
  'documentTypes',
  { name: 'Document types', about: 'Kinds of project document.' },
  '/v1/misc/document-types',
  {
    list: {
      permission: 'catalogue.read',
      summary: 'List document types',
      query: listQuery(['name', 'createdAt', 'updatedAt'], { name: z.string().max(80).optional() }, allBut(), 'asc'),
      output: page(DocumentType),
    },
    create: {
      permission: 'documentTypes.edit',
      summary: 'Create a document type',
      body: DocumentTypeBody,
      output: DocumentType,
      errors: ['name-exists'],
    },
    read: {
      permission: 'catalogue.read',
      summary: 'Read a document type',
      output: DocumentType,
    },
    edit: {
      permission: 'documentTypes.edit',
      summary: 'Change a document type',
      body: DocumentTypePatch,
      output: DocumentType,
      errors: ['name-exists', 'edit-conflict'],
    },
    remove: {
      permission: 'documentTypes.edit',
      summary: 'Delete a document type that no document has',
      errors: ['still-referenced'],
    },
  },
)
