import type { ModuleFactory } from '../../../module.ts'
import { templateRoutes } from './templates.routes.ts'

export { insertTemplate } from './templates.queries.ts'

export const templatesModule: ModuleFactory = (kernel) => ({ name: 'templates', routes: templateRoutes(kernel) })
