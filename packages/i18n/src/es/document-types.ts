import type { DocumentType } from '@cauce/contract'
import type { z } from 'zod'

const fields = {
  documentTypeId: 'Identificador',
  name: 'Nombre',
  description: 'Descripción',
  createdAt: 'Creado',
  updatedAt: 'Actualizado',
} as const satisfies Record<keyof z.infer<typeof DocumentType>, string>

export const documentTypes = {
  title: 'Tipos de documento',
  one: 'Tipo de documento',
  fields,
  createTitle: 'Nuevo tipo de documento',
  deleteConsequence: 'Desaparece de los formularios. No es posible mientras algún documento sea de este tipo.',
} as const
