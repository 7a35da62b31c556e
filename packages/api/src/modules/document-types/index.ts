import type { ModuleFactory } from '../../kernel.ts'
import { documentTypeRoutes } from './document-types.routes.ts'

export { findDocumentType, insertDocumentType } from './document-types.queries.ts'
export { documentTypes, type DocumentTypeRow } from './document-types.table.ts'

export const documentTypesModule: ModuleFactory = (kernel) => ({
  name: 'documentTypes',
  routes: documentTypeRoutes(kernel),
})
