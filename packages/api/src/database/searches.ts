import { or, sql, type SQL, type SQLWrapper, type Table } from 'drizzle-orm'
import { contains, containsFolded } from './list-conditions.ts'
import { plainField } from './plain-fields.ts'
import { users } from './schema/account.ts'
import { projects } from './schema/project.ts'

/** What `q` of a list looks for (handbook rule 12.7): in the texts of its table and names in its records, or its own way. */
export type Search = readonly string[] | ((q: string) => SQL | undefined)

export function foundBy(search: Search, table: Table, q: string): SQL | undefined {
  if (typeof search === 'function') return search(q)
  return or(sql`false`, ...search.map((field) => fieldContains(table, field, q)))
}

function fieldContains(table: Table, field: string, q: string): SQL {
  const { column, person, project } = plainField(table, field)
  if (column !== undefined) return contains(sql`${column}::text`, q)
  if (person !== undefined) return isOfPersonNamed(person, q)
  return sql`${project} in (select ${projects.projectId} from ${projects} where ${contains(projects.name, q)})`
}

export const isOfPersonNamed = (userId: SQLWrapper, q: string): SQL =>
  sql`${userId} in (select ${users.userId} from ${users} where ${hasName(q)})`

/** The indexed condition first: the search text contains the names too. */
export const hasName = (name: string): SQL =>
  sql`(${containsFolded(users.searchText, name)} and ${containsFolded(
    sql`(${users.nameText} || ' ' || ${users.surnameText} || ' ' || coalesce(cauce_fold(${users.companyName}), ''))`,
    name,
  )})`
