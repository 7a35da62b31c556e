import type { Answer } from '@cauce/client'
import { call, client } from '../../ui/api.ts'
import { createListStore, type ListStore } from '../../ui/list.store.ts'

export type AccountDocument = Answer<'/v1/account/account-documents'>['data'][number]
export type DocumentsStore = ListStore<AccountDocument, null>

export const DOCUMENTS_TAKE = 20

/** The documents of one customer, newest first, page by page. */
export function createDocumentsStore(
  accountId: string,
  initial: { readonly rows: readonly AccountDocument[]; readonly total: number },
): DocumentsStore {
  return createListStore({
    initial: { filters: null, ...initial },
    idOf: ({ accountDocumentId }) => accountDocumentId,
    load: async (_filters, skip) => {
      const query = { accountId, skip, take: DOCUMENTS_TAKE }
      const { data } = await call(client.GET('/v1/account/account-documents', { params: { query } }))
      return data
    },
  })
}
