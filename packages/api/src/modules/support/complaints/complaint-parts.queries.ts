import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Executor, rowsOf } from '../../../database/index.ts'
import { optionalUserName, users } from '../../../database/schema/account.ts'
import {
  complaintDocuments,
  complaintLinks,
  complaintMessages,
  complaintSteps,
} from '../../../database/schema/complaints.ts'
import { files } from '../../../database/schema/platform.ts'

export const complaintMessageRows = rowsOf(complaintMessages, complaintMessages.messageId)
export const complaintDocumentRows = rowsOf(complaintDocuments, complaintDocuments.complaintDocumentId)

export const stepsOf = (executor: Executor, complaintIds: readonly string[]) =>
  executor
    .select()
    .from(complaintSteps)
    .where(inArray(complaintSteps.complaintId, [...complaintIds]))
    .orderBy(complaintSteps.complaintStepId)

export const messagesOf = (executor: Executor, complaintIds: readonly string[]) =>
  executor
    .select({
      complaintId: complaintMessages.complaintId,
      messageId: complaintMessages.messageId,
      message: complaintMessages.message,
      isInternal: complaintMessages.isInternal,
      isFromStaff: sql<boolean>`${complaintMessages.authorId} is not null`,
      authorName: optionalUserName(),
      createdAt: complaintMessages.createdAt,
    })
    .from(complaintMessages)
    .leftJoin(users, eq(users.userId, complaintMessages.authorId))
    .where(inArray(complaintMessages.complaintId, [...complaintIds]))
    .orderBy(complaintMessages.messageId)

const documents = (executor: Executor) =>
  executor
    .select({
      complaintId: complaintDocuments.complaintId,
      documentId: complaintDocuments.complaintDocumentId,
      messageId: complaintDocuments.messageId,
      isInternal: sql<boolean>`coalesce(${complaintMessages.isInternal}, false)`,
      file: files,
    })
    .from(complaintDocuments)
    .innerJoin(files, eq(files.fileId, complaintDocuments.fileId))
    .leftJoin(complaintMessages, eq(complaintMessages.messageId, complaintDocuments.messageId))

export const documentsOf = (executor: Executor, complaintIds: readonly string[]) =>
  documents(executor)
    .where(inArray(complaintDocuments.complaintId, [...complaintIds]))
    .orderBy(complaintDocuments.complaintDocumentId)

/** Restricted to a complaint if named. */
export async function findComplaintDocument(executor: Executor, documentId: string, complaintId?: string) {
  const [document] = await documents(executor).where(
    and(
      eq(complaintDocuments.complaintDocumentId, documentId),
      complaintId === undefined ? undefined : eq(complaintDocuments.complaintId, complaintId),
    ),
  )
  return document
}

export async function insertComplaintLink(executor: Executor, row: typeof complaintLinks.$inferInsert): Promise<void> {
  await executor.insert(complaintLinks).values(row)
}

export async function findLinkedComplaint(executor: Executor, tokenHash: string): Promise<string | undefined> {
  const [link] = await executor
    .select({ complaintId: complaintLinks.complaintId })
    .from(complaintLinks)
    .where(eq(complaintLinks.tokenHash, tokenHash))
  return link?.complaintId
}
