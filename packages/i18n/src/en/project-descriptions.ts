import type { projectDescriptions as source } from '../es/project-descriptions.ts'
import type { Translation } from '../translation.ts'

export const projectDescriptions = {
  title: 'Descriptions',
  one: 'Description',
  fields: {
    projectDescriptionId: 'Identifier',
    projectId: 'Project',
    title: 'Title',
    description: 'Description',
    order: 'Order',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
} as const satisfies Translation<typeof source>
