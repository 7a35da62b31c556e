import type { ProjectMediaFile } from '@cauce/contract'
import type { z } from 'zod'

const fields = {
  projectMediaFileId: 'Identificador',
  projectId: 'Proyecto',
  userId: 'Subida por',
  description: 'Descripción',
  order: 'Orden',
  picture: 'Imagen',
  createdAt: 'Subida',
  updatedAt: 'Actualizada',
} as const satisfies Record<keyof z.infer<typeof ProjectMediaFile>, string>

export const projectMediaFiles = { title: 'Imágenes', one: 'Imagen', fields } as const
