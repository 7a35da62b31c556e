import { z } from 'zod'
import { Instant, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { text, titleText } from '../fields.ts'
import { ATTACHMENT_KINDS, type FileKind } from '../files.ts'
import { StoredFile } from '../stored-files.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { TICKET_STATES } from './tickets.lifecycle.ts'

export const TicketStateName = z.enum(TICKET_STATES).describe('State of a ticket.')
export type TicketStateName = z.infer<typeof TicketStateName>

export const TicketState = z
  .strictObject({ stateId: Id, name: TicketStateName, orderIndex: z.int() })
  .describe('One of the states of a ticket.')

/** What a document of a ticket can be. */
export const DOCUMENT_OWNER_TYPES = ['userDocument', 'screenshot', 'requestHistory'] as const
export const DocumentOwnerType = z
  .enum(DOCUMENT_OWNER_TYPES)
  .describe('What a document of a ticket is: of the person, a picture of the page, or the latest answers of the API.')
export type DocumentOwnerType = z.infer<typeof DocumentOwnerType>

export const TICKET_DOCUMENT_KINDS = {
  userDocument: ['png', 'jpg', 'pdf'],
  screenshot: ['png', 'jpg'],
  requestHistory: ['json'],
} as const satisfies Record<DocumentOwnerType, readonly FileKind[]>

/** A screenshot, the latest 20 responses as JSON, and five own files (handbook rules 9.8 and 17.19). */
export const MAXIMUM_TICKET_DOCUMENTS = 26

export const TicketDocument = z
  .strictObject({
    documentId: Id.describe('Read its bytes at view-document.'),
    documentOwnerType: DocumentOwnerType,
    file: StoredFile,
  })
  .describe('A document of a ticket.')

export const TicketStateChange = z
  .strictObject({
    stateId: Id,
    state: TicketStateName,
    isFromStaff: z.boolean().describe('Whether staff took it there; otherwise the client did.'),
    createdAt: Instant,
  })
  .describe('A state that a ticket came to, and when.')

export const Ticket = z
  .strictObject({
    id: Id,
    title: z.string(),
    description: z.string(),
    stateId: Id,
    state: TicketStateName,
    userId: Id.nullable().describe('The client; null if a visitor wrote it.'),
    userName: z.string(),
    visitorEmail: z.string().nullable().describe('Where answers to a visitor go.'),
    managerId: Id.nullable().describe('The responsible member of staff.'),
    managerName: z.string().nullable(),
    read: z.boolean().describe('Whether the side that asks (the client, or staff) has read what is new.'),
    messageCount: z.int(),
    documents: z.array(TicketDocument).describe('What the person attached.'),
    screenshot: TicketDocument.nullable(),
    requestHistory: z.array(TicketDocument),
    stateHistory: z.array(TicketStateChange).describe('Every state that it came to, oldest first.'),
    ...timestamps,
  })
  .describe('A question or complaint to support.')

export const TicketBody = z
  .strictObject({
    title: titleText(150),
    description: text(5000),
    documentOwnerTypes: z
      .array(DocumentOwnerType)
      .max(MAXIMUM_TICKET_DOCUMENTS)
      .optional()
      .describe('What each of the documents is, in their order; all userDocument if absent.'),
    userId: Id.optional().describe('The client; only staff may name another person.'),
    managerId: Id.nullable()
      .optional()
      .describe("The responsible; the client's manager if absent. Only an administrator may name another."),
  })
  .describe('A new ticket; its documents go in the parts `documents`.')

export const TicketPatch = z
  .strictObject({
    responsibleId: Id.nullable().describe('Administrators: the member of staff who works it from now on.'),
    stateId: Id.describe('The state to go to, as far as the lifecycle allows it.'),
    read: z.boolean(),
    isAdmin: z.boolean().describe('On which side: true is staff, false the client. The role decides if absent.'),
    updatedAt: Instant,
  })
  .partial()
  .describe('A change of a ticket: its state, its responsible, or whether it has been read.')

export const TicketMessage = z
  .strictObject({
    messageId: Id,
    ticketId: Id,
    userId: Id.describe('Who wrote it.'),
    userName: z.string(),
    isFromStaff: z.boolean(),
    message: z.string(),
    stateId: Id.describe('State of the ticket after the message.'),
    state: TicketStateName,
    document: TicketDocument.nullable(),
    file: TicketDocument.nullable().describe('Another name of `document`.'),
    createdAt: Instant,
  })
  .describe('A message in a ticket.')

export const LONGEST_TICKET_MESSAGE = 5000

export const TicketMessageBody = z
  .strictObject({
    message: text(LONGEST_TICKET_MESSAGE),
    userId: Id.optional().describe('Who writes it: the person who is logged in.'),
    stateId: Id.optional().describe(
      'The state to leave the ticket in, as far as the lifecycle allows it; waiting for the other side if absent.',
    ),
  })
  .describe('A new message; an attachment goes in the part `file`.')

export const ticketFilters = {
  title: z.string().max(150).optional().describe('A fragment, without regard to accents and case.'),
  stateId: Id.optional(),
  userId: Id.optional(),
  managerId: Id.optional(),
  read: z.boolean().optional(),
}

export const ticketEndpoints = endpoints(
  'tickets',
  { name: 'Tickets', about: 'Questions and complaints to support, with their messages and documents.' },
  '/v1/support/tickets',
  {
    listStates: {
      method: 'GET',
      path: '/v1/support/ticket-states',
      permission: 'catalogue.read',
      summary: 'List the states of tickets',
      query: listQuery(['orderIndex'], {}, allBut(), 'asc'),
      output: page(TicketState),
    },
    readState: {
      method: 'GET',
      path: '/v1/support/ticket-states/{id}',
      permission: 'catalogue.read',
      summary: 'Read a state of tickets',
      output: TicketState,
    },
    list: {
      permission: 'tickets.read',
      summary: 'List tickets',
      query: listQuery(['updatedAt', 'createdAt', 'title', 'state'], ticketFilters),
      output: page(Ticket),
    },
    create: {
      permission: 'tickets.create',
      summary: 'Open a ticket',
      body: TicketBody,
      files: {
        documents: {
          kinds: [...ATTACHMENT_KINDS, 'json'],
          maximumCount: MAXIMUM_TICKET_DOCUMENTS,
          description:
            'Images and PDF of the person, a picture of the page, and the request history as JSON, each below 5 MB.',
        },
      },
      output: Ticket,
      errors: [
        'customer-not-accessible',
        'reference-unknown',
        'forbidden',
        'file-kind',
        'file-too-large',
        'too-many-files',
        'choice-invalid',
      ],
    },
    read: {
      permission: 'tickets.read',
      summary: 'Read a ticket',
      output: Ticket,
    },
    edit: {
      permission: 'tickets.edit',
      summary: 'Reassign, finish, reopen or mark a ticket',
      body: TicketPatch,
      output: Ticket,
      errors: ['state-forbids', 'edit-conflict', 'reference-unknown', 'forbidden'],
    },
    remove: {
      permission: 'tickets.delete',
      summary: 'Delete a ticket with its messages and documents',
    },
    listMessages: {
      method: 'GET',
      path: '/v1/support/tickets/{id}/messages',
      permission: 'tickets.read',
      summary: 'List the messages of a ticket',
      query: listQuery(['createdAt'], {}, allBut('stateId')),
      output: page(TicketMessage),
    },
    readMessage: {
      method: 'GET',
      path: '/v1/support/tickets/{id}/messages/{messageId}',
      permission: 'tickets.read',
      summary: 'Read a message of a ticket',
      params: z.strictObject({ id: Id, messageId: Id }),
      output: TicketMessage,
    },
    createMessage: {
      method: 'POST',
      path: '/v1/support/tickets/{id}/messages',
      permission: 'tickets.edit',
      summary: 'Write a message in a ticket, which passes it to the other side',
      body: TicketMessageBody,
      files: { file: { kinds: ATTACHMENT_KINDS, description: 'Image or PDF below 5 MB.' } },
      output: TicketMessage,
      errors: ['state-forbids', 'forbidden', 'reference-unknown', 'file-kind', 'file-too-large', 'too-many-files'],
    },
    viewDocument: {
      method: 'GET',
      path: '/v1/support/tickets/view-document/{id}',
      permission: 'tickets.read',
      summary: 'Read the bytes of a document of a ticket',
      isBinary: true,
    },
  },
)
