import { inArray } from 'drizzle-orm'
import { allOf, contains, listOf, orderOf, rowsOf, type Executor, type ListInput } from '../../../database/index.ts'
import { documentTypes } from '../../../database/schema/misc.ts'

const { documentTypeId, name } = documentTypes
export const documentTypeRows = rowsOf(documentTypes, documentTypes.documentTypeId)

export interface DocumentTypeFilter {
  readonly ids?: readonly string[] | undefined
  readonly name?: string | undefined
}

export async function listDocumentTypes(executor: Executor, filter: DocumentTypeFilter, input: ListInput) {
  const where = allOf(
    filter.ids && inArray(documentTypeId, [...filter.ids]),
    filter.name && contains(name, filter.name),
  )
  const order = orderOf({ orderSide: 'asc', ...input }, 'name', documentTypeId)
  return listOf(
    executor,
    executor.select().from(documentTypes).$dynamic(),
    { id: documentTypeId, where, order, search: ['name', 'nameEn', 'description', 'descriptionEn'] },
    input,
  )
}
