import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { IdFilter } from '../fields.ts'
import { IMAGE_KINDS } from '../files.ts'
import { IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './project-types.schema.ts'

const tag = 'Project types'
const image = { kinds: IMAGE_KINDS, description: 'Picture: PNG, JPEG or WebP below 5 MB.' } as const
const query = listQuery(
  ['name', 'createdAt', 'updatedAt'],
  { ids: IdFilter.optional(), name: z.string().max(80).optional() },
  'asc',
)

export const projectTypeEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/project/project-types',
    operation: 'projectTypes.list',
    tag,
    permission: 'catalogue.read',
    summary: 'List project types',
    query,
    output: page(schema.ProjectType),
  },
  listAlias: {
    method: 'GET',
    path: '/v1/project/projects-types',
    operation: 'projectTypes.listAlias',
    tag,
    permission: 'catalogue.read',
    summary: 'List project types (another name of project-types)',
    query,
    output: page(schema.ProjectType),
  },
  create: {
    method: 'POST',
    path: '/v1/project/project-types',
    operation: 'projectTypes.create',
    tag,
    permission: 'projectTypes.edit',
    summary: 'Create a project type',
    body: schema.ProjectTypeBody,
    files: { image: { ...image, isRequired: true } },
    output: schema.ProjectType,
    errors: ['name-exists', 'picture-unreadable'],
  },
  read: {
    method: 'GET',
    path: '/v1/project/project-types/{id}',
    operation: 'projectTypes.read',
    tag,
    permission: 'catalogue.read',
    summary: 'Read a project type',
    params: IdParams,
    output: schema.ProjectType,
  },
  edit: {
    method: 'PATCH',
    path: '/v1/project/project-types/{id}',
    operation: 'projectTypes.edit',
    tag,
    permission: 'projectTypes.edit',
    summary: 'Change a project type',
    params: IdParams,
    body: schema.ProjectTypePatch,
    files: { image },
    output: schema.ProjectType,
    errors: ['name-exists', 'edit-conflict', 'picture-unreadable'],
  },
  remove: {
    method: 'DELETE',
    path: '/v1/project/project-types/{id}',
    operation: 'projectTypes.remove',
    tag,
    permission: 'projectTypes.edit',
    summary: 'Delete a project type',
    params: IdParams,
    errors: ['still-referenced'],
  },
})
