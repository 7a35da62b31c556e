import type { DocumentOwnerType } from '@cauce/contract'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { rowsOf, type Executor } from '../../../database/index.ts'
import { files, type FileRow } from '../../../database/schema/platform.ts'
import { ticketDocuments } from '../../../database/schema/support.ts'

export interface TicketDocumentRecord {
  readonly ticketDocumentId: string
  readonly ownerType: DocumentOwnerType
  readonly file: FileRow
}

const fields = {
  ticketId: ticketDocuments.ticketId,
  messageId: ticketDocuments.messageId,
  ticketDocumentId: ticketDocuments.ticketDocumentId,
  ownerType: ticketDocuments.ownerType,
  file: files,
}

const select = (executor: Executor) =>
  executor.select(fields).from(ticketDocuments).innerJoin(files, eq(files.fileId, ticketDocuments.fileId))

export const findDocumentsOfTickets = (executor: Executor, ticketIds: readonly string[]) =>
  select(executor)
    .where(and(inArray(ticketDocuments.ticketId, [...ticketIds]), isNull(ticketDocuments.messageId)))
    .orderBy(ticketDocuments.ticketDocumentId)

export const findDocumentsOfMessages = (executor: Executor, messageIds: readonly string[]) =>
  select(executor).where(inArray(ticketDocuments.messageId, [...messageIds]))

export const insertTicketDocument = rowsOf(ticketDocuments, ticketDocuments.ticketDocumentId).insert
