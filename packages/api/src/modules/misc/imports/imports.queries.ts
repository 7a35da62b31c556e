import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ImportKind } from '@cauce/contract'
import { allOf, among, type Executor, type ListInput, listOf, orderOf, rowsOf } from '../../../database/index.ts'
import { optionalUserName, userName, users } from '../../../database/schema/account.ts'
import { imports as table, type ImportRow } from '../../../database/schema/imports.ts'

export const importRows = rowsOf(table, table.importId)

const authors = alias(users, 'authors')
const managers = alias(users, 'managers')
const beginners = alias(users, 'beginners')
const undoers = alias(users, 'undoers')
const same = alias(table, 'same')

const select = (executor: Executor) =>
  executor
    .select({
      row: table,
      createdByName: userName(authors),
      managerName: optionalUserName(managers),
      begunByName: optionalUserName(beginners),
      undoneByName: optionalUserName(undoers),
      sameFileAt: sql<Date | null>`(
        select max(${same.createdAt}) from ${table} ${sql.identifier('same')}
        where ${same.sha256} = ${table.sha256} and ${same.kind} = ${table.kind} and ${same.importId} <> ${table.importId}
          and ${same.state} in ('importing', 'imported'))`.mapWith(table.createdAt),
    })
    .from(table)
    .innerJoin(authors, eq(authors.userId, table.createdBy))
    .leftJoin(managers, eq(managers.userId, table.managerId))
    .leftJoin(beginners, eq(beginners.userId, table.begunBy))
    .leftJoin(undoers, eq(undoers.userId, table.undoneBy))

export async function listImports(
  executor: Executor,
  filter: { readonly kind?: ImportKind | undefined; readonly state?: ImportRow['state'] | undefined },
  input: ListInput,
) {
  const where = allOf(
    among(table.importId, input),
    filter.kind && eq(table.kind, filter.kind),
    filter.state && eq(table.state, filter.state),
  )
  const order = orderOf(input, 'createdAt', table.importId)
  const { data, total } = await listOf(
    executor,
    select(executor).$dynamic(),
    { id: table.importId, where, order, search: ['name', 'createdByName'] },
    input,
  )
  return { data: data.map(viewOf), total }
}

export async function findImport(executor: Executor, importId: string) {
  const [record] = await select(executor).where(eq(table.importId, importId))
  return record && viewOf(record)
}

function viewOf({ row, ...names }: Awaited<ReturnType<typeof select>>[number]) {
  const { createdBy, begunBy: _1, begunFrom: _2, undoneBy: _3, undoneFrom: _4, undoReason: _5, ...fields } = row
  return { ...fields, createdById: createdBy, ...names }
}

export async function findKnownColumns(executor: Executor, kind: ImportKind, headings: readonly string[]) {
  const [row] = await executor
    .select({ columns: table.columns })
    .from(table)
    .where(
      and(
        eq(table.kind, kind),
        ne(table.state, 'uploaded'),
        sql`${table.headings} = ${JSON.stringify(headings)}::jsonb`,
      ),
    )
    .orderBy(desc(table.createdAt))
    .limit(1)
  return row?.columns
}
