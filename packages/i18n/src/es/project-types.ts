import type { ProjectType } from '@cauce/contract'
import type { z } from 'zod'

const fields = {
  projectTypeId: 'Identificador',
  name: 'Nombre',
  description: 'Descripción',
  image: 'Imagen',
  createdAt: 'Creado',
  updatedAt: 'Actualizado',
} as const satisfies Record<keyof z.infer<typeof ProjectType>, string>

export const projectTypes = { title: 'Tipos de proyecto', one: 'Tipo de proyecto', fields } as const
