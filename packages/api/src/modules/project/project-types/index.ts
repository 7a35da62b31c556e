import type { ModuleFactory } from '../../../module.ts'
import { projectTypeRoutes } from './project-types.routes.ts'

export { insertProjectType } from './project-types.queries.ts'

export const projectTypesModule: ModuleFactory = (kernel) => ({
  name: 'projectTypes',
  routes: projectTypeRoutes(kernel),
})
