import type { ModuleFactory } from '../../../module.ts'
import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import { viewerOf } from './project-visibility.queries.ts'
import { createProject, listProjects, readProject, removeProject } from './projects.service.ts'

export { countContent } from './project-content.queries.ts'
export { moveProject, openProject, projectMovedJob, type ProjectMove } from './project-phases.service.ts'
export { addedTotals, addToProjectTotals, findFinancing, type TotalsChange } from './project-totals.queries.ts'
export { awaitsRefundBy } from './project-refunds.queries.ts'
export { isInVisibleProject, viewerOf, visibleTo, type ProjectViewer } from './project-visibility.queries.ts'
export { expectReachableProject } from './projects.service.ts'
export {
  findProject,
  isLoanType,
  isReachable,
  lockOwnersOffers,
  lockProject,
  lockProjects,
  projectRows,
  releaseProjects,
} from './projects.queries.ts'
export { PROJECT_CONFLICTS, readProject, saveTerms } from './projects.service.ts'

export const projectsModule: ModuleFactory = (kernel) => ({ name: 'projects', routes: projectRoutes(kernel) })

const projectRoutes = (kernel: Kernel) => [
  bind(api.projects.list, (call) => listProjects(kernel, call)),
  bind(api.projects.create, (call) => createProject(kernel, call)),
  bind(api.projects.read, (call) => readProject(kernel, kernel.database, viewerOf(call), call.params.id)),
  bind(api.projects.remove, (call) => removeProject(kernel, call)),
]
