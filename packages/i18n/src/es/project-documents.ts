import type { ProjectDocument } from '@cauce/contract'
import type { z } from 'zod'

const fields = {
  projectDocumentId: 'Identificador',
  documentTypeId: 'Tipo de documento',
  documentTypeName: 'Tipo de documento',
  projectId: 'Proyecto',
  userId: 'Subido por',
  description: 'Descripción',
  visible: 'Visible',
  document: 'Archivo',
  createdAt: 'Subido',
  updatedAt: 'Actualizado',
} as const satisfies Record<keyof z.infer<typeof ProjectDocument>, string>

export const projectDocuments = { title: 'Documentos', one: 'Documento', fields } as const
