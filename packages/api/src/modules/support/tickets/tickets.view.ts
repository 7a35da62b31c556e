import { TICKET_STATE_IDS } from '@cauce/contract'
import { storedFileOf } from '../../../platform/files/index.ts'
import type { TicketDocumentRecord } from './documents.queries.ts'
import type { MessageRecord } from './messages.queries.ts'
import type { TicketRecord } from './tickets.queries.ts'

export const documentView = ({ ticketDocumentId, ownerType, file }: TicketDocumentRecord) => ({
  documentId: ticketDocumentId,
  documentOwnerType: ownerType,
  file: storedFileOf(file),
})

export function ticketView({ row, userName, managerName, read, messageCount, documents, stateHistory }: TicketRecord) {
  const ofType = (type: TicketDocumentRecord['ownerType']) =>
    documents.filter(({ ownerType }) => ownerType === type).map(documentView)
  return {
    id: row.ticketId,
    title: row.title,
    description: row.description,
    stateId: TICKET_STATE_IDS[row.state],
    state: row.state,
    userId: row.userId,
    userName,
    managerId: row.managerId,
    managerName,
    read,
    messageCount,
    documents: ofType('userDocument'),
    screenshot: ofType('screenshot')[0] ?? null,
    requestHistory: ofType('requestHistory'),
    stateHistory: stateHistory.map(({ state, isFromStaff, createdAt }) => ({
      stateId: TICKET_STATE_IDS[state],
      state,
      isFromStaff,
      createdAt,
    })),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}
export type TicketView = ReturnType<typeof ticketView>

export function messageView({ row, userName, document: attached }: MessageRecord) {
  const document = attached && documentView(attached)
  return { ...row, userName, stateId: TICKET_STATE_IDS[row.state], document, file: document }
}
