import { api, Refusal, TICKET_STATE_IDS, TICKET_STATES, ticketStateOf } from '@cauce/contract'
import { pageOfCatalogue } from '../../../database/paging.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import { found, accepted, expectSender, touchedAt } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { sendFile } from '../../../platform/files/index.ts'
import { findTicket, findTicketFile, listTickets, ticketRows, ticketVisitorRows } from './tickets.queries.ts'
import {
  editTicket,
  openTicket,
  removeTicket,
  viewerOf,
  keepDocument,
  lockVisibleTicket,
  recordState,
  ticketView,
  messageView,
} from './tickets.service.ts'
import type { ModuleFactory } from '../../../module.ts'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { TicketRow } from '../../../database/schema/support.ts'
import { userIdOf } from '../../../http/actor.ts'
import { uuidv7 } from '../../../ids.ts'
import { audit, leaveUnaudited } from '../../../platform/audit/index.ts'
import { queueMail, queueMailToStranger } from '../../../platform/mail/index.ts'
import { findUser } from '../../account/users/index.ts'
import { findMessage, insertTicketMessage, listMessages } from './messages.queries.ts'
import { decideMessage, unreadAfter, type Side } from './tickets.domain.ts'

export { eraseVisitorTickets, isUnreadBy, listedTo, releaseTickets } from './tickets.queries.ts'
export { eraseTicketsOf, openVisitorTicket } from './tickets.service.ts'

export const ticketsModule: ModuleFactory = (kernel) => ({ name: 'tickets', routes: ticketRoutes(kernel) })

const states = TICKET_STATES.map((name, orderIndex) => ({ stateId: TICKET_STATE_IDS[name], name, orderIndex }))

const ticketRoutes = (kernel: Kernel) => [
  ...bindRows(api.tickets.listStates, api.tickets.readState, ({ query }) =>
    pageOfCatalogue(states, query, ({ stateId }) => stateId, 'orderIndex'),
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

type Endpoints = typeof api.tickets

async function listTicketMessages(kernel: Kernel, call: Call<Endpoints['listMessages']>) {
  found(await findTicket(kernel.database, viewerOf(call), call.params.id))
  const { data, total } = await listMessages(kernel.database, call.params.id, call.query)
  return { data: data.map(messageView), total }
}

/** The other side's turn: mailed and unread for them. */
async function writeMessage(kernel: Kernel, call: Call<Endpoints['createMessage']>) {
  const ticketId = call.params.id
  const { message, stateId, userId: named } = call.body
  expectSender(call, named)
  return inTransaction(kernel.database, async (tx) => {
    const { row, side } = await lockVisibleTicket(tx, call, ticketId)
    if (row.userId === null && call.files.length > 0)
      throw new Refusal({ code: 'too-many-files', params: { maximum: 0 }, path: 'file' })
    const state = accepted(decideMessage(row, stateId, side))
    const now = kernel.clock.now()
    const messageId = uuidv7(now)
    const isFromStaff = side === 'staff'
    const userId = userIdOf(call.actor)
    await insertTicketMessage(tx, { messageId, ticketId, userId, isFromStaff, message, state, createdAt: now })
    const [upload] = call.files
    if (upload) await keepDocument(tx, userId, upload, { ticketId, messageId, ownerType: 'userDocument' })
    const updatedAt = touchedAt(row.updatedAt, now)
    await ticketRows.update(tx, ticketId, { state, ...unreadAfter(side), updatedAt })
    if (state !== row.state) await recordState(tx, { ...row, state, updatedAt }, side)
    await mailOtherSide(tx, row, side, message)
    const [before, after] = [{ state: row.state }, { state, messageId, message }]
    if (isFromStaff) await audit(kernel, tx, call, { recordId: ticketId, userId: row.userId, before, after })
    else leaveUnaudited(call)
    return messageView(found(await findMessage(tx, messageId)))
  })
}

async function mailOtherSide(tx: Transaction, ticket: TicketRow, side: Side, answer: string): Promise<void> {
  const { title, userId } = ticket
  if (userId === null) {
    const { email: to, language, name } = found(await ticketVisitorRows.find(tx, ticket.ticketId))
    return queueMailToStranger(tx, { to, language, name, template: 'visitorAnswered', params: { title, answer } })
  }
  if (side === 'staff') return queueMail(tx, { userId, template: 'ticketAnswered', params: { title } })
  if (ticket.managerId === null) return
  const client = found(await findUser(tx, userId))
  const name = client.companyName ?? `${client.name} ${client.surname}`
  await queueMail(tx, { userId: ticket.managerId, template: 'ticketWaits', params: { title, client: name } })
}
