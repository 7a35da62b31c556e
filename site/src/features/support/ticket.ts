import type { Answer } from '@cauce/client'

export type Ticket = Answer<'/v1/support/tickets/{id}'>
export type TicketMessage = Answer<'/v1/support/tickets/{id}/messages'>['data'][number]
export type TicketDocument = Ticket['documents'][number]

/** The colour of the badge of a ticket, to its client: what waits for them is clay. */
export const STATE_COLOURS = {
  Open: 'blue',
  InProcess: 'blue',
  PendingCustomer: 'clay',
  PendingManager: 'blue',
  Closed: 'green',
  Dismissed: 'grey',
} as const satisfies Record<Ticket['state'], string>

/** Where the bytes of a document are; the session decides who may read them. */
export const documentAddress = (documentId: string): string => `/v1/support/tickets/view-document/${documentId}`
