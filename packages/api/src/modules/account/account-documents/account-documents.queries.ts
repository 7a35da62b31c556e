import { and, eq, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  among,
  allOf,
  type Executor,
  type ListInput,
  isCustomerOf,
  listOf,
  only,
  orderOf,
  tallyOf,
  type Transaction,
} from '../../../database/index.ts'
import { accountDocuments as table, userName, users } from '../../../database/schema/account.ts'
import { files } from '../../../database/schema/platform.ts'
import type { CustomerFilter } from '../../../http/scope.ts'

const owners = alias(users, 'owners')

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

/** Customers read visible documents of their account and those they own; managers those of their customers. */
function readableBy({ ownerId, managerId }: CustomerFilter): SQL | undefined {
  if (ownerId !== undefined)
    return and(eq(table.accountId, ownerId), or(eq(table.visible, true), eq(table.ownerId, ownerId)))
  return managerId === undefined ? undefined : isCustomerOf(table.accountId, managerId)
}

export async function listAccountDocuments(
  executor: Executor,
  reader: CustomerFilter,
  filter: AccountDocumentFilter,
  input: ListInput,
) {
  const where = allOf(
    readableBy(reader),
    among(table.accountDocumentId, input),
    filter.accountId && eq(table.accountId, filter.accountId),
    filter.ownerId && eq(table.ownerId, filter.ownerId),
    filter.visible !== undefined && eq(table.visible, filter.visible),
  )
  const order = orderOf(input, 'createdAt', table.accountDocumentId)
  const tally = tallyOf(
    { counted: 'account_documents', instant: table.createdAt, kinds: [only(filter.visible)] },
    { ...filter, reader: reader.ownerId ?? reader.managerId },
    ['visible'],
  )
  return listOf(
    executor,
    select(executor).$dynamic(),
    { id: table.accountDocumentId, where, order, tally, search: ['accountName', 'ownerName'] },
    input,
  )
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
