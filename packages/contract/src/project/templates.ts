import { z } from 'zod'
import { Instant, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { english, EnglishText, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'

export const Template = z
  .strictObject({
    templateId: Id,
    name: z.string(),
    nameEn: EnglishText,
    description: z.string(),
    descriptionEn: EnglishText,
    ...timestamps,
  })
  .describe('A text to start the description of a project from.')

const fields = { name: text(160), description: text(10_000) }
const englishFields = { nameEn: english(160), descriptionEn: english(10_000) }
export const TemplateBody = z
  .strictObject({ ...fields, ...englishFields })
  .partial({ nameEn: true, descriptionEn: true })
  .describe('A new description template.')
export const TemplatePatch = z
  .strictObject({ ...fields, ...englishFields, updatedAt: Instant })
  .partial()
  .describe('A change of a description template.')

export const templateEndpoints = endpoints(
  'templates',
  { name: 'Templates', about: 'Texts to start the descriptions of projects from.' },
  '/v1/project/templates',
  {
    list: {
      permission: 'templates.read',
      summary: 'List description templates',
      query: listQuery(['name', 'createdAt', 'updatedAt'], { name: z.string().max(160).optional() }, allBut(), 'asc'),
      output: page(Template),
    },
    create: {
      permission: 'templates.edit',
      summary: 'Create a description template',
      body: TemplateBody,
      output: Template,
      errors: ['name-exists'],
    },
    read: {
      permission: 'templates.read',
      summary: 'Read a description template',
      output: Template,
    },
    edit: {
      permission: 'templates.edit',
      summary: 'Change a description template',
      body: TemplatePatch,
      output: Template,
      errors: ['name-exists', 'edit-conflict'],
    },
    remove: {
      permission: 'templates.edit',
      summary: 'Delete a description template',
    },
  },
)
