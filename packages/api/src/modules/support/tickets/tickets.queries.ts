import type { TicketStateName } from '@cauce/contract'
import { and, asc, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  allOf,
  type Band,
  contains,
  type Executor,
  type ListInput,
  isCustomerOf,
  listOf,
  only,
  orderOf,
  rowsOf,
  tallyOf,
  touched,
  type Transaction,
  sameAs,
} from '../../../database/index.ts'
import { optionalUserName, userName, users } from '../../../database/schema/account.ts'
import { files, type FileRow } from '../../../database/schema/platform.ts'
import {
  ticketDocuments,
  ticketMessages,
  tickets,
  ticketStateChanges,
  ticketVisitors,
  type TicketRow,
} from '../../../database/schema/support.ts'
import { deleteFileLater } from '../../../platform/files/index.ts'
import type { Eraser } from '../../../platform/retention.ts'
import { findDocumentsOfTickets } from './documents.queries.ts'

export const ticketRows = rowsOf(tickets, tickets.ticketId)
export const ticketVisitorRows = rowsOf(ticketVisitors, ticketVisitors.ticketId)
export const stateChangeRows = rowsOf(ticketStateChanges, ticketStateChanges.ticketStateChangeId)

const ticketUserName = sql<string>`coalesce(${userName()}, ${ticketVisitors.name})`
const responsibles = alias(users, 'responsibles')

export interface TicketViewer {
  readonly userId: string
  readonly scope: 'own' | 'assigned' | 'all'
}

export interface TicketFilter {
  readonly ids?: readonly string[] | undefined
  readonly title?: string | undefined
  readonly state?: TicketStateName | undefined
  readonly userId?: string | undefined
  readonly managerId?: string | undefined
  readonly read?: boolean | undefined
}

const { updatedAt, createdAt, state } = tickets
const columns = { updatedAt, createdAt, title: sql`cauce_fold(${tickets.title})`, state }

/** Handbook rule 1.10. */
function visibleTo({ userId, scope }: TicketViewer): SQL | undefined {
  const isOwn = eq(tickets.userId, userId)
  if (scope === 'own') return isOwn
  return scope === 'assigned'
    ? or(isOwn, eq(tickets.managerId, userId), isCustomerOf(tickets.userId, userId))
    : undefined
}

export function listedTo(viewer: TicketViewer): SQL | undefined {
  if (viewer.scope !== 'assigned') return visibleTo(viewer)
  const idsWhere = (condition: SQL) => sql`select ${tickets.ticketId} from ${tickets} where ${condition}`
  const { userId } = viewer
  const theirs = [eq(tickets.userId, userId), eq(tickets.managerId, userId), isCustomerOf(tickets.userId, userId)]
  return sql`${tickets.ticketId} in (${sql.join(theirs.map(idsWhere), sql` union all `)})`
}

const isReadBy = ({ userId }: TicketViewer) =>
  sql<boolean>`not case when ${tickets.userId} = ${userId} then ${tickets.isUnreadByCustomer} else ${tickets.isUnreadByStaff} end`

/** Names first what an index has. */
export const isUnreadBy = (viewer: TicketViewer) =>
  sql`(${tickets.isUnreadByStaff} or ${tickets.userId} = ${viewer.userId}) and not ${isReadBy(viewer)}`

const select = (executor: Executor, viewer: TicketViewer) =>
  executor
    .select({
      row: tickets,
      userName: ticketUserName,
      visitorEmail: ticketVisitors.email,
      managerName: optionalUserName(responsibles),
      read: isReadBy(viewer),
      messageCount: sql<number>`(select count(*)::int from ${ticketMessages} where ${ticketMessages.ticketId} = ${tickets.ticketId})`,
    })
    .from(tickets)
    .leftJoin(users, eq(users.userId, tickets.userId))
    .leftJoin(ticketVisitors, eq(ticketVisitors.ticketId, tickets.ticketId))
    .leftJoin(responsibles, eq(responsibles.userId, tickets.managerId))

