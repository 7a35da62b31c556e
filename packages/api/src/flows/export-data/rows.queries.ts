import { getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '../../database/index.ts'
import { files, type FileRow } from '../../database/schema/platform.ts'
import type { ExportedTable } from './exported-table.queries.ts'

/** Rows in memory. */
const PAGE = 1_000

/** Encoded as on the wire: decimal strings, ISO 8601. */
export type ExportedRow = Readonly<Record<string, unknown>>

export const tableName = ({ table }: ExportedTable): string => getTableConfig(table).name

/** json_build_object takes at most 50 pairs. */
function rowAsJson({ table, columns }: ExportedTable): SQL {
  const known = getTableColumns(table)
  const pairs = columns.map((name) => sql`${sql.raw(`'${name}'`)}, ${valueOf(known[name]!)}`)
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`
}

/** Only amounts are `bigint`; counters are numbers. */
const isAmount = (column: PgColumn) => column.dataType === 'bigint'

const valueOf = (column: PgColumn): SQL =>
  isAmount(column)
    ? sql`(${column} / 100.0)::numeric(30, 2)::text`
    : column.getSQLType().startsWith('timestamp')
      ? sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : sql`${column}`

export async function countRows(executor: Executor, exported: ExportedTable, userId: string): Promise<number> {
  const { rows } = await executor.execute<{ count: number }>(
    sql`select count(*)::int as count from ${exported.table} where ${exported.whose(userId)}`,
  )
  return rows[0]!.count
}

/**
 * A person's rows by cursor: one index scan. `cursor_tuple_fraction` 1, or PostgreSQL would scan everybody's keys for
 * the first rows.
 */
export async function* rowsOfPerson(
  tx: Transaction,
  exported: ExportedTable,
  userId: string,
): AsyncGenerator<ExportedRow[]> {
  const key = getTableColumns(exported.table)[exported.columns[0]!]!
  await tx.execute(sql`set local cursor_tuple_fraction = 1`)
  await tx.execute(
    sql`declare exported no scroll cursor for select ${rowAsJson(exported)} as row from ${exported.table} where ${exported.whose(userId)} order by ${key}`,
  )
  for (;;) {
    const { rows } = await tx.execute<{ row: ExportedRow }>(sql.raw(`fetch ${PAGE} from exported`))
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await tx.execute(sql`close exported`)
}

export async function filesOfPerson(
  executor: Executor,
  tables: readonly ExportedTable[],
  userId: string,
): Promise<FileRow[]> {
  const named = tables.flatMap((exported) =>
    exported.files.map(
      (name) =>
        sql`select ${getTableColumns(exported.table)[name]!} from ${exported.table} where ${exported.whose(userId)}`,
    ),
  )
  return executor
    .select()
    .from(files)
    .where(inArray(files.fileId, sql`(${sql.join(named, sql` union `)})`))
    .orderBy(files.fileId)
}
