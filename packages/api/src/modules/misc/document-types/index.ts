import type { ModuleFactory } from '../../../module.ts'
import { documentTypeRoutes } from './document-types.routes.ts'

export { findDocumentType, insertDocumentType } from './document-types.queries.ts'
export { documentTypes, type DocumentTypeRow } from '../../../database/schema/misc.ts'

export const documentTypesModule: ModuleFactory = (kernel) => ({
  name: 'documentTypes',
  routes: documentTypeRoutes(kernel),
})
