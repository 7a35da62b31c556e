import type { api } from '@cauce/contract'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { allOf, type Executor, listOf, rowsOf, type Transaction, sameAs } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { userNotes as table } from '../../../database/schema/customer-work.ts'
import type { QueryOf } from '../../../http/bind.ts'
import { isReadableBy, type StaffReader } from '../colleagues.queries.ts'

export const userNoteRows = rowsOf(table, table.userNoteId)

const authors = alias(users, 'authors')
const mentioned = alias(users, 'mentioned')

const select = (executor: Executor) =>
  executor
    .select({
      row: table,
      userName: userName(),
      authorName: userName(authors),
      mentions: sql<{ userId: string; name: string }[]>`coalesce((
        select json_agg(json_build_object('userId', ${mentioned.userId}, 'name', ${userName(mentioned)}) order by cauce_fold(${userName(mentioned)}))
        from ${users} ${sql.identifier('mentioned')} where ${mentioned.userId} = any(${table.mentionedIds})
      ), '[]')`,
    })
    .from(table)
    .innerJoin(users, eq(users.userId, table.userId))
    .innerJoin(authors, eq(authors.userId, table.authorId))

export async function listUserNotes(
  executor: Executor,
  reader: StaffReader,
  query: QueryOf<typeof api.userNotes.list>,
) {
  const where = allOf(
    isReadableBy(table.userId, reader),
    sameAs({ userId: table.userId, authorId: table.authorId }, query),
  )
  const { data, total } = await listOf(
    executor,
    select(executor),
    { id: table.userNoteId, where, order: 'pinned', search: ['text', 'userName', 'authorName'] },
    query,
  )
  return { data: data.map(viewOf), total }
}

export async function findUserNote(executor: Executor, reader: StaffReader, userNoteId: string) {
  const [record] = await select(executor).where(
    allOf(eq(table.userNoteId, userNoteId), isReadableBy(table.userId, reader)),
  )
  return record && viewOf(record)
}

const viewOf = ({ row, ...names }: Awaited<ReturnType<typeof select>>[number]) => ({ ...row, ...names })

export async function deleteNotesAbout(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(table).where(eq(table.userId, userId))
}
