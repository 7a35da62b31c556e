import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Executor, type ListInput, listOf, rowsOf } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { ticketMessages } from '../../../database/schema/support.ts'
import { findDocumentsOfMessages } from './documents.queries.ts'

const authors = alias(users, 'authors')

const select = (executor: Executor) =>
  executor
    .select({ row: ticketMessages, userName: userName(authors) })
    .from(ticketMessages)
    .innerJoin(authors, eq(authors.userId, ticketMessages.userId))

export async function listMessages(executor: Executor, ticketId: string, input: ListInput) {
  const where = eq(ticketMessages.ticketId, ticketId)
  const { data, total } = await listOf(
    executor,
    select(executor),
    { id: ticketMessages.messageId, where, order: 'createdAt', search: ['message', 'userName'] },
    input,
  )
  return { data: await withDocument(executor, data), total }
}

export async function findMessage(executor: Executor, messageId: string) {
  const rows = await select(executor).where(eq(ticketMessages.messageId, messageId))
  return (await withDocument(executor, rows))[0]
}
export type MessageRecord = NonNullable<Awaited<ReturnType<typeof findMessage>>>

async function withDocument(executor: Executor, rows: Awaited<ReturnType<typeof select>>) {
  const documents = await findDocumentsOfMessages(
    executor,
    rows.map(({ row }) => row.messageId),
  )
  return rows.map((message) => ({
    ...message,
    document: documents.find(({ messageId }) => messageId === message.row.messageId) ?? null,
  }))
}

export const insertTicketMessage = rowsOf(ticketMessages, ticketMessages.messageId).insert
