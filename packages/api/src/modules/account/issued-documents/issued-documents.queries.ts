import type { api } from '@cauce/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import { allOf, type Executor, isCustomerOf, listOf, firstOf, rowsOf } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import {
  issuedDocumentNumbers,
  type IssuedDocumentRow,
  issuedDocuments as table,
} from '../../../database/schema/issued-documents.ts'
import { files } from '../../../database/schema/platform.ts'
import { projects } from '../../../database/schema/project.ts'
import type { CustomerFilter } from '../../../http/scope.ts'
import type { QueryOf } from '../../../http/bind.ts'

type IssuedDocumentFilter = QueryOf<typeof api.issuedDocuments.list> & CustomerFilter

/** Of the certificate of the same year that is `step` editions later. With names of tables: a query of one table leaves them out. */
const other = <Column extends 'number' | 'created_at'>(column: Column, step: 1 | -1) =>
  sql<string | null>`(
    select o.${sql.raw(column)} from ${table} o where issued_documents.kind = 'taxCertificate' and o.kind = 'taxCertificate' and o.user_id = issued_documents.user_id
      and o.period_start = issued_documents.period_start and o.edition = issued_documents.edition + ${step}::integer)`

const select = (executor: Executor) =>
  executor
    .select({
      row: table,
      userName: userName(),
      projectName: projects.name,
      file: files,
      replaces: other('number', -1),
      replacedBy: other('number', 1),
    })
    .from(table)
    .innerJoin(users, eq(users.userId, table.userId))
    .innerJoin(files, eq(files.fileId, table.fileId))
    .leftJoin(projects, eq(projects.projectId, table.projectId))

export type IssuedDocumentRecord = Awaited<ReturnType<typeof select>>[number]

const conditionOf = ({ ownerId, managerId, userId, kind, year, projectId, orderId }: IssuedDocumentFilter) =>
  allOf(
    ownerId && eq(table.userId, ownerId),
    managerId && isCustomerOf(table.userId, managerId),
    userId && eq(table.userId, userId),
    kind && eq(table.kind, kind),
    year !== undefined && eq(table.year, year),
    projectId && eq(table.projectId, projectId),
    orderId && eq(table.orderId, orderId),
  )

export async function listIssuedDocuments(executor: Executor, filter: IssuedDocumentFilter) {
  const where = conditionOf(filter)
  return listOf(
    executor,
    select(executor),
    { id: table.issuedDocumentId, where, order: 'createdAt', search: ['number', 'userName', 'projectName'] },
    filter,
  )
}

export const findIssuedDocument = (executor: Executor, issuedDocumentId: string, filter: CustomerFilter) =>
  firstOf(select(executor).where(and(eq(table.issuedDocumentId, issuedDocumentId), conditionOf(filter))))

export async function findByHash(executor: Executor, number: string, sha256: string) {
  const [row] = await executor
    .select({
      kind: table.kind,
      createdAt: table.createdAt,
      replacedAt: other('created_at', 1).mapWith(table.createdAt),
    })
    .from(table)
    .where(and(eq(table.number, number), eq(table.sha256, sha256)))
  return row
}

/** Never reused, even if the document is not made. */
export async function nextNumber(executor: Executor, year: number): Promise<string> {
  const { rows } = await executor.execute<{ n: string }>(
    sql`select nextval(${sql.raw(`'${issuedDocumentNumbers.seqName}'`)}) as n`,
  )
  return `D-${year}-${rows[0]!.n.padStart(6, '0')}`
}

export const insertIssuedDocument = rowsOf(table, table.issuedDocumentId).insert

/** The newest certificate of the year of this one. */
export async function findCertificate(executor: Executor, id: string): Promise<IssuedDocumentRow | undefined> {
  const [row] = await executor
    .select()
    .from(table)
    .where(
      and(
        eq(table.kind, 'taxCertificate'),
        sql`(${table.userId}, ${table.periodStart}) in (select d.user_id, d.period_start from ${table} d where d.issued_document_id = ${id} and d.kind = 'taxCertificate')`,
      ),
    )
    .orderBy(desc(table.edition))
    .limit(1)
  return row
}
