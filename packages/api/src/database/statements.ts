import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * Named prepared statement, parsed once a connection. The text under a name is constant; lists go in as arrays. Raw
 * values: `bigint` as strings, instants as `Date`.
 */
export async function executePrepared<Row extends Record<string, unknown>>(
  executor: Executor,
  name: string,
  statement: SQL,
): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  return (await executor.$client.query<Row>({ name, text, values })).rows
}

/** Drizzle query built once a database, for hot paths. Variables are `sql.placeholder`; `prepare` names it. */
export function writtenOnce<Query>(write: (executor: Executor) => Query): (executor: Executor) => Query {
  const written = new WeakMap<Executor, Query>()
  return (executor) => {
    const query = written.get(executor) ?? write(executor)
    written.set(executor, query)
    return query
  }
}

export type StatementPart = readonly [name: string, statement: SQL]

/**
 * One statement, one round trip. `calls` are expressions with effects, such as notifications. Constraints and triggers
 * run at the end.
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
