import type { DATA_EXPORT_PARTS } from '@cauce/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

export type ExportPart = (typeof DATA_EXPORT_PARTS)[number]

/** Why a column or a table is not in the copy (decision 259). */
export type Reason =
  /** It opens something, or helps to break in. */
  | 'secret'
  /** Who of the staff did what, and what they note or examine: not the person's, or never to be seen by them. */
  | 'staff'
  /** About other people, or about all investors together. */
  | 'others'
  /** Counted from, or the same as, what is in the copy. */
  | 'derived'
  /** How the platform works inside; says nothing about a person. */
  | 'technical'

/** A table with rows about a person. Each column stands in one of the lists. */
export interface ExportedTable {
  readonly part: ExportPart
  readonly table: PgTable
  /** Which rows are about the person. */
  readonly whose: (userId: string) => SQL
  readonly columns: readonly string[]
  readonly leftOut: Partial<Readonly<Record<Reason, string>>>
  /** Of the columns: those that name a file whose bytes are in the copy too. */
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
/** Rows that belong to a row of another table, which is the person's. */
export const within = (column: PgColumn, parentId: PgColumn, owner: PgColumn) => (userId: string) =>
  sql`${column} in (select ${parentId} from ${parentId.table} where ${owner} = ${userId})`
