import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id, IdParams } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'

const awaited = Id.nullable().describe('The project whose opening is awaited; null: whichever opens next.')

export const ProjectAlert = z
  .strictObject({ projectAlertId: Id, projectId: awaited, createdAt: Instant })
  .describe('A request for one mail when a project opens.')

export const ProjectAlertBody = z
  .strictObject({ projectId: awaited })
  .describe('The project whose opening the mail announces.')

export const projectAlertFilters = {
  projectId: Id.optional().describe('Only the one for this project.'),
  isForNext: z.boolean().optional().describe('Only the one for whichever opens next; false: only the others.'),
}

export const projectAlertEndpoints = endpoints(
  'projectAlerts',
  { name: 'Project alerts', about: 'Requests for a mail when a project opens.' },
  {
    list: {
      method: 'GET',
      path: '/v1/project/project-alerts',
      permission: 'projectAlerts.manage',
      summary: 'List the openings that the caller waits for',
      query: listQuery(['createdAt'], projectAlertFilters, 'desc', allBut()),
      output: page(ProjectAlert),
    },
    read: {
      method: 'GET',
      path: '/v1/project/project-alerts/{id}',
      permission: 'projectAlerts.manage',
      summary: 'Read one of the openings that the caller waits for',
      params: IdParams,
      output: ProjectAlert,
    },
    create: {
      method: 'POST',
      path: '/v1/project/project-alerts',
      permission: 'projectAlerts.manage',
      summary: 'Request a mail when a project opens',
      description:
        'One mail when it opens, to people who accept general mails; the request is then deleted. A repeated request returns the existing one.',
      body: ProjectAlertBody,
      output: ProjectAlert,
      errors: ['reference-unknown', 'state-forbids'],
    },
    remove: {
      method: 'DELETE',
      path: '/v1/project/project-alerts/{id}',
      permission: 'projectAlerts.manage',
      summary: 'No longer wait for an opening',
      params: IdParams,
    },
  },
)
