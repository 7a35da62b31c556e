import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import * as schema from './phases.schema.ts'

const tag = 'Phases'

export const phaseEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/v1/project/phases',
    operation: 'phases.list',
    tag,
    permission: 'catalogue.read',
    summary: 'List the phases',
    query: listQuery(['orderIndex'], {}, 'asc'),
    output: page(schema.Phase),
  },
  listOfProjects: {
    method: 'GET',
    path: '/v1/project/project-phases',
    operation: 'projectPhases.list',
    tag,
    permission: 'projects.read',
    summary: 'List the phases that projects have been in',
    query: listQuery(['startedAt'], { projectId: Id.optional(), phaseId: Id.optional() }),
    output: page(schema.ProjectPhase),
  },
})
