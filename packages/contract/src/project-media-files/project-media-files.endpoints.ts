import { endpoints } from '../endpoint.ts'
import { IMAGE_KINDS, SignedUrl } from '../files.ts'
import { Id, IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './project-media-files.schema.ts'

const tag = 'Project media files'
const file = { kinds: IMAGE_KINDS, isRequired: true, description: 'Picture: PNG, JPEG or WebP below 5 MB.' } as const

export const projectMediaFileEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/project/project-media-files',
    operation: 'projectMediaFiles.list',
    tag,
    permission: 'projects.read',
    summary: 'List pictures of projects',
    query: listQuery(['order', 'createdAt'], { projectId: Id.optional() }, 'asc'),
    output: page(schema.ProjectMediaFile),
  },
  create: {
    method: 'POST',
    path: '/v1/project/project-media-files',
    operation: 'projectMediaFiles.create',
    tag,
    permission: 'projects.editContent',
    summary: 'Add a picture to a project',
    body: schema.ProjectMediaFileBody,
    files: { file },
    output: schema.ProjectMediaFile,
    errors: ['reference-unknown', 'file-kind', 'file-too-large', 'picture-unreadable'],
  },
  read: {
    method: 'GET',
    path: '/v1/project/project-media-files/{id}',
    operation: 'projectMediaFiles.read',
    tag,
    permission: 'projects.read',
    summary: 'Read a picture record',
    params: IdParams,
    output: schema.ProjectMediaFile,
  },
  edit: {
    method: 'PATCH',
    path: '/v1/project/project-media-files/{id}',
    operation: 'projectMediaFiles.edit',
    tag,
    permission: 'projects.editContent',
    summary: 'Change description or order of a picture',
    params: IdParams,
    body: schema.ProjectMediaFilePatch,
    output: schema.ProjectMediaFile,
    errors: ['edit-conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/v1/project/project-media-files/{id}',
    operation: 'projectMediaFiles.remove',
    tag,
    permission: 'projects.editContent',
    summary: 'Delete a picture of a project',
    params: IdParams,
  },
  url: {
    method: 'GET',
    path: '/v1/project/project-media-files/{id}/url',
    operation: 'projectMediaFiles.url',
    tag,
    permission: 'projects.editContent',
    summary: 'Get a short-lived address of the original, with what the camera noted down',
    params: IdParams,
    output: SignedUrl,
  },
})
