import { endpoints } from '../endpoint.ts'
import { Id, IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './project-descriptions.schema.ts'

const tag = 'Project descriptions'

export const projectDescriptionEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/project/project-descriptions',
    operation: 'projectDescriptions.list',
    tag,
    permission: 'projects.read',
    summary: 'List texts of projects',
    query: listQuery(['order', 'createdAt'], { projectId: Id.optional() }, 'asc'),
    output: page(schema.ProjectDescription),
  },
  create: {
    method: 'POST',
    path: '/v1/project/project-descriptions',
    operation: 'projectDescriptions.create',
    tag,
    permission: 'projects.editContent',
    summary: 'Add a text to a project',
    body: schema.ProjectDescriptionBody,
    output: schema.ProjectDescription,
    errors: ['reference-unknown'],
  },
  read: {
    method: 'GET',
    path: '/v1/project/project-descriptions/{id}',
    operation: 'projectDescriptions.read',
    tag,
    permission: 'projects.read',
    summary: 'Read a text of a project',
    params: IdParams,
    output: schema.ProjectDescription,
  },
  edit: {
    method: 'PATCH',
    path: '/v1/project/project-descriptions/{id}',
    operation: 'projectDescriptions.edit',
    tag,
    permission: 'projects.editContent',
    summary: 'Change a text of a project',
    params: IdParams,
    body: schema.ProjectDescriptionPatch,
    output: schema.ProjectDescription,
    errors: ['edit-conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/v1/project/project-descriptions/{id}',
    operation: 'projectDescriptions.remove',
    tag,
    permission: 'projects.editContent',
    summary: 'Delete a text of a project',
    params: IdParams,
  },
})
