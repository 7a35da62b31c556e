import { and, count, eq, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Executor, type ListInput, orderOf, paged, type Transaction } from '../../../database/index.ts'
import type { CustomerFilter } from '../../../http/scope.ts'
import { files } from '../../../platform/files/index.ts'
import { userName, users } from '../users/index.ts'
import { accountDocuments as table } from '../../../database/schema/account.ts'

const owners = alias(users, 'owners')
const columns = { createdAt: table.createdAt }

export interface AccountDocumentFilter {
  readonly accountId?: string | undefined
  readonly ownerId?: string | undefined
  readonly visible?: boolean | undefined
}

const select = (executor: Executor) =>
  executor
    .select({ row: table, ownerName: userName(owners), file: files })
    .from(table)
    .innerJoin(users, eq(users.userId, table.accountId))
    .innerJoin(owners, eq(owners.userId, table.ownerId))
    .innerJoin(files, eq(files.fileId, table.fileId))

export type AccountDocumentRecord = Awaited<ReturnType<typeof select>>[number]

/** A customer reads what is visible of their account and what is theirs; a manager all of their customers. */
function readableBy({ ownerId, managerId }: CustomerFilter): SQL | undefined {
  if (ownerId !== undefined)
    return and(eq(table.accountId, ownerId), or(eq(table.visible, true), eq(table.ownerId, ownerId)))
  return managerId === undefined ? undefined : eq(users.managerId, managerId)
}

export async function listAccountDocuments(
  executor: Executor,
  reader: CustomerFilter,
  filter: AccountDocumentFilter,
  input: ListInput<'createdAt'>,
) {
  const where = and(
    readableBy(reader),
    filter.accountId ? eq(table.accountId, filter.accountId) : undefined,
    filter.ownerId ? eq(table.ownerId, filter.ownerId) : undefined,
    filter.visible === undefined ? undefined : eq(table.visible, filter.visible),
  )
  const order = orderOf(input, columns, 'createdAt', table.accountDocumentId)
  const data = await paged(select(executor).where(where).$dynamic(), input, order)
  const [row] = await executor
    .select({ total: count() })
    .from(table)
    .innerJoin(users, eq(users.userId, table.accountId))
    .where(where)
  return { data, total: row!.total }
}

export async function findAccountDocument(
  executor: Executor,
  reader: CustomerFilter,
  accountDocumentId: string,
): Promise<AccountDocumentRecord | undefined> {
  const [record] = await select(executor).where(and(eq(table.accountDocumentId, accountDocumentId), readableBy(reader)))
  return record
}

export async function insertAccountDocument(executor: Executor, row: typeof table.$inferInsert): Promise<void> {
  await executor.insert(table).values(row)
}

/** Answers the file that is left over. */
export async function deleteAccountDocument(tx: Transaction, accountDocumentId: string): Promise<string | undefined> {
  const [deleted] = await tx
    .delete(table)
    .where(eq(table.accountDocumentId, accountDocumentId))
    .returning({ fileId: table.fileId })
  return deleted?.fileId
}

/** Deletes all documents about a customer; answers the files that are left over. */
export async function deleteAccountDocuments(tx: Transaction, accountId: string): Promise<string[]> {
  const deleted = await tx.delete(table).where(eq(table.accountId, accountId)).returning({ fileId: table.fileId })
  return deleted.map(({ fileId }) => fileId)
}
