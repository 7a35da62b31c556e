import { eq, inArray } from 'drizzle-orm'
import {
  allOf,
  contains,
  listOf,
  orderOf,
  type Executor,
  type ListInput,
  type Transaction,
} from '../../../database/index.ts'
import { documentTypes, type DocumentTypeRow } from '../../../database/schema/misc.ts'

const { documentTypeId, name, createdAt, updatedAt } = documentTypes
const columns = { name, createdAt, updatedAt }

/** The filters of the list. */
export interface DocumentTypeFilter {
  readonly ids?: readonly string[] | undefined
  readonly name?: string | undefined
}

/** One page of the document types, by name unless another order is asked for. */
export async function listDocumentTypes(
  executor: Executor,
  filter: DocumentTypeFilter,
  input: ListInput<keyof typeof columns>,
) {
  const where = allOf(
    filter.ids && inArray(documentTypeId, [...filter.ids]),
    filter.name && contains(name, filter.name),
  )
  const order = orderOf({ orderSide: 'asc', ...input }, columns, 'name', documentTypeId)
  return listOf(executor, executor.select().from(documentTypes).where(where).$dynamic(), input, order)
}

/** A document type. */
export async function findDocumentType(executor: Executor, id: string): Promise<DocumentTypeRow | undefined> {
  const [row] = await executor.select().from(documentTypes).where(eq(documentTypeId, id))
  return row
}

/** A document type, locked until the transaction ends. */
export async function lockDocumentType(tx: Transaction, id: string): Promise<DocumentTypeRow | undefined> {
  const [row] = await tx.select().from(documentTypes).where(eq(documentTypeId, id)).for('no key update')
  return row
}

/** Adds a document type. */
export async function insertDocumentType(tx: Transaction, row: DocumentTypeRow): Promise<void> {
  await tx.insert(documentTypes).values(row)
}

/** Writes a document type that `lockDocumentType` has locked. */
export async function updateDocumentType(tx: Transaction, row: DocumentTypeRow): Promise<void> {
  await tx.update(documentTypes).set(row).where(eq(documentTypeId, row.documentTypeId))
}

/** Deletes a document type. The database refuses it while a document has the type. */
export async function deleteDocumentType(tx: Transaction, id: string): Promise<void> {
  await tx.delete(documentTypes).where(eq(documentTypeId, id))
}
