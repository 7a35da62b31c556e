import type { api } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { TicketRow } from '../../../database/schema/support.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { accepted, expectSender, found, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit, leaveUnaudited } from '../../../platform/audit/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { findUser } from '../../account/users/index.ts'
import { findMessage, insertTicketMessage, listMessages } from './messages.queries.ts'
import { decideMessage, unreadAfter, type Side } from './tickets.domain.ts'
import { findTicket, ticketRows } from './tickets.queries.ts'
import { keepDocument, lockVisibleTicket, recordState, viewerOf } from './tickets.service.ts'
import { messageView } from './tickets.view.ts'

type Endpoints = typeof api.tickets

export async function listTicketMessages(kernel: Kernel, call: Call<Endpoints['listMessages']>) {
  found(await findTicket(kernel.database, viewerOf(call), call.params.id))
  const { data, total } = await listMessages(kernel.database, call.params.id, call.query)
  return { data: data.map(messageView), total }
}

/** The other side's turn: mailed and unread for them. */
export async function writeMessage(kernel: Kernel, call: Call<Endpoints['createMessage']>) {
  const ticketId = call.params.id
  const { message, stateId, userId: named } = call.body
  expectSender(call, named)
  return inTransaction(kernel.database, async (tx) => {
    const { row, side } = await lockVisibleTicket(tx, call, ticketId)
    const state = accepted(decideMessage(row.state, stateId, side))
    const now = kernel.clock.now()
    const messageId = uuidv7(now)
    const isFromStaff = side === 'staff'
    const userId = userIdOf(call.actor)
    await insertTicketMessage(tx, { messageId, ticketId, userId, isFromStaff, message, state, createdAt: now })
    const [upload] = call.files
    if (upload) await keepDocument(tx, call, upload, { ticketId, messageId, ownerType: 'userDocument' })
    const updatedAt = touchedAt(row.updatedAt, now)
    await ticketRows.update(tx, ticketId, { state, ...unreadAfter(side), updatedAt })
    if (state !== row.state) await recordState(tx, { ...row, state, updatedAt }, side)
    await mailOtherSide(tx, row, side)
    const [before, after] = [{ state: row.state }, { state, messageId, message }]
    if (isFromStaff) await audit(kernel, tx, call, { recordId: ticketId, userId: row.userId, before, after })
    else leaveUnaudited(call)
    return messageView(found(await findMessage(tx, messageId)))
  })
}

async function mailOtherSide(tx: Transaction, ticket: TicketRow, side: Side): Promise<void> {
  const { title } = ticket
  if (side === 'staff') return queueMail(tx, { userId: ticket.userId, template: 'ticketAnswered', params: { title } })
  if (ticket.managerId === null) return
  const client = found(await findUser(tx, ticket.userId))
  const name = client.companyName ?? `${client.name} ${client.surname}`
  await queueMail(tx, { userId: ticket.managerId, template: 'ticketWaits', params: { title, client: name } })
}
