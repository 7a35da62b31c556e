import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { Id, IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './timeline.schema.ts'

const tag = 'Timeline'
const EventParams = z.strictObject({ id: Id, timelineEventId: Id })

export const timelineEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/project/projects/{id}/timeline',
    operation: 'timeline.list',
    tag,
    permission: 'projects.read',
    summary: 'List the events of a project',
    params: IdParams,
    query: listQuery(['date', 'createdAt'], {}, 'asc'),
    output: page(schema.TimelineEvent),
  },
  create: {
    method: 'POST',
    path: '/v1/project/projects/{id}/timeline',
    operation: 'timeline.create',
    tag,
    permission: 'projects.editContent',
    summary: 'Add an event',
    params: IdParams,
    body: schema.TimelineEventBody,
    output: schema.TimelineEvent,
  },
  edit: {
    method: 'PATCH',
    path: '/v1/project/projects/{id}/timeline/{timelineEventId}',
    operation: 'timeline.edit',
    tag,
    permission: 'projects.editContent',
    summary: 'Change an event',
    params: EventParams,
    body: schema.TimelineEventPatch,
    output: schema.TimelineEvent,
    errors: ['edit-conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/v1/project/projects/{id}/timeline/{timelineEventId}',
    operation: 'timeline.remove',
    tag,
    permission: 'projects.editContent',
    summary: 'Delete an event',
    params: EventParams,
  },
})
