import { z } from 'zod'
import { Instant, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { english, EnglishText, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'

export const ProjectDescription = z
  .strictObject({
    projectDescriptionId: Id,
    projectId: Id,
    title: z.string(),
    titleEn: EnglishText,
    description: z.string(),
    descriptionEn: EnglishText,
    order: z.int(),
    ...timestamps,
  })
  .describe('A titled text of a project; paragraphs are parted by empty lines, lines that start with "- " are a list.')

const order = z.int().min(0).max(1000)
export const ProjectDescriptionBody = z
  .strictObject({
    projectId: Id,
    title: text(160),
    titleEn: english(160).optional(),
    description: text(10_000),
    descriptionEn: english(10_000).optional(),
    order: order.optional(),
  })
  .describe('A new text.')
export const ProjectDescriptionPatch = z
  .strictObject({
    title: text(160),
    titleEn: english(160),
    description: text(10_000),
    descriptionEn: english(10_000),
    order,
    updatedAt: Instant,
  })
  .partial()
  .describe('A change of a text.')

export const projectDescriptionEndpoints = endpoints(
  'projectDescriptions',
  { name: 'Project descriptions', about: 'Titled texts of projects.' },
  '/v1/project/project-descriptions',
  {
    list: {
      permission: 'projects.read',
      summary: 'List texts of projects',
      query: listQuery(
        ['order', 'createdAt'],
        { projectId: Id.optional() },
        allBut('description', 'descriptionEn'),
        'asc',
      ),
      output: page(ProjectDescription),
    },
    create: {
      permission: 'projects.editContent',
      summary: 'Add a text to a project',
      body: ProjectDescriptionBody,
      output: ProjectDescription,
      errors: ['reference-unknown'],
    },
    read: {
      permission: 'projects.read',
      summary: 'Read a text of a project',
      output: ProjectDescription,
    },
    edit: {
      permission: 'projects.editContent',
      summary: 'Change a text of a project',
      body: ProjectDescriptionPatch,
      output: ProjectDescription,
      errors: ['edit-conflict'],
    },
    remove: {
      permission: 'projects.editContent',
      summary: 'Delete a text of a project',
    },
  },
)
