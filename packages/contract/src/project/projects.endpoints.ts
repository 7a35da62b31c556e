import { endpoints } from '../endpoint.ts'
import { IdParams } from '../ids.ts'
import { GetSums, listQuery } from '../paging.ts'
import * as schema from './projects.schema.ts'

export const projectEndpoints = endpoints(
  'projects',
  { name: 'Projects', about: 'Projects that people can fund.' },
  {
    list: {
      method: 'GET',
      path: '/v1/project/projects',
      permission: 'projects.read',
      summary: 'List projects',
      query: listQuery(schema.PROJECT_ORDER_COLUMNS, { ...schema.projectFilters, getSums: GetSums.optional() }),
      output: schema.ProjectList,
    },
    create: {
      method: 'POST',
      path: '/v1/project/projects',
      permission: 'projects.create',
      summary: 'Create a project',
      body: schema.ProjectBody,
      output: schema.Project,
      errors: ['url-exists', 'reference-unknown', 'end-before-start'],
    },
    read: {
      method: 'GET',
      path: '/v1/project/projects/{id}',
      permission: 'projects.read',
      summary: 'Read a project',
      params: IdParams,
      output: schema.Project,
    },
    edit: {
      method: 'PATCH',
      path: '/v1/project/projects/{id}',
      permission: 'projects.edit',
      summary: 'Change a project or its phase',
      params: IdParams,
      body: schema.ProjectPatch,
      output: schema.Project,
      errors: [
        'edit-conflict',
        'state-forbids',
        'url-exists',
        'reference-unknown',
        'project-not-ready',
        'promoter-is-insider',
        'sheet-missing',
        'terms-locked',
        'end-before-start',
        'second-administrator-needed',
        'own-money',
        'maker-is-checker',
      ],
    },
    remove: {
      method: 'DELETE',
      path: '/v1/project/projects/{id}',
      permission: 'projects.delete',
      summary: 'Delete a draft without investments',
      params: IdParams,
      errors: ['state-forbids', 'still-referenced'],
    },
    refund: {
      method: 'POST',
      path: '/v1/project/projects/{id}/refund',
      permission: 'projects.refund',
      status: 200,
      summary: 'Close a project and return the invested money',
      description:
        'All of it or none; safe to repeat. From the four-eyes threshold on, the first call asks for a second administrator and the call of another one does it.',
      params: IdParams,
      body: schema.RefundBody,
      output: schema.Project,
      isIdempotent: true,
      errors: ['state-forbids', 'own-money', 'maker-is-checker'],
    },
  },
)
