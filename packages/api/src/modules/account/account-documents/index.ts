import type { ModuleFactory } from '../../../module.ts'
import { accountDocumentRoutes } from './account-documents.routes.ts'

export { insertAccountDocument } from './account-documents.queries.ts'
export { eraseAccountDocumentsOf } from './account-documents.service.ts'

/** Documents of customers (spec section 3). */
export const accountDocumentsModule: ModuleFactory = (kernel) => ({
  name: 'accountDocuments',
  routes: accountDocumentRoutes(kernel),
})
