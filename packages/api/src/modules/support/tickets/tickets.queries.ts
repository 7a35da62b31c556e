import type { DocumentOwnerType, TicketStateName } from '@cauce/contract'
import { and, asc, count, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  contains,
  type Executor,
  type ListInput,
  orderOf,
  paged,
  touched,
  type Transaction,
} from '../../../database/index.ts'
import { files, type FileRow } from '../../../platform/files/index.ts'
import { userName, users } from '../../account/users/index.ts'
import {
  ticketDocuments,
  ticketMessages,
  tickets,
  ticketStateChanges,
  type TicketRow,
} from '../../../database/schema/support.ts'

const responsibles = alias(users, 'responsibles')
const authors = alias(users, 'authors')

/** Who looks: it decides which tickets there are, and whose flag `read` is. */
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

/** Product decision 3: a manager works the tickets they are responsible for or whose customer is assigned to them. */
function visibleTo({ userId, scope }: TicketViewer): SQL | undefined {
  const isOwn = eq(tickets.userId, userId)
  if (scope === 'own') return isOwn
  return scope === 'assigned' ? or(isOwn, eq(tickets.managerId, userId), eq(users.managerId, userId)) : undefined
}

/** Whether the side of the viewer has read what is new: the client's of their own ticket, else that of staff. */
const isReadBy = ({ userId }: TicketViewer) =>
  sql<boolean>`not case when ${tickets.userId} = ${userId} then ${tickets.isUnreadByCustomer} else ${tickets.isUnreadByStaff} end`

const select = (executor: Executor, viewer: TicketViewer) =>
  executor
    .select({
      row: tickets,
      userName: userName(),
      managerName: sql<
        string | null
      >`case when ${responsibles.userId} is null then null else ${userName(responsibles)} end`,
      read: isReadBy(viewer),
      messageCount: sql<number>`(select count(*)::int from ${ticketMessages} where ${ticketMessages.ticketId} = ${tickets.ticketId})`,
    })
    .from(tickets)
    .innerJoin(users, eq(users.userId, tickets.userId))
    .leftJoin(responsibles, eq(responsibles.userId, tickets.managerId))

export async function listTickets(
  executor: Executor,
  viewer: TicketViewer,
  filter: TicketFilter,
  input: ListInput<keyof typeof columns>,
) {
  const where = and(visibleTo(viewer), ...conditionsOf(viewer, filter))
  const rows = await paged(
    select(executor, viewer).where(where).$dynamic(),
    input,
    orderOf(input, columns, 'updatedAt', tickets.ticketId),
  )
  const [row] = await executor
    .select({ total: count() })
    .from(tickets)
    .innerJoin(users, eq(users.userId, tickets.userId))
    .where(where)
  return { data: await withParts(executor, rows), total: row!.total }
}

export async function findTicket(executor: Executor, viewer: TicketViewer, ticketId: string) {
  const rows = await select(executor, viewer).where(and(eq(tickets.ticketId, ticketId), visibleTo(viewer)))
  return (await withParts(executor, rows))[0]
}
export type TicketRecord = NonNullable<Awaited<ReturnType<typeof findTicket>>>

function conditionsOf(viewer: TicketViewer, filter: TicketFilter): SQL[] {
  return [
    filter.ids && inArray(tickets.ticketId, [...filter.ids]),
    filter.title && contains(tickets.title, filter.title),
    filter.state && eq(tickets.state, filter.state),
    filter.userId && eq(tickets.userId, filter.userId),
    filter.managerId && eq(tickets.managerId, filter.managerId),
    filter.read === undefined ? undefined : eq(isReadBy(viewer), filter.read),
  ].filter((condition): condition is SQL => Boolean(condition))
}

export interface TicketDocumentRecord {
  readonly ticketDocumentId: string
  readonly ownerType: DocumentOwnerType
  readonly file: FileRow
}

const documentFields = {
  ticketId: ticketDocuments.ticketId,
  messageId: ticketDocuments.messageId,
  ticketDocumentId: ticketDocuments.ticketDocumentId,
  ownerType: ticketDocuments.ownerType,
  file: files,
}
const selectDocuments = (executor: Executor) =>
  executor.select(documentFields).from(ticketDocuments).innerJoin(files, eq(files.fileId, ticketDocuments.fileId))

/** Tickets with the documents that came with them (those of messages are the messages'), and with their states so far. */
async function withParts<Row extends { readonly row: TicketRow }>(executor: Executor, rows: readonly Row[]) {
  const ids = rows.map(({ row }) => row.ticketId)
  const documents = ids.length === 0 ? [] : await documentsOf(executor, ids)
  const stateChanges = ids.length === 0 ? [] : await stateChangesOf(executor, ids)
  return rows.map((record) => ({
    ...record,
    documents: documents.filter(({ ticketId }) => ticketId === record.row.ticketId),
    stateHistory: stateChanges.filter(({ ticketId }) => ticketId === record.row.ticketId),
  }))
}

