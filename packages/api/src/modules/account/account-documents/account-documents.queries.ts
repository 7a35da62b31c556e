import type { api } from '@cauce/contract'
import { and, eq, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  allOf,
  type Executor,
  isCustomerOf,
  listOf,
  only,
  tallyOf,
  type Transaction,
  sameAs,
  firstOf,
  rowsOf,
} from '../../../database/index.ts'
import { accountDocuments as table, userName, users } from '../../../database/schema/account.ts'
import { files } from '../../../database/schema/platform.ts'
import type { CustomerFilter } from '../../../http/scope.ts'
import type { QueryOf } from '../../../http/bind.ts'

const owners = alias(users, 'owners')

const select = (executor: Executor) =>
  executor
    .select({ row: table, ownerName: userName(owners), file: files })
    .from(table)
    .innerJoin(users, eq(users.userId, table.accountId))
    .innerJoin(owners, eq(owners.userId, table.ownerId))
    .innerJoin(files, eq(files.fileId, table.fileId))

export type AccountDocumentRecord = Awaited<ReturnType<typeof select>>[number]

/** Customers read visible documents of their account and those they own; managers those of their customers. */
function readableBy({ ownerId, managerId }: CustomerFilter): SQL | undefined {
  if (ownerId !== undefined)
    return and(eq(table.accountId, ownerId), or(eq(table.visible, true), eq(table.ownerId, ownerId)))
  return managerId === undefined ? undefined : isCustomerOf(table.accountId, managerId)
}

export async function listAccountDocuments(
  executor: Executor,
  reader: CustomerFilter,
  query: QueryOf<typeof api.accountDocuments.list>,
) {
  const where = allOf(
    readableBy(reader),
    sameAs({ accountId: table.accountId, visible: table.visible }, query),
    query.ownerId && eq(table.ownerId, query.ownerId),
  )
  const tally = tallyOf(
    { counted: 'account_documents', instant: table.createdAt, kinds: [only(query.visible)] },
    { ...query, reader: reader.ownerId ?? reader.managerId },
    ['visible'],
  )
  return listOf(
    executor,
    select(executor),
    { id: table.accountDocumentId, where, order: 'createdAt', tally, search: ['accountName', 'ownerName'] },
    query,
  )
}

export const findAccountDocument = (executor: Executor, reader: CustomerFilter, accountDocumentId: string) =>
  firstOf(select(executor).where(and(eq(table.accountDocumentId, accountDocumentId), readableBy(reader))))

export const insertAccountDocument = rowsOf(table, table.accountDocumentId).insert

/** One, or all of an account. Returns orphaned file ids. */
export async function deleteAccountDocuments(
  tx: Transaction,
  which: { readonly accountDocumentId: string } | { readonly accountId: string },
): Promise<string[]> {
  const condition =
    'accountId' in which ? eq(table.accountId, which.accountId) : eq(table.accountDocumentId, which.accountDocumentId)
  const deleted = await tx.delete(table).where(condition).returning({ fileId: table.fileId })
  return deleted.map(({ fileId }) => fileId)
}
