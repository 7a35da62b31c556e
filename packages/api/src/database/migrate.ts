import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations as runJobMigrations } from 'graphile-worker'
import type pg from 'pg'
import { openPool, PrimaryClient } from './servers.ts'
import { APPLICATION_ROLE } from './database.ts'
import { sqlStateOf } from './failures.ts'

/** The version of Cauce. */
export const VERSION = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string }
).version

/** What a version makes of a database: `extensions.sql`, `migrations` and `rules` in a folder. */
export interface Level {
  readonly folder: string
  readonly version: string
}

/** What these sources make of a database. */
export const PRESENT_LEVEL: Level = { folder: import.meta.dirname, version: VERSION }

/** Any number that nothing else of ours locks. */
const LOCK = 7_301_944_210
const CONNECT_MS = 10_000
/** The longest change of a table. */
const MIGRATION_MS = 900_000
/**
 * How long a change of a table may wait for the calls that use it, because calls that come later wait behind it. Less than
 * `deadlock_timeout`, a second: in a deadlock with a call the change gives way before PostgreSQL ends one of the two.
 */
const TABLE_LOCK_MS = 500
const PAUSE_MS = 250
const ATTEMPTS = 300
/** A deadlock with a call, and a table that calls hold for longer than `TABLE_LOCK_MS`. */
const HELD_UP = new Set(['40P01', '55P03'])

/**
 * Brings the database to the present shape: extensions, numbered migrations, then the repeatable rules (roles, grants,
 * triggers, functions). Runs as the owner under an advisory lock, so that many processes may start at once, and beside
 * processes that serve calls: what has not changed touches no table, and what has changed gives way to calls (decision 164).
 * A database that a newer version has changed is left alone (decision 170). No wait for the database is without a limit.
 * @param statementMs for one statement, or for another process that migrates
 */
export async function migrate({
  ownerUrl,
  level = PRESENT_LEVEL,
  statementMs = MIGRATION_MS,
}: {
  readonly ownerUrl: string
  readonly level?: Level
  readonly statementMs?: number
}): Promise<void> {
  const { folder, version } = level
  const config = {
    connectionString: ownerUrl,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: statementMs,
    keepAlive: true,
  }
  const client = new PrimaryClient(config)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const found = /^Cauce (\S+)/.exec(await markOf(client))?.[1]
    if (found !== undefined && isNewer(found, version)) return
    await client.query(`set lock_timeout = ${TABLE_LOCK_MS}`)
    await client.query(await readFile(join(folder, 'extensions.sql'), 'utf8'))
    const database = drizzle({ client, casing: 'snake_case' })
    await givingWay(() => runMigrations(database, { migrationsFolder: join(folder, 'migrations') }))
    const pgPool = openPool(config)
    await runJobMigrations({ pgPool, logger: undefined }).finally(() => pgPool.end())
    const rules = await Promise.all(
      (await readdir(join(folder, 'rules'))).toSorted().map((name) => readFile(join(folder, 'rules', name), 'utf8')),
    )
    await givingWay(() => applyRules(client, version, rules))
  } finally {
    // A server that has fallen silent does not answer a farewell either.
    await Promise.race([client.end(), sleep(CONNECT_MS, undefined, { ref: false })])
  }
}

/** Which version changed the database last, and what its rules were; empty for a new one. */
async function markOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ mark: string | null }>(
    `select obj_description(to_regnamespace('drizzle'), 'pg_namespace') as mark`,
  )
  return rows[0]!.mark ?? ''
}

const isNewer = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) > 0

/** Does something in one transaction, and again when it got into the way of calls. */
async function givingWay(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= ATTEMPTS || !HELD_UP.has(sqlStateOf(error) ?? '')) throw error
      await sleep(PAUSE_MS * (1 + Math.random()))
    }
  }
}

/** Runs the rules, unless the same were the last that ran in this database. In one transaction: no call ever sees half of them. */
async function applyRules(client: pg.Client, version: string, rules: readonly string[]): Promise<void> {
  const mark = `Cauce ${version} ${await hashOf(client, rules)}`
  if ((await markOf(client)) === mark) return
  await client.query('begin')
  try {
    for (const rule of rules) await client.query(rule)
    await client.query(`comment on schema drizzle is ${client.escapeLiteral(mark)}`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * What the effect of the rules depends on: their text, the tables that there are, and the database and the role in which they
 * ran. A copy of a database is another one, where rights may be missing.
 */
async function hashOf(client: pg.Client, rules: readonly string[]): Promise<string> {
  const { rows } = await client.query<{ ran_in: string }>(
    `select concat_ws(' ',
       (select oid from pg_database where datname = current_database()),
       (select oid from pg_roles where rolname = $1),
       (select string_agg(hash, ' ' order by id) from drizzle.__drizzle_migrations),
       (select max(id) from graphile_worker.migrations)) as ran_in`,
    [APPLICATION_ROLE],
  )
  return createHash('sha256')
    .update([rows[0]!.ran_in, ...rules].join('\n'))
    .digest('hex')
}
