import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { IdFilter } from '../fields.ts'
import { IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './templates.schema.ts'

const tag = 'Templates'

export const templateEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/project/templates',
    operation: 'templates.list',
    tag,
    permission: 'templates.read',
    summary: 'List description templates',
    query: listQuery(
      ['name', 'createdAt', 'updatedAt'],
      { ids: IdFilter.optional(), name: z.string().max(160).optional() },
      'asc',
    ),
    output: page(schema.Template),
  },
  create: {
    method: 'POST',
    path: '/v1/project/templates',
    operation: 'templates.create',
    tag,
    permission: 'templates.edit',
    summary: 'Create a description template',
    body: schema.TemplateBody,
    output: schema.Template,
    errors: ['name-exists'],
  },
  read: {
    method: 'GET',
    path: '/v1/project/templates/{id}',
    operation: 'templates.read',
    tag,
    permission: 'templates.read',
    summary: 'Read a description template',
    params: IdParams,
    output: schema.Template,
  },
  edit: {
    method: 'PATCH',
    path: '/v1/project/templates/{id}',
    operation: 'templates.edit',
    tag,
    permission: 'templates.edit',
    summary: 'Change a description template',
    params: IdParams,
    body: schema.TemplatePatch,
    output: schema.Template,
    errors: ['name-exists', 'edit-conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/v1/project/templates/{id}',
    operation: 'templates.remove',
    tag,
    permission: 'templates.edit',
    summary: 'Delete a description template',
    params: IdParams,
  },
})
