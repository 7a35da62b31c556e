import type { projectTypes as source } from '../es/project-types.ts'
import type { Translation } from '../translation.ts'

export const projectTypes = {
  title: 'Project types',
  one: 'Project type',
  fields: {
    projectTypeId: 'Identifier',
    name: 'Name',
    description: 'Description',
    image: 'Image',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
} as const satisfies Translation<typeof source>
