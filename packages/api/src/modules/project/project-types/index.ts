import type { ModuleFactory } from '../../../kernel.ts'
import { projectTypeRoutes } from './project-types.routes.ts'

export { insertProjectType } from './project-types.queries.ts'
export { projectTypes } from '../../../database/schema/project.ts'

export const projectTypesModule: ModuleFactory = (kernel) => ({
  name: 'projectTypes',
  routes: projectTypeRoutes(kernel),
})
