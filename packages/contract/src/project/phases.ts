import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { PHASES } from './projects.lifecycle.ts'

export const PhaseName = z.enum(PHASES).describe('Phase of a project; Investment is shown as Open.')
export type PhaseName = z.infer<typeof PhaseName>

export const Phase = z
  .strictObject({ phaseId: Id, name: PhaseName, orderIndex: z.int() })
  .describe('One of the seven phases.')

export const ProjectPhase = z
  .strictObject({
    projectPhaseId: Id,
    projectId: Id,
    phaseId: Id,
    name: PhaseName,
    startedAt: Instant,
    endedAt: Instant.nullable(),
  })
  .describe('A phase that a project has been in.')

export const phaseEndpoints = endpoints(
  'phases',
  { name: 'Phases', about: 'The seven phases of a project and the record of those it has been in.' },
  '/v1/project/phases',
  {
    list: {
      permission: 'catalogue.read',
      summary: 'List the phases',
      query: listQuery(['orderIndex'], {}, allBut(), 'asc'),
      output: page(Phase),
    },
    read: {
      permission: 'catalogue.read',
      summary: 'Read a phase',
      output: Phase,
    },
    listOfProjects: {
      method: 'GET',
      path: '/v1/project/project-phases',
      operation: 'projectPhases.list',
      permission: 'projects.read',
      summary: 'List the phases that projects have been in',
      query: listQuery(['startedAt'], { projectId: Id.optional(), phaseId: Id.optional() }, allBut('phaseId', 'name')),
      output: page(ProjectPhase),
    },
    readOfProject: {
      method: 'GET',
      path: '/v1/project/project-phases/{id}',
      operation: 'projectPhases.read',
      permission: 'projects.read',
      summary: 'Read a phase that a project has been in',
      output: ProjectPhase,
    },
  },
)
