import type { api } from '@cauce/contract'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { allOf, among, type Executor, listOf, orderOf, rowsOf, type Transaction } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { earlierDocuments } from '../../../database/schema/earlier-documents.ts'
import { files } from '../../../database/schema/platform.ts'
import type { QueryOf } from '../../../http/bind.ts'

const { earlierDocumentId, noun, recordId, userId } = earlierDocuments

export const earlierDocumentRows = rowsOf(earlierDocuments, earlierDocumentId)

const sender = alias(users, 'sender')

export async function listEarlierDocuments(executor: Executor, query: QueryOf<typeof api.earlierDocuments.list>) {
  const where = allOf(
    among(earlierDocumentId, query),
    query.noun && eq(noun, query.noun),
    query.recordId && eq(recordId, query.recordId),
    query.userId && eq(userId, query.userId),
  )
  const rows = executor
    .select({ row: earlierDocuments, file: files, sentByName: userName(sender), endedByName: userName() })
    .from(earlierDocuments)
    .innerJoin(files, eq(files.fileId, earlierDocuments.fileId))
    .innerJoin(users, eq(users.userId, earlierDocuments.endedBy))
    .leftJoin(sender, eq(sender.userId, files.uploadedBy))
    .$dynamic()
  const order = orderOf(query, 'endedAt', earlierDocumentId)
  return listOf(executor, rows, { id: earlierDocumentId, where, order, search: ['endedByName'] }, query)
}

/** Returns the ids of their files. */
export async function deleteEarlierDocuments(tx: Transaction, ofUserId: string): Promise<string[]> {
  const gone = await tx
    .delete(earlierDocuments)
    .where(eq(userId, ofUserId))
    .returning({ fileId: earlierDocuments.fileId })
  return gone.map(({ fileId }) => fileId)
}
