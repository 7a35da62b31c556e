import type { api } from '@cauce/contract'
import { and, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { allOf, type Executor, listOf, rowsOf, touched, type Transaction, sameAs } from '../../../database/index.ts'
import { optionalUserName, userName, users } from '../../../database/schema/account.ts'
import { userTasks as table } from '../../../database/schema/customer-work.ts'
import type { QueryOf } from '../../../http/bind.ts'
import { isReadableBy, type StaffReader } from '../colleagues.queries.ts'

export const userTaskRows = rowsOf(table, table.userTaskId)

const authors = alias(users, 'authors')
const assignees = alias(users, 'assignees')
const doers = alias(users, 'doers')

const select = (executor: Executor) =>
  executor
    .select({
      row: table,
      userName: userName(),
      authorName: userName(authors),
      assigneeName: optionalUserName(assignees),
      doneByName: optionalUserName(doers),
    })
    .from(table)
    .innerJoin(users, eq(users.userId, table.userId))
    .innerJoin(authors, eq(authors.userId, table.authorId))
    .leftJoin(assignees, eq(assignees.userId, table.assigneeId))
    .leftJoin(doers, eq(doers.userId, table.doneById))

/** Own tasks, unassigned ones, and those of colleagues who may no longer open the customer. */
export const isForReader = (readerId: string): SQL | undefined =>
  and(
    eq(table.state, 'open'),
    or(
      eq(table.assigneeId, readerId),
      isNull(table.assigneeId),
      sql`not exists (
        select from ${users} ${sql.identifier('assignees')}
        where ${assignees.userId} = ${table.assigneeId} and not ${assignees.disabled} and ${assignees.deletedAt} is null
          and (${assignees.role} = 'admin' or ${assignees.role} = 'operator'
            and ${assignees.userId} = (select ${users.managerId} from ${users} where ${users.userId} = ${table.userId}))
      )`,
    ),
  )

export async function listUserTasks(
  executor: Executor,
  reader: StaffReader,
  { awaitsMe, ...query }: QueryOf<typeof api.userTasks.list>,
) {
  const mine = isForReader(reader.readerId)
  const where = allOf(
    isReadableBy(table.userId, reader),
    sameAs({ userId: table.userId, assigneeId: table.assigneeId, state: table.state }, query),
    query.dueBy && lte(table.dueOn, query.dueBy),
    awaitsMe !== undefined && (awaitsMe ? mine : sql`not (${mine})`),
  )
  const { data, total } = await listOf(
    executor,
    select(executor),
    { id: table.userTaskId, where, order: ['dueOn', 'asc'], search: ['title', 'userName', 'assigneeName'] },
    query,
  )
  return { data: data.map(viewOf), total }
}

export async function findUserTask(executor: Executor, reader: StaffReader, userTaskId: string) {
  const [record] = await select(executor).where(
    allOf(eq(table.userTaskId, userTaskId), isReadableBy(table.userId, reader)),
  )
  return record && viewOf(record)
}

const viewOf = ({ row: { doneById: _doneById, ...row }, ...names }: Awaited<ReturnType<typeof select>>[number]) => ({
  ...row,
  ...names,
})

export async function deleteTasksAbout(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(table).where(eq(table.userId, userId))
}

/** Unassigns the open tasks of a closed staff account. */
export async function releaseTasksOf(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(table)
    .set({ assigneeId: null, updatedAt: touched(table.updatedAt, now) })
    .where(and(eq(table.assigneeId, userId), eq(table.state, 'open')))
}
