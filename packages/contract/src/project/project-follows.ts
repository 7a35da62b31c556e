import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { IdFilter } from '../fields.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'

export const ProjectFollow = z
  .strictObject({ projectFollowId: Id, projectId: Id, createdAt: Instant })
  .describe('A project that a person follows: they get its news until they stop.')

export const ProjectFollowBody = z.strictObject({ projectId: Id }).describe('The project to follow.')

export const projectFollowFilters = {
  projectIds: IdFilter.optional().describe('Only those of these projects.'),
}

/** Decision mail-and-notifications. */
export const projectFollowEndpoints = endpoints(
  'projectFollows',
  { name: 'Followed projects', about: 'Projects of which a person gets the news until they stop.' },
  '/v1/project/project-follows',
  {
    list: {
      permission: 'projectFollows.manage',
      summary: 'List the projects that the caller follows',
      description: 'Without those that the caller cannot see at present, because they are private or drafts again.',
      query: listQuery(['createdAt'], projectFollowFilters, allBut()),
      output: page(ProjectFollow),
    },
    read: {
      permission: 'projectFollows.manage',
      summary: 'Read one of the projects that the caller follows',
      output: ProjectFollow,
    },
    create: {
      permission: 'projectFollows.manage',
      summary: 'Follow a project',
      description:
        'A notification, and a mail to people who accept general mails, with each change of its phase and each event of its timeline. A repeated call returns the existing record.',
      body: ProjectFollowBody,
      output: ProjectFollow,
      errors: ['reference-unknown'],
    },
    remove: {
      permission: 'projectFollows.manage',
      summary: 'No longer follow a project',
    },
  },
)
