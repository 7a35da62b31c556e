import type { TimelineEvent } from '@cauce/contract'
import type { z } from 'zod'

const fields = {
  timelineEventId: 'Identificador',
  projectId: 'Proyecto',
  date: 'Fecha',
  title: 'Título',
  description: 'Descripción',
  createdAt: 'Creado',
  updatedAt: 'Actualizado',
} as const satisfies Record<keyof z.infer<typeof TimelineEvent>, string>

export const timeline = { title: 'Cronograma', one: 'Hito', fields } as const
