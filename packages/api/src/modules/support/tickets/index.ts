import { api, TICKET_STATE_IDS, TICKET_STATES, ticketStateOf } from '@cauce/contract'
import { pageOfCatalogue } from '../../../database/paging.ts'
import { bind, bindRows } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { sendFile } from '../../../platform/files/index.ts'
import { listTicketMessages, writeMessage } from './messages.service.ts'
import { findTicket, findTicketFile, listTickets } from './tickets.queries.ts'
import { editTicket, openTicket, removeTicket, viewerOf } from './tickets.service.ts'
import { ticketView } from './tickets.view.ts'
import type { ModuleFactory } from '../../../module.ts'

export { insertTicketDocument } from './documents.queries.ts'
export { insertTicketMessage } from './messages.queries.ts'
export { insertTicket, releaseTickets } from './tickets.queries.ts'
export { eraseTicketsOf } from './tickets.service.ts'

export const ticketsModule: ModuleFactory = (kernel) => ({ name: 'tickets', routes: ticketRoutes(kernel) })

const states = TICKET_STATES.map((name, orderIndex) => ({ stateId: TICKET_STATE_IDS[name], name, orderIndex }))

const ticketRoutes = (kernel: Kernel) => [
  ...bindRows(api.tickets.listStates, api.tickets.readState, ({ query }) =>
    pageOfCatalogue(states, query, ({ stateId }) => stateId),
  ),
  bind(api.tickets.list, async (call) => {
    const { stateId, ...filter } = call.query
    const state = stateId === undefined ? undefined : ticketStateOf(stateId)
    // An unknown state matches nothing.
    if (stateId !== undefined && state === undefined) return { data: [], total: 0 }
    const { data, total } = await listTickets(kernel.database, viewerOf(call), { ...filter, state }, call.query)
    return { data: data.map(ticketView), total }
  }),
  bind(api.tickets.create, (call) => openTicket(kernel, call)),
  bind(api.tickets.read, async (call) =>
    ticketView(found(await findTicket(kernel.database, viewerOf(call), call.params.id))),
  ),
  bind(api.tickets.edit, (call) => editTicket(kernel, call)),
  bind(api.tickets.remove, (call) => removeTicket(kernel, call)),
  ...bindRows(api.tickets.listMessages, api.tickets.readMessage, (call) => listTicketMessages(kernel, call)),
  bind(api.tickets.createMessage, (call) => writeMessage(kernel, call)),
  bind(api.tickets.viewDocument, async (call) =>
    sendFile(kernel, call.reply, found(await findTicketFile(kernel.database, viewerOf(call), call.params.id))),
  ),
]
