import type { api } from '@cauce/contract'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Executor, listOf, rowsOf, type Transaction, sameAs } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { earlierDocuments } from '../../../database/schema/earlier-documents.ts'
import { files } from '../../../database/schema/platform.ts'
import type { QueryOf } from '../../../http/bind.ts'

const { earlierDocumentId, noun, recordId, userId } = earlierDocuments

export const earlierDocumentRows = rowsOf(earlierDocuments, earlierDocumentId)

const sender = alias(users, 'sender')

export async function listEarlierDocuments(executor: Executor, query: QueryOf<typeof api.earlierDocuments.list>) {
  const where = sameAs({ noun, recordId, userId }, query)
  const rows = executor
    .select({ row: earlierDocuments, file: files, sentByName: userName(sender), endedByName: userName() })
    .from(earlierDocuments)
    .innerJoin(files, eq(files.fileId, earlierDocuments.fileId))
    .innerJoin(users, eq(users.userId, earlierDocuments.endedBy))
    .leftJoin(sender, eq(sender.userId, files.uploadedBy))
  return listOf(executor, rows, { id: earlierDocumentId, where, order: 'endedAt', search: ['endedByName'] }, query)
}

export async function deleteEarlierDocuments(tx: Transaction, ofUserId: string): Promise<string[]> {
  const gone = await tx
    .delete(earlierDocuments)
    .where(eq(userId, ofUserId))
    .returning({ fileId: earlierDocuments.fileId })
  return gone.map(({ fileId }) => fileId)
}
