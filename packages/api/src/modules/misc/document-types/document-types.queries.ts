import type { api } from '@cauce/contract'
import { allOf, contains, listOf, rowsOf, type Executor } from '../../../database/index.ts'
import { documentTypes } from '../../../database/schema/misc.ts'
import type { QueryOf } from '../../../http/bind.ts'

const { documentTypeId, name } = documentTypes
export const documentTypeRows = rowsOf(documentTypes, documentTypes.documentTypeId)

export async function listDocumentTypes(executor: Executor, query: QueryOf<typeof api.documentTypes.list>) {
  const where = allOf(query.name && contains(name, query.name))
  return listOf(
    executor,
    executor.select().from(documentTypes),
    { id: documentTypeId, where, order: ['name', 'asc'], search: ['name', 'nameEn', 'description', 'descriptionEn'] },
    query,
  )
}
