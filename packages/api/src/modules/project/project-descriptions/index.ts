import type { ModuleFactory } from '../../../module.ts'
import { projectDescriptionRoutes } from './project-descriptions.routes.ts'

export const projectDescriptionsModule: ModuleFactory = (kernel) => ({
  name: 'projectDescriptions',
  routes: projectDescriptionRoutes(kernel),
})
