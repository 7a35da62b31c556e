import type { projectDocuments as source } from '../es/project-documents.ts'
import type { Translation } from '../translation.ts'

export const projectDocuments = {
  title: 'Documents',
  one: 'Document',
  fields: {
    projectDocumentId: 'Identifier',
    documentTypeId: 'Document type',
    documentTypeName: 'Document type',
    projectId: 'Project',
    userId: 'Uploaded by',
    description: 'Description',
    visible: 'Visible',
    document: 'File',
    createdAt: 'Uploaded',
    updatedAt: 'Updated',
  },
} as const satisfies Translation<typeof source>
