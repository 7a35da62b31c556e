import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ImportKind, FieldError, api } from '@cauce/contract'
import {
  type Executor,
  listOf,
  rowsOf,
  integerArray,
  textArray,
  type Transaction,
  uuidArray,
  sameAs,
} from '../../../database/index.ts'
import { optionalUserName, userName, users } from '../../../database/schema/account.ts'
import { imports as table, importLines as lines } from '../../../database/schema/imports.ts'
import type { Eraser } from '../../../platform/retention.ts'
import type { QueryOf } from '../../../http/bind.ts'

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

export async function listImports(executor: Executor, query: QueryOf<typeof api.imports.list>) {
  const where = sameAs({ kind: table.kind, state: table.state }, query)
  const { data, total } = await listOf(
    executor,
    select(executor),
    { id: table.importId, where, order: 'createdAt', search: ['name', 'createdByName'] },
    query,
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

export interface StoredLine {
  readonly importLineId: string
  readonly line: number
  readonly cells: readonly string[]
}

export async function insertLines(tx: Transaction, importId: string, added: readonly StoredLine[]): Promise<void> {
  await tx.execute(sql`
    insert into ${lines} (import_line_id, import_id, line, state, cells)
    select id, ${importId}::uuid, line, 'waiting', cells::jsonb from unnest(
      ${uuidArray(added.map(({ importLineId }) => importLineId))},
      ${integerArray(added.map(({ line }) => line))},
      ${textArray(added.map(({ cells }) => JSON.stringify(cells)))}
    ) as added (id, line, cells)`)
}

/** Next lines in file order; skips erased ones. */
export async function findLines(
  executor: Executor,
  importId: string,
  { after, count, isGoodOnly }: { readonly after: number; readonly count: number; readonly isGoodOnly: boolean },
): Promise<StoredLine[]> {
  const rows = await executor
    .select({ importLineId: lines.importLineId, line: lines.line, cells: lines.cells })
    .from(lines)
    .where(
      and(
        eq(lines.importId, importId),
        sql`${lines.line} > ${after}`,
        sql`${lines.cells} is not null`,
        isGoodOnly ? eq(lines.state, 'good') : undefined,
      ),
    )
    .orderBy(lines.line)
    .limit(count)
  return rows.map((row) => ({ ...row, cells: row.cells! }))
}

export interface CheckedLine {
  readonly importLineId: string
  readonly state: 'good' | 'refused' | 'imported'
  readonly errors: readonly FieldError[]
  readonly userId?: string | null | undefined
  readonly amount?: bigint | null | undefined
  readonly recordId?: string | null | undefined
}

export async function writeLines(tx: Executor, checked: readonly CheckedLine[]): Promise<void> {
  await tx.execute(sql`
    update ${lines} set state = checked.state, errors = checked.errors::jsonb, user_id = checked.user_id,
      amount = checked.amount::bigint, record_id = checked.record_id
    from unnest(
      ${uuidArray(checked.map(({ importLineId }) => importLineId))},
      ${textArray(checked.map(({ state }) => state))},
      ${textArray(checked.map(({ errors }) => JSON.stringify(errors)))},
      ${uuidArray(checked.map(({ userId }) => userId))},
      ${textArray(checked.map(({ amount }) => amount?.toString()))},
      ${uuidArray(checked.map(({ recordId }) => recordId))}
    ) as checked (id, state, errors, user_id, amount, record_id)
    where ${lines.importLineId} = checked.id`)
}

export async function sumLines(executor: Executor, importId: string) {
  const isGood = sql`${lines.state} in ('good', 'imported')`
  const [row] = await executor
    .select({
      goodCount: sql<number>`count(*) filter (where ${isGood})::integer`,
      refusedCount: sql<number>`count(*) filter (where ${lines.state} = 'refused')::integer`,
      incomes:
        sql<bigint>`coalesce(sum(${lines.amount}) filter (where ${isGood} and ${lines.amount} > 0), 0)::bigint`.mapWith(
          BigInt,
        ),
      withdrawals:
        sql<bigint>`coalesce(-sum(${lines.amount}) filter (where ${isGood} and ${lines.amount} < 0), 0)::bigint`.mapWith(
          BigInt,
        ),
    })
    .from(lines)
    .where(eq(lines.importId, importId))
  return row!
}

/** Erased cells can neither be checked nor imported. */
export async function isForgotten(executor: Executor, importId: string): Promise<boolean> {
  const rows = await executor
    .select({ line: lines.line })
    .from(lines)
    .where(and(eq(lines.importId, importId), sql`${lines.cells} is null`))
    .limit(1)
  return rows.length > 0
}

/** Marks lines as undone and erases their cells. */
export async function undoLines(tx: Transaction, importId: string): Promise<void> {
  await tx
    .update(lines)
    .set({ cells: null, state: sql`case when ${lines.state} = 'imported' then 'undone' else ${lines.state} end` })
    .where(eq(lines.importId, importId))
}

export async function forgetLinesAbout(tx: Transaction, userId: string): Promise<void> {
  await tx.update(lines).set({ cells: null }).where(eq(lines.userId, userId))
}

/** By the import's last use (decision data-retention). */
export const forgetImportLines: Eraser = async (tx, { before, limit }) => {
  const { rowCount } = await tx.execute(sql`
    update ${lines} set cells = null where ctid = any(array(
      select ${lines}.ctid from ${lines} join ${table} on ${table.importId} = ${lines.importId}
      where ${table.updatedAt} < ${before.toISOString()}::timestamptz and ${lines.cells} is not null
      limit ${limit} for update of ${lines} skip locked))`)
  return rowCount ?? 0
}

export async function listLines(executor: Executor, query: QueryOf<typeof api.importLines.list>) {
  const where = sameAs({ importId: lines.importId, state: lines.state }, query)
  const rows = executor
    .select({
      row: lines,
      userName: optionalUserName(),
    })
    .from(lines)
    .leftJoin(users, eq(users.userId, lines.userId))
  const { data, total } = await listOf(
    executor,
    rows,
    { id: lines.importLineId, where, order: ['line', 'asc'], search: ['cells'] },
    query,
  )
  return { data: data.map(({ row, userName: name }) => ({ ...row, userName: name })), total }
}
