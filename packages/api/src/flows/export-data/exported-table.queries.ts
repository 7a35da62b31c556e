import type { DATA_EXPORT_PARTS } from '@cauce/contract'
import { type SQL, sql, getTableColumns, inArray } from 'drizzle-orm'
import { type PgColumn, type PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import { rowsByCursor, type Executor, type Transaction } from '../../database/index.ts'
import { files, type FileRow } from '../../database/schema/platform.ts'

export type ExportPart = (typeof DATA_EXPORT_PARTS)[number]

export type Reason =
  /** Credentials and the like. */
  | 'secret'
  /** Staff actions, notes and examinations. */
  | 'staff'
  /** Other people, or all investors together. */
  | 'others'
  /** Derived from exported data. */
  | 'derived'
  /** Internals. */
  | 'technical'

/** Each column is in one of the lists. */
export interface ExportedTable {
  readonly part: ExportPart
  readonly table: PgTable
  /** Condition for the person's rows. */
  readonly whose: (userId: string) => SQL
  readonly columns: readonly string[]
  readonly leftOut: Partial<Readonly<Record<Reason, string>>>
  /** Columns that name exported files. */
  readonly files: readonly string[]
}

const listed = (names: string) => names.split(' ')

const of =
  (part: ExportPart) =>
  (
    table: PgTable,
    whose: ExportedTable['whose'],
    columns: string,
    leftOut: ExportedTable['leftOut'] = {},
    files: readonly string[] = [],
  ): ExportedTable => ({ part, table, whose, columns: listed(columns), leftOut, files })

export const [person, money, documents, messages] = [of('person'), of('money'), of('documents'), of('messages')]

export const is = (column: PgColumn) => (userId: string) => sql`${column} = ${userId}`
/** Rows of a parent that is the person's. */
export const within = (column: PgColumn, parentId: PgColumn, owner: PgColumn) => (userId: string) =>
  sql`${column} in (select ${parentId} from ${parentId.table} where ${owner} = ${userId})`

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

export async function* rowsOfPerson(
  tx: Transaction,
  exported: ExportedTable,
  userId: string,
): AsyncGenerator<ExportedRow[]> {
  const key = getTableColumns(exported.table)[exported.columns[0]!]!
  const query = sql`select ${rowAsJson(exported)} as row from ${exported.table} where ${exported.whose(userId)} order by ${key}`
  for await (const rows of rowsByCursor<{ row: ExportedRow }>(tx, query)) yield rows.map(({ row }) => row)
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
