import type { documentTypes as source } from '../es/document-types.ts'
import type { Translation } from '../translation.ts'

export const documentTypes = {
  title: 'Document types',
  one: 'Document type',
  createTitle: 'New document type',
  deleteConsequence: 'It disappears from the forms. Not possible while a document is of this type.',
  fields: {
    documentTypeId: 'Identifier',
    name: 'Name',
    description: 'Description',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
} as const satisfies Translation<typeof source>
