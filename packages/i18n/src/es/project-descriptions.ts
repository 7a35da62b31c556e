import type { ProjectDescription } from '@cauce/contract'
import type { z } from 'zod'

const fields = {
  projectDescriptionId: 'Identificador',
  projectId: 'Proyecto',
  title: 'Título',
  description: 'Descripción',
  order: 'Orden',
  createdAt: 'Creada',
  updatedAt: 'Actualizada',
} as const satisfies Record<keyof z.infer<typeof ProjectDescription>, string>

export const projectDescriptions = { title: 'Descripciones', one: 'Descripción', fields } as const
