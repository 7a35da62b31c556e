import type { api } from '@cauce/contract'
import { inArray } from 'drizzle-orm'
import { allOf, contains, listOf, orderOf, rowsOf, type Executor } from '../../../database/index.ts'
import { documentTypes } from '../../../database/schema/misc.ts'
import type { QueryOf } from '../../../http/bind.ts'

const { documentTypeId, name } = documentTypes
export const documentTypeRows = rowsOf(documentTypes, documentTypes.documentTypeId)

export async function listDocumentTypes(executor: Executor, query: QueryOf<typeof api.documentTypes.list>) {
  const where = allOf(query.ids && inArray(documentTypeId, [...query.ids]), query.name && contains(name, query.name))
  const order = orderOf({ orderSide: 'asc', ...query }, 'name', documentTypeId)
  return listOf(
    executor,
    executor.select().from(documentTypes).$dynamic(),
    { id: documentTypeId, where, order, search: ['name', 'nameEn', 'description', 'descriptionEn'] },
    query,
  )
}