const documentsOf = (executor: Executor, ticketIds: readonly string[]) =>
  selectDocuments(executor)
    .where(and(inArray(ticketDocuments.ticketId, [...ticketIds]), isNull(ticketDocuments.messageId)))
    .orderBy(asc(ticketDocuments.ticketDocumentId))

const stateChangesOf = (executor: Executor, ticketIds: readonly string[]) =>
  executor
    .select()
    .from(ticketStateChanges)
    .where(inArray(ticketStateChanges.ticketId, [...ticketIds]))
    .orderBy(asc(ticketStateChanges.ticketStateChangeId))

/** The row of a ticket, locked until the transaction ends. */
export async function lockTicket(tx: Transaction, ticketId: string): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(tickets).where(eq(tickets.ticketId, ticketId)).for('update')
  return row
}

export async function insertTicket(executor: Executor, row: TicketRow): Promise<void> {
  await executor.insert(tickets).values(row)
}

export async function updateTicket(executor: Executor, ticketId: string, changes: Partial<TicketRow>): Promise<void> {
  await executor.update(tickets).set(changes).where(eq(tickets.ticketId, ticketId))
}

/** Notes the state that a ticket came to. */
export async function insertStateChange(tx: Transaction, row: typeof ticketStateChanges.$inferInsert): Promise<void> {
  await tx.insert(ticketStateChanges).values(row)
}

export async function insertTicketDocument(
  executor: Executor,
  row: typeof ticketDocuments.$inferInsert,
): Promise<void> {
  await executor.insert(ticketDocuments).values(row)
}

export async function insertTicketMessage(executor: Executor, row: typeof ticketMessages.$inferInsert): Promise<void> {
  await executor.insert(ticketMessages).values(row)
}

const messageColumns = { createdAt: ticketMessages.createdAt }

const selectMessages = (executor: Executor) =>
  executor
    .select({ row: ticketMessages, userName: userName(authors) })
    .from(ticketMessages)
    .innerJoin(authors, eq(authors.userId, ticketMessages.userId))

export async function listMessages(executor: Executor, ticketId: string, input: ListInput<'createdAt'>) {
  const where = eq(ticketMessages.ticketId, ticketId)
  const order = orderOf(input, messageColumns, 'createdAt', ticketMessages.messageId)
  const rows = await paged(selectMessages(executor).where(where).$dynamic(), input, order)
  const [row] = await executor.select({ total: count() }).from(ticketMessages).where(where)
  return { data: await withDocument(executor, rows), total: row!.total }
}

export async function findMessage(executor: Executor, messageId: string) {
  const rows = await selectMessages(executor).where(eq(ticketMessages.messageId, messageId))
  return (await withDocument(executor, rows))[0]
}
export type MessageRecord = NonNullable<Awaited<ReturnType<typeof findMessage>>>

/** Messages with what was attached to them. */
async function withDocument(executor: Executor, rows: Awaited<ReturnType<typeof selectMessages>>) {
  const ids = rows.map(({ row }) => row.messageId)
  const documents =
    ids.length === 0 ? [] : await selectDocuments(executor).where(inArray(ticketDocuments.messageId, ids))
  return rows.map((message) => {
    const document = documents.find(({ messageId }) => messageId === message.row.messageId)
    return { ...message, document: document ?? null }
  })
}

/** The file of a document, if its ticket may be seen. */
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
    .innerJoin(users, eq(users.userId, tickets.userId))
    .where(and(eq(ticketDocuments.ticketDocumentId, ticketDocumentId), visibleTo(viewer)))
  return row?.file
}

/** Deletes tickets with messages and documents; answers the files that are left over. */
export async function deleteTickets(
  tx: Transaction,
  which: { ticketId: string } | { userId: string },
): Promise<string[]> {
  const condition = 'ticketId' in which ? eq(tickets.ticketId, which.ticketId) : eq(tickets.userId, which.userId)
  const own = tx.select({ ticketId: tickets.ticketId }).from(tickets).where(condition)
  const documents = await tx
    .delete(ticketDocuments)
    .where(inArray(ticketDocuments.ticketId, own))
    .returning({ fileId: ticketDocuments.fileId })
  await tx.delete(tickets).where(condition)
  return documents.map(({ fileId }) => fileId)
}

/** Leaves the tickets of somebody who no longer works them to whoever takes them next. */
export async function releaseTickets(tx: Transaction, managerId: string, now: Date): Promise<void> {
  await tx
    .update(tickets)
    .set({ managerId: null, updatedAt: touched(tickets.updatedAt, now) })
    .where(eq(tickets.managerId, managerId))
}
