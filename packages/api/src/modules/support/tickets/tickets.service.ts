import { type api, Refusal, type DocumentOwnerType, TICKET_STATE_IDS } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { ticketVisitors, TicketRow } from '../../../database/schema/support.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call, KeptUpload } from '../../../http/bind.ts'
import { accepted, expectUnchanged, found, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit, leaveUnaudited } from '../../../platform/audit/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { deleteFileLater, storeFile, storedFileOf } from '../../../platform/files/index.ts'
import { findUser } from '../../account/users/index.ts'
import { insertTicketDocument, type TicketDocumentRecord } from './documents.queries.ts'
import { decideDocuments, decideState, sideOf, unreadAfter, type Side } from './tickets.domain.ts'
import {
  deleteTickets,
  findTicket,
  isTicket,
  isTicketOf,
  releaseTickets,
  stateChangeRows,
  ticketRows,
  ticketVisitorRows,
  type TicketViewer,
  type TicketRecord,
} from './tickets.queries.ts'
import type { MessageRecord } from './messages.queries.ts'

type Endpoints = typeof api.tickets

export function viewerOf(call: Pick<Call, 'actor' | 'scope'>): TicketViewer {
  if (call.scope === 'public') throw new Error('Tickets are not public')
  return { userId: userIdOf(call.actor), scope: call.scope }
}

export async function openTicket(kernel: Kernel, call: Call<Endpoints['create']>): Promise<TicketView> {
  const actorId = userIdOf(call.actor)
  const { title, description, documentOwnerTypes, userId = actorId, managerId: named } = call.body
  const kinds = call.files.map(({ kind }) => kind)
  const ownerTypes = accepted(decideDocuments(kinds, documentOwnerTypes))
  return inTransaction(kernel.database, async (tx) => {
    const client = found(await findClient(tx, call, userId), 'customer-not-accessible')
    const usual = client.managerId === userId ? null : client.managerId
    const managerId = named ?? usual
    if (managerId !== usual) {
      if (call.scope !== 'all') throw new Refusal({ code: 'forbidden', path: 'managerId' })
      await expectResponsible(tx, managerId!, userId)
    }
    const now = kernel.clock.now()
    const side: Side = userId === actorId ? 'customer' : 'staff'
    const ticketId = uuidv7(now)
    const row = await insertTicket(tx, { ticketId, title, description, userId, managerId }, side, now)
    for (const [index, upload] of call.files.entries())
      await keepDocument(tx, actorId, upload, { ticketId, ownerType: ownerTypes[index]! })
    if (side === 'staff') {
      await queueMail(tx, { userId, template: 'ticketOpened', params: { title } })
      await audit(kernel, tx, call, { recordId: ticketId, userId, after: row })
    } else leaveUnaudited(call)
    return ticketView(found(await findTicket(tx, viewerOf(call), ticketId)))
  })
}

async function insertTicket(
  tx: Transaction,
  facts: Pick<TicketRow, 'ticketId' | 'title' | 'description' | 'userId' | 'managerId'>,
  side: Side,
  now: Date,
): Promise<TicketRow> {
  const row: TicketRow = { ...facts, state: 'Open', ...unreadAfter(side), createdAt: now, updatedAt: now }
  await ticketRows.insert(tx, row)
  await recordState(tx, row, side)
  return row
}

/** Of a person without an account, whose address is confirmed. */
export async function openVisitorTicket(
  tx: Transaction,
  call: Pick<Call, 'files'>,
  { title, description, ...visitor }: Omit<typeof ticketVisitors.$inferSelect, 'ticketId'> & Written,
  now: Date,
): Promise<void> {
  const ticketId = uuidv7(now)
  await insertTicket(tx, { ticketId, title, description, userId: null, managerId: null }, 'customer', now)
  await ticketVisitorRows.insert(tx, { ticketId, ...visitor })
  for (const upload of call.files) await keepDocument(tx, null, upload, { ticketId, ownerType: 'userDocument' })
}
type Written = Pick<TicketRow, 'title' | 'description'>

async function findClient(tx: Transaction, call: Pick<Call, 'actor' | 'scope'>, userId: string) {
  const client = await findUser(tx, userId)
  const actorId = userIdOf(call.actor)
  const isReachable =
    userId === actorId || call.scope === 'all' || (call.scope === 'assigned' && client?.managerId === actorId)
  return isReachable ? client : undefined
}

export async function recordState(tx: Transaction, row: TicketRow, side: Side): Promise<void> {
  const { ticketId, state, updatedAt } = row
  const isFromStaff = side === 'staff'
  const ticketStateChangeId = uuidv7(updatedAt)
  await stateChangeRows.insert(tx, { ticketStateChangeId, ticketId, state, isFromStaff, createdAt: updatedAt })
}