export async function listTickets(executor: Executor, viewer: TicketViewer, filter: TicketFilter, input: ListInput) {
  const where = allOf(
    listedTo(viewer),
    filter.title && contains(tickets.title, filter.title),
    sameAs({ state: tickets.state, userId: tickets.userId, managerId: tickets.managerId }, filter),
    filter.read !== undefined && (filter.read ? isReadBy(viewer) : isUnreadBy(viewer)),
  )
  const order = orderOf(input, 'updatedAt', tickets.ticketId, columns)
  const listing = { id: tickets.ticketId, where, order, tally: tally(viewer, filter), search: ['title', 'userName'] }
  const { data, total } = await listOf(executor, select(executor, viewer), listing, input)
  return { data: await withParts(executor, data), total }
}

const tally = ({ scope }: TicketViewer, { state: wanted, ...others }: TicketFilter) =>
  scope === 'all'
    ? tallyOf({ counted: 'tickets', instant: createdAt, kinds: [only(wanted)], bands }, others, [])
    : undefined

const bands: readonly Band[] = [{ by: columns.state, column: state, part: 1 }]

export async function findTicket(executor: Executor, viewer: TicketViewer, ticketId: string) {
  const rows = await select(executor, viewer).where(and(eq(tickets.ticketId, ticketId), visibleTo(viewer)))
  return (await withParts(executor, rows))[0]
}
export type TicketRecord = NonNullable<Awaited<ReturnType<typeof findTicket>>>

async function withParts<Row extends { readonly row: TicketRow }>(executor: Executor, rows: readonly Row[]) {
  const ids = rows.map(({ row }) => row.ticketId)
  const documents = await findDocumentsOfTickets(executor, ids)
  const stateChanges = await stateChangesOf(executor, ids)
  return rows.map((record) => ({
    ...record,
    documents: documents.filter(({ ticketId }) => ticketId === record.row.ticketId),
    stateHistory: stateChanges.filter(({ ticketId }) => ticketId === record.row.ticketId),
  }))
}

const stateChangesOf = (executor: Executor, ticketIds: readonly string[]) =>
  executor
    .select()
    .from(ticketStateChanges)
    .where(inArray(ticketStateChanges.ticketId, [...ticketIds]))
    .orderBy(asc(ticketStateChanges.ticketStateChangeId))

export async function findTicketFile(
  executor: Executor,
  viewer: TicketViewer,
  ticketDocumentId: string,
): Promise<FileRow | undefined> {
  const [row] = await executor
    .select({ file: files })
    .from(ticketDocuments)
    .innerJoin(files, eq(files.fileId, ticketDocuments.fileId))
    .innerJoin(tickets, eq(tickets.ticketId, ticketDocuments.ticketId))
    .where(and(eq(ticketDocuments.ticketDocumentId, ticketDocumentId), visibleTo(viewer)))
  return row?.file
}

/** Ended, with documents. */
export const eraseVisitorTickets: Eraser = async (tx, { before, limit }) => {
  const due = await tx
    .select({ ticketId: tickets.ticketId })
    .from(tickets)
    .innerJoin(ticketVisitors, eq(ticketVisitors.ticketId, tickets.ticketId))
    .where(and(inArray(tickets.state, ['Closed', 'Dismissed']), lt(tickets.updatedAt, before)))
    .limit(limit)
    .for('update', { of: tickets, skipLocked: true })
  const ids = due.map(({ ticketId }) => ticketId)
  for (const fileId of await deleteTickets(tx, inArray(tickets.ticketId, ids))) await deleteFileLater(tx, fileId)
  return ids.length
}

export const isTicket = (id: string) => eq(tickets.ticketId, id)
export const isTicketOf = (userId: string) => eq(tickets.userId, userId)

/** Returns the ids of the files that are left over. */
export async function deleteTickets(tx: Transaction, condition: SQL): Promise<string[]> {
  const own = tx.select({ ticketId: tickets.ticketId }).from(tickets).where(condition)
  const documents = await tx
    .delete(ticketDocuments)
    .where(inArray(ticketDocuments.ticketId, own))
    .returning({ fileId: ticketDocuments.fileId })
  await tx.delete(tickets).where(condition)
  return documents.map(({ fileId }) => fileId)
}

export async function releaseTickets(tx: Transaction, managerId: string, now: Date): Promise<void> {
  await tx
    .update(tickets)
    .set({ managerId: null, updatedAt: touched(tickets.updatedAt, now) })
    .where(eq(tickets.managerId, managerId))
}
