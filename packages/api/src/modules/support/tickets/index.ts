import type { ModuleFactory } from '../../../module.ts'
import { ticketRoutes } from './tickets.routes.ts'

export { insertTicketDocument } from './documents.queries.ts'
export { insertTicketMessage } from './messages.queries.ts'
export { insertTicket, releaseTickets } from './tickets.queries.ts'
export { eraseTicketsOf } from './tickets.service.ts'

/** Support: tickets of customers, with their messages and documents. */
export const ticketsModule: ModuleFactory = (kernel) => ({ name: 'tickets', routes: ticketRoutes(kernel) })