export async function keepDocument(
  tx: Transaction,
  uploadedBy: string | null,
  upload: KeptUpload,
  of: { ticketId: string; messageId?: string; ownerType: DocumentOwnerType },
): Promise<void> {
  const { fileId } = await storeFile(tx, upload, { uploadedBy })
  await insertTicketDocument(tx, { ticketDocumentId: uuidv7(), fileId, ...of })
}

export async function lockVisibleTicket(
  tx: Transaction,
  call: Pick<Call, 'actor' | 'scope'>,
  ticketId: string,
  isAdmin?: boolean,
) {
  found(await findTicket(tx, viewerOf(call), ticketId))
  const row = found(await ticketRows.lock(tx, ticketId, 'update'))
  const side = accepted(sideOf(row, { userId: userIdOf(call.actor), role: call.actor.role ?? 'user' }, isAdmin))
  return { row, side }
}

/** A new state is unread for the other side. */
export async function editTicket(kernel: Kernel, call: Call<Endpoints['edit']>): Promise<TicketView> {
  const { responsibleId, stateId, read, isAdmin, updatedAt } = call.body
  const ticketId = call.params.id
  return inTransaction(kernel.database, async (tx) => {
    const { row, side } = await lockVisibleTicket(tx, call, ticketId, isAdmin)
    expectUnchanged(row.updatedAt, updatedAt)
    if (responsibleId !== undefined) await expectReassignable(tx, call, row, responsibleId)
    const state = stateId === undefined ? row.state : accepted(decideState(row.state, stateId, side))
    const managerId = responsibleId === undefined ? row.managerId : responsibleId
    const isNews = state !== row.state || managerId !== row.managerId
    const changes = {
      ...(isNews && { state, managerId, updatedAt: touchedAt(row.updatedAt, kernel.clock.now()) }),
      ...(state !== row.state && unreadAfter(side)),
      ...(read !== undefined && (side === 'staff' ? { isUnreadByStaff: !read } : { isUnreadByCustomer: !read })),
    }
    const after = { ...row, ...changes }
    if (Object.keys(changes).length > 0) await ticketRows.update(tx, ticketId, changes)
    if (state !== row.state) await recordState(tx, after, side)
    // Neither the read flag nor customers' actions are audited.
    if (isNews && side === 'staff')
      await audit(kernel, tx, call, { recordId: ticketId, userId: row.userId, before: row, after })
    else leaveUnaudited(call)
    return ticketView(found(await findTicket(tx, viewerOf(call), ticketId)))
  })
}

async function expectReassignable(
  tx: Transaction,
  call: Call<Endpoints['edit']>,
  row: TicketRow,
  responsibleId: string | null,
): Promise<void> {
  if (call.scope !== 'all') throw new Refusal({ code: 'forbidden', path: 'responsibleId' })
  if (responsibleId !== null) await expectResponsible(tx, responsibleId, row.userId, 'responsibleId')
}

/** Active staff, and not the ticket's customer. */
async function expectResponsible(
  tx: Transaction,
  managerId: string,
  clientId: string | null,
  path = 'managerId',
): Promise<void> {
  const manager = await findUser(tx, managerId)
  if (!manager || manager.role === 'user' || manager.disabled || managerId === clientId)
    throw new Refusal({ code: 'reference-unknown', path })
}

export async function removeTicket(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  const ticketId = call.params.id
  await inTransaction(kernel.database, async (tx) => {
    const before = found(await ticketRows.lock(tx, ticketId, 'update'))
    for (const fileId of await deleteTickets(tx, isTicket(ticketId))) await deleteFileLater(tx, fileId)
    await audit(kernel, tx, call, { recordId: ticketId, userId: before.userId, before })
  })
}

/** For a closed account; also unassigns tickets it worked on. */
export async function eraseTicketsOf(tx: Transaction, userId: string, now: Date): Promise<void> {
  for (const fileId of await deleteTickets(tx, isTicketOf(userId))) await deleteFileLater(tx, fileId)
  await releaseTickets(tx, userId, now)
}

const documentView = ({ ticketDocumentId, ownerType, file }: TicketDocumentRecord) => ({
  documentId: ticketDocumentId,
  documentOwnerType: ownerType,
  file: storedFileOf(file),
})

export function ticketView({
  row,
  userName,
  visitorEmail,
  managerName,
  read,
  messageCount,
  documents,
  stateHistory,
}: TicketRecord) {
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
    visitorEmail,
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
type TicketView = ReturnType<typeof ticketView>

export function messageView({ row, userName, document: attached }: MessageRecord) {
  const document = attached && documentView(attached)
  return { ...row, userName, stateId: TICKET_STATE_IDS[row.state], document, file: document }
}
