import { endpoints } from '../endpoint.ts'
import { IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './project-alerts.schema.ts'

const tag = 'Project alerts'

export const projectAlertEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/project/project-alerts',
    operation: 'projectAlerts.list',
    tag,
    permission: 'projectAlerts.manage',
    summary: 'List the openings that the caller waits for',
    query: listQuery(['createdAt'], schema.projectAlertFilters),
    output: page(schema.ProjectAlert),
  },
  create: {
    method: 'POST',
    path: '/v1/project/project-alerts',
    operation: 'projectAlerts.create',
    tag,
    permission: 'projectAlerts.manage',
    summary: 'Ask to be told when a project opens',
    description:
      'One mail when it opens, to those who take general mails; then the wish has been granted and is gone. Asked for again, the same one is answered.',
    body: schema.ProjectAlertBody,
    output: schema.ProjectAlert,
    errors: ['reference-unknown', 'state-forbids'],
  },
  remove: {
    method: 'DELETE',
    path: '/v1/project/project-alerts/{id}',
    operation: 'projectAlerts.remove',
    tag,
    permission: 'projectAlerts.manage',
    summary: 'No longer wait for an opening',
    params: IdParams,
  },
})
