import type { auditFilters } from '@cauce/contract'
import { and, count, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { betweenDates, type Executor, type ListInput, orderOf, paged, type Transaction } from '../../database/index.ts'
import { userName, users } from '../../database/schema/account.ts'
import { auditRecords } from '../../database/schema/platform.ts'

export async function insertAuditRecord(tx: Transaction, record: typeof auditRecords.$inferInsert): Promise<void> {
  await tx.insert(auditRecords).values(record)
}

type Filters = { readonly [Name in keyof typeof auditFilters]?: z.output<(typeof auditFilters)[Name]> }

const actors = alias(users, 'actors')
const customers = alias(users, 'customers')
const { requestId: _requestId, ...told } = getTableColumns(auditRecords)
const { auditRecordId, actorId, operation, noun, recordId, userId, createdAt } = told
const columns = { createdAt }

export async function listAuditRecords(executor: Executor, filters: Filters, input: ListInput<'createdAt'>) {
  const where = and(...conditionsOf(filters))
  const fields = {
    ...told,
    actorName: userName(actors),
    customer: { id: customers.userId, name: userName(customers) },
  }
  const query = executor
    .select(fields)
    .from(auditRecords)
    .leftJoin(actors, eq(actors.userId, actorId))
    .leftJoin(customers, eq(customers.userId, userId))
    .where(where)
    .$dynamic()
  const data = await paged(query, input, orderOf(input, columns, 'createdAt', auditRecordId))
  const [row] = await executor.select({ total: count() }).from(auditRecords).where(where)
  return { data, total: row!.total }
}

function conditionsOf(filters: Filters): SQL[] {
  return [
    filters.noun && eq(noun, filters.noun),
    filters.recordId && eq(recordId, filters.recordId),
    filters.userId && eq(userId, filters.userId),
    filters.actorId && eq(actorId, filters.actorId),
    filters.operation && eq(operation, filters.operation),
    ...betweenDates(createdAt, filters.fromDate, filters.toDate),
  ].filter((condition): condition is SQL => Boolean(condition))
}
