import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * Runs a statement as a named prepared statement, so that a connection parses and plans it only once: for what every order
 * or request does. The text under a name never changes; what varies goes in as parameters, lists as arrays. Values come
 * back as the driver reads them: `bigint` columns as strings, instants as `Date`.
 */
export async function executePrepared<Row extends Record<string, unknown>>(
  executor: Executor,
  name: string,
  statement: SQL,
): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  return (await executor.$client.query<Row>({ name, text, values })).rows
}

/**
 * A query of drizzle's builder that is written once for each database: for what every request does, where building its text
 * costs more than running it. What varies is a `sql.placeholder`, given to `execute`. A name of a statement goes to `prepare`.
 */
export function writtenOnce<Query>(write: (executor: Executor) => Query): (executor: Executor) => Query {
  const written = new WeakMap<Executor, Query>()
  return (executor) => {
    const query = written.get(executor) ?? write(executor)
    written.set(executor, query)
    return query
  }
}

/** A part of one statement that several modules write: `batch`, which later parts may read, or an insert or update. */
export type StatementPart = readonly [name: string, statement: SQL]

/**
 * Runs the parts, each with the tables of its own module, as one statement, in one round trip instead of many. `calls`
 * are expressions with an effect, such as notifications. References are checked and triggers run when all parts are done.
 */
export async function executeTogether(
  executor: Executor,
  name: string,
  parts: readonly StatementPart[],
  calls: readonly SQL[],
): Promise<void> {
  const written = parts.map(([part, statement]) => sql`${sql.identifier(part)} as (${statement})`)
  await executePrepared(executor, name, sql`with ${sql.join(written, sql`, `)} select ${sql.join([...calls], sql`, `)}`)
}
