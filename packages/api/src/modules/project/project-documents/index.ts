import type { ModuleFactory } from '../../../module.ts'
import { projectDocumentRoutes } from './project-documents.routes.ts'

export const projectDocumentsModule: ModuleFactory = (kernel) => ({
  name: 'projectDocuments',
  routes: projectDocumentRoutes(kernel),
})
