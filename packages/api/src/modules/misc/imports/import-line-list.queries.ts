import { eq, sql } from 'drizzle-orm'
import { allOf, among, type Executor, type ListInput, listOf, orderOf } from '../../../database/index.ts'
import { optionalUserName, users } from '../../../database/schema/account.ts'
import { importLines as lines } from '../../../database/schema/imports.ts'

const lineColumns = { line: lines.line }

export interface ImportLineFilter {
  readonly importId?: string | undefined
  readonly state?: 'waiting' | 'good' | 'refused' | 'imported' | 'undone' | undefined
}

export async function listLines(
  executor: Executor,
  filter: ImportLineFilter,
  input: ListInput<keyof typeof lineColumns>,
) {
  const where = allOf(
    among(lines.importLineId, input),
    filter.importId && eq(lines.importId, filter.importId),
    filter.state && eq(lines.state, filter.state),
  )
  const order = orderOf({ orderSide: 'asc', ...input }, lineColumns, 'line', lines.importLineId)
  const rows = executor
    .select({
      row: lines,
      userName: optionalUserName(),
    })
    .from(lines)
    .leftJoin(users, eq(users.userId, lines.userId))
  const { data, total } = await listOf(executor, rows.$dynamic(), { id: lines.importLineId, where, order }, input)
  return { data: data.map(({ row, userName: name }) => ({ ...row, userName: name })), total }
}
