import type { ModuleFactory } from '../../../module.ts'
import { projectRoutes } from './projects.routes.ts'

export { countContent } from './project-content.queries.ts'
export { moveProject, openProject } from './project-phases.service.ts'
export { addedTotals, addToProjectTotals, type TotalsChange } from './project-totals.queries.ts'
export { viewerOf, visibleTo, type ProjectViewer } from './project-visibility.queries.ts'
export { expectReachableProject } from './projects.access.ts'
export { isReachable, lockProject, lockProjects, releaseProjects } from './projects.queries.ts'
export { PROJECT_CONFLICTS, readProject, saveTerms } from './projects.service.ts'

export const projectsModule: ModuleFactory = (kernel) => ({ name: 'projects', routes: projectRoutes(kernel) })
