import type { Template } from '@cauce/contract'
import type { z } from 'zod'

const fields = {
  templateId: 'Identificador',
  name: 'Nombre',
  description: 'Texto',
  createdAt: 'Creada',
  updatedAt: 'Actualizada',
} as const satisfies Record<keyof z.infer<typeof Template>, string>

export const templates = {
  title: 'Plantillas de descripción',
  one: 'Plantilla de descripción',
  menu: 'Plantillas',
  fields,
  createTitle: 'Nueva plantilla de descripción',
  deleteConsequence: 'Las descripciones que partieron de ella no cambian.',
  use: 'Partir de una plantilla',
  help: 'Se copia en la descripción; después se puede cambiar.',
} as const
