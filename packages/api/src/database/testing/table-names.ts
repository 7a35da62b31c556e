import { readdirSync } from 'node:fs'
import path from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

const folder = path.join(import.meta.dirname, '../schema')
const schema = await Promise.all(
  readdirSync(folder).map((file) => import(path.join(folder, file)) as Promise<Record<string, unknown>>),
)

export const tables = schema.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))
export const tableNames: readonly string[] = tables.map((table) => getTableName(table))
