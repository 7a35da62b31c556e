import type { DATA_EXPORT_PARTS } from '@cauce/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

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
