import { api } from '@cauce/contract'
import { bind, bindRows } from '../../../http/bind.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listAccountDocuments } from './account-documents.queries.ts'
import {
  addAccountDocument,
  addressOfAccountDocument,
  removeAccountDocument,
  viewOf,
} from './account-documents.service.ts'

export { insertAccountDocument } from './account-documents.queries.ts'
export { eraseAccountDocumentsOf } from './account-documents.service.ts'

/** Handbook rule 10.11. */
export const accountDocumentsModule: ModuleFactory = (kernel) => ({
  name: 'accountDocuments',
  routes: [
    ...bindRows(api.accountDocuments.list, api.accountDocuments.read, async (call) => {
      const { data, total } = await listAccountDocuments(kernel.database, customerFilter(call), call.query, call.query)
      return { data: data.map(viewOf), total }
    }),
    bind(api.accountDocuments.create, (call) => addAccountDocument(kernel, call)),
    bind(api.accountDocuments.remove, (call) => removeAccountDocument(kernel, call)),
    bind(api.accountDocuments.url, (call) => addressOfAccountDocument(kernel, call)),
  ],
})
