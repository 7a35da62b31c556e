import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as account from '../../database/schema/account.ts'
import { issuedDocuments } from '../../database/schema/issued-documents.ts'
import * as complaint from '../../database/schema/complaints.ts'
import { notifications } from '../../database/schema/notifications.ts'
import * as support from '../../database/schema/support.ts'
import { type ExportedTable, is, within, documents, messages } from './exported-table.queries.ts'

const inTicket = (column: PgColumn) => within(column, support.tickets.ticketId, support.tickets.userId)

const ofComplaint = (column: PgColumn) => within(column, complaint.complaints.complaintId, complaint.complaints.userId)
/** Internal notes and their files are not the complainant's. */
const isNoNote = (messageId: PgColumn) =>
  sql`not exists (select from ${complaint.complaintMessages} m where m.message_id = ${messageId} and m.is_internal)`
const readByComplainant = (complaintId: PgColumn, messageId: PgColumn) => (userId: string) =>
  sql`${ofComplaint(complaintId)(userId)} and ${isNoNote(messageId)}`

export const PAPER_TABLES: readonly ExportedTable[] = [
  documents(
    account.accountDocuments,
    (userId) =>
      sql`${account.accountDocuments.accountId} = ${userId} and (${account.accountDocuments.visible} or ${account.accountDocuments.ownerId} = ${userId})`,
    'accountDocumentId accountId visible fileId createdAt',
    { staff: 'ownerId' },
    ['fileId'],
  ),
  documents(
    issuedDocuments,
    is(issuedDocuments.userId),
    'issuedDocumentId number kind userId orderId projectId periodStart periodEnd year language sha256 fileId createdAt',
    { technical: 'dataVersion' },
    ['fileId'],
  ),
  documents(
    account.verificationMedia,
    within(
      account.verificationMedia.verificationId,
      account.verifications.verificationId,
      account.verifications.userId,
    ),
    'mediaId verificationId fileId createdAt',
    { technical: 'providerMediaId' },
    ['fileId'],
  ),
  messages(
    support.tickets,
    is(support.tickets.userId),
    'ticketId title description state userId isUnreadByCustomer createdAt updatedAt',
    { staff: 'managerId isUnreadByStaff' },
  ),
  messages(
    support.ticketMessages,
    inTicket(support.ticketMessages.ticketId),
    'messageId ticketId isFromStaff message state createdAt',
    { staff: 'userId' },
  ),
  messages(
    support.ticketStateChanges,
    inTicket(support.ticketStateChanges.ticketId),
    'ticketStateChangeId ticketId state isFromStaff createdAt',
  ),
  messages(
    support.ticketDocuments,
    inTicket(support.ticketDocuments.ticketId),
    'ticketDocumentId ticketId messageId ownerType fileId',
    {},
    ['fileId'],
  ),
  messages(
    complaint.complaints,
    is(complaint.complaints.userId),
    'complaintId number state language userId name email form admissibilityDueOn decisionDueOn handlerName handlerEmail handlerPhone outcome answer createdAt updatedAt',
    { staff: 'kind draft measures', technical: 'contentHash' },
  ),
  messages(
    complaint.complaintSteps,
    ofComplaint(complaint.complaintSteps.complaintId),
    'complaintStepId complaintId step reason dueOn createdAt',
  ),
  messages(
    complaint.complaintMessages,
    readByComplainant(complaint.complaintMessages.complaintId, complaint.complaintMessages.messageId),
    'messageId complaintId message createdAt',
    { staff: 'authorId isInternal' },
  ),
  messages(
    complaint.complaintDocuments,
    readByComplainant(complaint.complaintDocuments.complaintId, complaint.complaintDocuments.messageId),
    'complaintDocumentId complaintId messageId fileId',
    {},
    ['fileId'],
  ),
  messages(notifications, is(notifications.userId), 'notificationId userId words page createdAt readAt'),
]
