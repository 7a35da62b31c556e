import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'

export const ProjectAlert = z
  .strictObject({ projectAlertId: Id, createdAt: Instant })
  .describe('A request for one mail when the next project opens.')

export const projectAlertEndpoints = endpoints(
  'projectAlerts',
  { name: 'Project alerts', about: 'Requests for a mail when the next project opens.' },
  '/v1/project/project-alerts',
  {
    list: {
      permission: 'projectAlerts.manage',
      summary: 'List the alert of the caller: one or none',
      query: listQuery(['createdAt'], {}, allBut()),
      output: page(ProjectAlert),
    },
    read: {
      permission: 'projectAlerts.manage',
      summary: 'Read the alert of the caller',
      output: ProjectAlert,
    },
    create: {
      permission: 'projectAlerts.manage',
      summary: 'Request a mail when the next project opens',
      description:
        'One mail when it opens, to people who accept general mails; the request is then deleted. A repeated request returns the existing one.',
      output: ProjectAlert,
    },
    remove: {
      permission: 'projectAlerts.manage',
      summary: 'No longer wait for the next opening',
    },
  },
)
