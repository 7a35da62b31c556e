import type { templates as source } from '../es/templates.ts'
import type { Translation } from '../translation.ts'

export const templates = {
  title: 'Description templates',
  one: 'Description template',
  menu: 'Templates',
  createTitle: 'New description template',
  deleteConsequence: 'The descriptions that started from it do not change.',
  use: 'Start from a template',
  help: 'It is copied into the description; it can be changed afterwards.',
  fields: {
    templateId: 'Identifier',
    name: 'Name',
    description: 'Text',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
} as const satisfies Translation<typeof source>
