import { and, eq, inArray } from 'drizzle-orm'
import { isCustomerOf, type Executor, type Transaction } from '../../../database/index.ts'
import { classificationDocuments as documents, classifications } from '../../../database/schema/classifications.ts'
import { files, type FileRow } from '../../../database/schema/platform.ts'
import type { CustomerFilter } from '../../../http/scope.ts'

export interface EvidenceRecord {
  readonly documentId: string
  readonly classificationId: string
  readonly file: FileRow
}

const fields = {
  documentId: documents.classificationDocumentId,
  classificationId: documents.classificationId,
  file: files,
}

/** By request, in order of arrival. */
export async function findEvidenceOf(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly EvidenceRecord[]>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .select(fields)
    .from(documents)
    .innerJoin(files, eq(files.fileId, documents.fileId))
    .where(inArray(documents.classificationId, [...ids]))
    .orderBy(documents.classificationDocumentId)
  return Map.groupBy(rows, ({ classificationId }) => classificationId)
}

export async function insertEvidence(tx: Transaction, row: typeof documents.$inferInsert): Promise<void> {
  await tx.insert(documents).values(row)
}

/** Undefined if its customer is not visible. */
export async function findEvidenceFile(
  executor: Executor,
  documentId: string,
  { ownerId, managerId }: CustomerFilter,
): Promise<FileRow | undefined> {
  const [row] = await executor
    .select({ file: files })
    .from(documents)
    .innerJoin(files, eq(files.fileId, documents.fileId))
    .innerJoin(classifications, eq(classifications.classificationId, documents.classificationId))
    .where(
      and(
        eq(documents.classificationDocumentId, documentId),
        ownerId === undefined ? undefined : eq(classifications.userId, ownerId),
        managerId === undefined ? undefined : isCustomerOf(classifications.userId, managerId),
      ),
    )
  return row?.file
}

/** Returns orphaned file ids. */
export async function deleteEvidenceOf(tx: Transaction, personId: string): Promise<string[]> {
  const own = tx
    .select({ classificationId: classifications.classificationId })
    .from(classifications)
    .where(eq(classifications.userId, personId))
  const rows = await tx
    .delete(documents)
    .where(inArray(documents.classificationId, own))
    .returning({ fileId: documents.fileId })
  return rows.map(({ fileId }) => fileId)
}
