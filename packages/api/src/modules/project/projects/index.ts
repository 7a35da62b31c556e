import type { ModuleFactory } from '../../../kernel.ts'
import type { ProjectEffects } from './project-phases.service.ts'
import { projectRoutes } from './projects.routes.ts'

export { addedTotals, addToProjectTotals, type TotalsChange } from './project-totals.queries.ts'
export { projectPhases } from '../../../database/schema/project.ts'
export { viewerOf, visibleTo, type ProjectViewer } from './project-visibility.queries.ts'
export { moveProject, notifyProjectChanged, openProject } from './project-phases.service.ts'
export { expectReachableProject } from './projects.access.ts'
export { isReachable, lockProjects, releaseProjects } from './projects.queries.ts'
export { readProject } from './projects.service.ts'
export { projects, type NewProject, type ProjectRow } from '../../../database/schema/project.ts'

/** Projects know nothing of orders: how their money is returned is passed in. */
export const projectsModule =
  (effects: ProjectEffects): ModuleFactory =>
  (kernel) => ({ name: 'projects', routes: projectRoutes(kernel, effects) })
