import { endpoints } from '../endpoint.ts'
import { ATTACHMENT_KINDS } from '../files.ts'
import { IdParams } from '../ids.ts'
import { listQuery, page } from '../paging.ts'
import { TicketState } from './ticket-states.ts'
import * as schema from './tickets.schema.ts'

const tag = 'Tickets'

export const ticketEndpoints = endpoints({
  listStates: {
    method: 'GET',
    path: '/v1/support/ticket-states',
    operation: 'tickets.listStates',
    tag,
    permission: 'catalogue.read',
    summary: 'List the states of tickets',
    query: listQuery(['orderIndex'], {}, 'asc'),
    output: page(TicketState),
  },
  list: {
    method: 'GET',
    path: '/v1/support/tickets',
    operation: 'tickets.list',
    tag,
    permission: 'tickets.read',
    summary: 'List tickets',
    query: listQuery(['updatedAt', 'createdAt', 'title', 'state'], schema.ticketFilters),
    output: page(schema.Ticket),
  },
  create: {
    method: 'POST',
    path: '/v1/support/tickets',
    operation: 'tickets.create',
    tag,
    permission: 'tickets.create',
    summary: 'Open a ticket',
    body: schema.TicketBody,
    files: {
      documents: {
        kinds: [...ATTACHMENT_KINDS, 'json'],
        maximumCount: schema.MAXIMUM_TICKET_DOCUMENTS,
        description:
          'Images and PDF of the person, a picture of the page, and the request history as JSON, each below 5 MB.',
      },
    },
    output: schema.Ticket,
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
    method: 'GET',
    path: '/v1/support/tickets/{id}',
    operation: 'tickets.read',
    tag,
    permission: 'tickets.read',
    summary: 'Read a ticket',
    params: IdParams,
    output: schema.Ticket,
  },
  edit: {
    method: 'PATCH',
    path: '/v1/support/tickets/{id}',
    operation: 'tickets.edit',
    tag,
    permission: 'tickets.edit',
    summary: 'Reassign, finish, reopen or mark a ticket',
    params: IdParams,
    body: schema.TicketPatch,
    output: schema.Ticket,
    errors: ['state-forbids', 'edit-conflict', 'reference-unknown', 'forbidden'],
  },
  remove: {
    method: 'DELETE',
    path: '/v1/support/tickets/{id}',
    operation: 'tickets.remove',
    tag,
    permission: 'tickets.delete',
    summary: 'Delete a ticket with its messages and documents',
    params: IdParams,
  },
  listMessages: {
    method: 'GET',
    path: '/v1/support/tickets/{id}/messages',
    operation: 'tickets.listMessages',
    tag,
    permission: 'tickets.read',
    summary: 'List the messages of a ticket',
    params: IdParams,
    query: listQuery(['createdAt'], {}),
    output: page(schema.TicketMessage),
  },
  createMessage: {
    method: 'POST',
    path: '/v1/support/tickets/{id}/messages',
    operation: 'tickets.createMessage',
    tag,
    permission: 'tickets.edit',
    summary: 'Write a message in a ticket, which passes it to the other side',
    params: IdParams,
    body: schema.TicketMessageBody,
    files: { file: { kinds: ATTACHMENT_KINDS, description: 'Image or PDF below 5 MB.' } },
    output: schema.TicketMessage,
    errors: ['state-forbids', 'forbidden', 'reference-unknown', 'file-kind', 'file-too-large'],
  },
  viewDocument: {
    method: 'GET',
    path: '/v1/support/tickets/view-document/{id}',
    operation: 'tickets.viewDocument',
    tag,
    permission: 'tickets.read',
    summary: 'Read the bytes of a document of a ticket',
    params: IdParams,
    isBinary: true,
  },
})
