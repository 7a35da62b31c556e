import type { templates as source } from '../es/templates.ts'
import type { Translation } from '../translation.ts'

export const templates = {
  title: 'Description templates',
  one: 'Description template',
  fields: {
    templateId: 'Identifier',
    name: 'Name',
    description: 'Text',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
} as const satisfies Translation<typeof source>
