import type { tickets as source } from '../es/tickets.ts'
import type { Translation } from '../translation.ts'

export const tickets = {
  title: 'Tickets',
  one: 'Ticket',
  state: {
    Open: 'Open',
    InProcess: 'In process',
    PendingCustomer: 'Waiting for the customer',
    PendingManager: 'Waiting for the manager',
    Closed: 'Closed',
    Dismissed: 'Dismissed',
  },
  documentOwnerType: {
    userDocument: 'Attachment',
    screenshot: 'Picture of the page',
    requestHistory: 'Request history',
  },
  fields: {
    id: 'Identifier',
    title: 'Title',
    description: 'Description',
    stateId: 'State',
    state: 'State',
    userId: 'Customer',
    userName: 'Customer',
    managerId: 'Responsible',
    managerName: 'Responsible',
    read: 'Read',
    messageCount: 'Messages',
    documents: 'Documents',
    screenshot: 'Picture of the page',
    requestHistory: 'Request history',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
  message: 'Message',
  created: 'The ticket has been created successfully.',
  createFailed: 'There was an error creating the ticket.',
} as const satisfies Translation<typeof source>
