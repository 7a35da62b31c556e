import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { contains, orderOf, paged, type Executor, type ListInput, type Transaction } from '../../../database/index.ts'
import { documentTypes, type DocumentTypeRow } from '../../../database/schema/misc.ts'

const { name, createdAt, updatedAt } = documentTypes
const columns = { name, createdAt, updatedAt }

export interface DocumentTypeFilter {
  readonly ids?: readonly string[] | undefined
  readonly name?: string | undefined
}

export async function listDocumentTypes(
  executor: Executor,
  filter: DocumentTypeFilter,
  input: ListInput<keyof typeof columns>,
) {
  const conditions: (SQL | undefined)[] = [
    filter.ids && inArray(documentTypes.documentTypeId, [...filter.ids]),
    filter.name ? contains(documentTypes.name, filter.name) : undefined,
  ]
  const where = and(...conditions)
  const order = orderOf({ orderSide: 'asc', ...input }, columns, 'name', documentTypes.documentTypeId)
  const data = await paged(executor.select().from(documentTypes).where(where).$dynamic(), input, order)
  return { data, total: await executor.$count(documentTypes, where) }
}

export async function findDocumentType(
  executor: Executor,
  documentTypeId: string,
): Promise<DocumentTypeRow | undefined> {
  const [row] = await executor.select().from(documentTypes).where(eq(documentTypes.documentTypeId, documentTypeId))
  return row
}

/** The document type, locked against another edit. */
export async function lockDocumentType(tx: Transaction, documentTypeId: string): Promise<DocumentTypeRow | undefined> {
  const isThis = eq(documentTypes.documentTypeId, documentTypeId)
  const [row] = await tx.select().from(documentTypes).where(isThis).for('no key update')
  return row
}

export async function insertDocumentType(tx: Transaction, row: DocumentTypeRow): Promise<void> {
  await tx.insert(documentTypes).values(row)
}

export async function updateDocumentType(tx: Transaction, row: DocumentTypeRow): Promise<void> {
  await tx.update(documentTypes).set(row).where(eq(documentTypes.documentTypeId, row.documentTypeId))
}

export async function deleteDocumentType(tx: Transaction, documentTypeId: string): Promise<void> {
  await tx.delete(documentTypes).where(eq(documentTypes.documentTypeId, documentTypeId))
}
