import { z } from 'zod'
import { Instant, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { english, EnglishText, text } from '../fields.ts'
import { IMAGE_KINDS } from '../files.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { Picture } from '../pictures.ts'

export const ProjectType = z
  .strictObject({
    projectTypeId: Id,
    name: z.string(),
    nameEn: EnglishText,
    description: z.string(),
    descriptionEn: EnglishText,
    isLoan: z.boolean().describe('Whether its projects are loans, which have a risk category and default rates.'),
    image: Picture.nullable(),
    ...timestamps,
  })
  .describe('A kind of project.')

export const ProjectTypeBody = z
  .strictObject({
    name: text(80),
    nameEn: english(80).optional(),
    description: text(2000),
    descriptionEn: english(2000).optional(),
    isLoan: z.boolean().optional().describe('True if absent.'),
  })
  .describe('A new project type; its picture goes in the part `image`.')
export const ProjectTypePatch = z
  .strictObject({
    name: text(80),
    nameEn: english(80),
    description: text(2000),
    descriptionEn: english(2000),
    isLoan: z.boolean(),
    updatedAt: Instant,
  })
  .partial()
  .describe('A change of a project type.')

const image = { kinds: IMAGE_KINDS, description: 'Picture: PNG, JPEG or WebP below 5 MB.' } as const
const query = listQuery(['name', 'createdAt', 'updatedAt'], { name: z.string().max(80).optional() }, allBut(), 'asc')

export const projectTypeEndpoints = endpoints(
  'projectTypes',
  { name: 'Project types', about: 'Kinds of project.' },
  '/v1/project/project-types',
  {
    list: {
      permission: 'catalogue.read',
      summary: 'List project types',
      query,
      output: page(ProjectType),
    },
    listAlias: {
      method: 'GET',
      path: '/v1/project/projects-types',
      permission: 'catalogue.read',
      summary: 'List project types (another name of project-types)',
      query,
      output: page(ProjectType),
    },
    create: {
      permission: 'projectTypes.edit',
      summary: 'Create a project type',
      body: ProjectTypeBody,
      files: { image: { ...image, isRequired: true } },
      output: ProjectType,
      errors: ['name-exists'],
    },
    read: {
      permission: 'catalogue.read',
      summary: 'Read a project type',
      output: ProjectType,
    },
    edit: {
      permission: 'projectTypes.edit',
      summary: 'Change a project type',
      body: ProjectTypePatch,
      files: { image },
      output: ProjectType,
      errors: ['name-exists', 'edit-conflict'],
    },
    remove: {
      permission: 'projectTypes.edit',
      summary: 'Delete a project type',
      errors: ['still-referenced'],
    },
  },
)
