import type { ModuleFactory } from '../../../module.ts'
import { api, PHASE_IDS, phaseNameOf, PHASES } from '@cauce/contract'
import { pageOfCatalogue } from '../../../database/paging.ts'
import { bindRows } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import { viewerOf } from '../projects/index.ts'
import { listProjectPhases } from './phases.queries.ts'

export const phasesModule: ModuleFactory = (kernel) => ({ name: 'phases', routes: phaseRoutes(kernel) })

const catalogue = PHASES.map((name, orderIndex) => ({ phaseId: PHASE_IDS[name], name, orderIndex }))

const phaseRoutes = ({ database }: Kernel) => [
  ...bindRows(api.phases.list, api.phases.read, ({ query }) =>
    pageOfCatalogue(catalogue, query, ({ phaseId }) => phaseId, 'orderIndex'),
  ),
  ...bindRows(api.phases.listOfProjects, api.phases.readOfProject, async (call) => {
    const { phaseId, projectId } = call.query
    const phase = phaseId === undefined ? undefined : phaseNameOf(phaseId)
    if (phaseId !== undefined && !phase) return { data: [], total: 0 }
    const { data, total } = await listProjectPhases(database, viewerOf(call), { projectId, phase }, call.query)
    return {
      data: data.map(({ phase: name, reason: _reason, ...row }) => ({ ...row, phaseId: PHASE_IDS[name], name })),
      total,
    }
  }),
]
