import { readdirSync } from 'node:fs'
import path from 'node:path'
import { getTableName, is, Table } from 'drizzle-orm'

const folder = path.join(import.meta.dirname, 'schema')
const schema = await Promise.all(
  readdirSync(folder).map((file) => import(path.join(folder, file)) as Promise<Record<string, unknown>>),
)

/** The names of all tables of the schema. */
export const tableNames: readonly string[] = schema
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (is(value, Table) ? [getTableName(value)] : []))
