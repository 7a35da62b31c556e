import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { ModuleFactory } from '../../../module.ts'
import { documentTypeRows, listDocumentTypes } from './document-types.queries.ts'
import { createDocumentType, editDocumentType, removeDocumentType } from './document-types.service.ts'

export { documentTypeRows } from './document-types.queries.ts'

export const documentTypesModule: ModuleFactory = (kernel) => ({
  name: 'documentTypes',
  routes: [
    bind(api.documentTypes.list, ({ query }) => listDocumentTypes(kernel.database, query, query)),
    bind(api.documentTypes.create, (call) => createDocumentType(kernel, call)),
    bind(api.documentTypes.read, async (call) => found(await documentTypeRows.find(kernel.database, call.params.id))),
    bind(api.documentTypes.edit, (call) => editDocumentType(kernel, call)),
    bind(api.documentTypes.remove, (call) => removeDocumentType(kernel, call)),
  ],
})
