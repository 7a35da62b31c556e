import { getTableColumns, sql, type Column, type SQL, type SQLWrapper, type Table } from 'drizzle-orm'
import { userName, users } from './schema/account.ts'
import { projects } from './schema/project.ts'

interface PlainField {
  readonly column?: Column
  readonly person?: Column
  readonly project?: Column
}

/** What a field of a record is in its table: `userName` is the name of `userId`, `decidedByName` that of `decidedBy`. */
export function plainField(table: Table, field: string): PlainField {
  const columns: Readonly<Record<string, Column>> = getTableColumns(table)
  const column = columns[field]
  if (column !== undefined) return { column }
  const base = field.replace(/Name$/, '')
  const owner = columns[`${base}Id`] ?? columns[base]
  if (base === field || owner?.columnType !== 'PgUUID') throw new Error(`${field} is no plain field of the list`)
  return base === 'project' ? { project: owner } : { person: owner }
}

/** Neither a choice nor another type. */
export const isFreeText = ({ columnType, enumValues }: Column): boolean =>
  columnType === 'PgText' && enumValues === undefined

/** To sort few rows by. */
export const personName = (userId: SQLWrapper): SQL => {
  const named = { companyName: sql`named.company_name`, name: sql`named.name`, surname: sql`named.surname` }
  return sql`(select cauce_fold(${userName(named)}) from ${users} named where named.user_id = ${userId})`
}
export const projectName = (projectId: SQLWrapper): SQL =>
  sql`(select cauce_fold(named.name) from ${projects} named where named.project_id = ${projectId})`
