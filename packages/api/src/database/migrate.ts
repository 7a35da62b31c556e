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
import { sqlStateOf } from './failures.ts'

export const VERSION = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string }
).version

export interface Level {
  readonly folder: string
  readonly version: string
}

export const PRESENT_LEVEL: Level = { folder: import.meta.dirname, version: VERSION }

/** Arbitrary advisory lock. */
const LOCK = 7_301_944_210
const CONNECT_MS = 10_000
const MIGRATION_MS = 900_000
/**
 * Short, because later calls queue behind it, and below `deadlock_timeout`, so that the migration gives way in a
 * deadlock.
 */
const TABLE_LOCK_MS = 500
const PAUSE_MS = 250
const ATTEMPTS = 300
/** Deadlock, or `TABLE_LOCK_MS` exceeded. */
const HELD_UP = new Set(['40P01', '55P03'])

/**
 * Runs extensions, numbered migrations and the repeatable rules as the owner under an advisory lock (decisions
 * migrations and processes-and-failover).
 * @param statementMs for one statement, or for another process that migrates
 */
export async function migrate({
  url,
  ownerUrl,
  level = PRESENT_LEVEL,
  statementMs = MIGRATION_MS,
}: {
  readonly url: string
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
  const role = await roleOf({ ...config, connectionString: url })
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
    const named = rules.map((rule) =>
      rule
        .replaceAll(':"application"', () => client.escapeIdentifier(role))
        .replaceAll(":'application'", () => client.escapeLiteral(role)),
    )
    await givingWay(() => applyRules(client, { version, role }, named))
  } finally {
    // A silent server does not answer the termination either.
    await Promise.race([client.end(), sleep(CONNECT_MS, undefined, { ref: false })])
  }
}

/** Of the application; an address need not name it. */
async function roleOf(config: pg.ClientConfig): Promise<string> {
  const client = new PrimaryClient(config)
  await client.connect()
  try {
    return (await client.query<{ role: string }>('select current_user as role')).rows[0]!.role
  } finally {
    await Promise.race([client.end(), sleep(CONNECT_MS, undefined, { ref: false })])
  }
}

interface Present {
  readonly version: string
  readonly role: string
}

/** Empty for a new database. */
async function markOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ mark: string | null }>(
    `select obj_description(to_regnamespace('drizzle'), 'pg_namespace') as mark`,
  )
  return rows[0]!.mark ?? ''
}

const isNewer = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) > 0

/** Retries when it blocks calls. */
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

/** Skipped if unchanged. One transaction. */
async function applyRules(client: pg.Client, { version, role }: Present, rules: readonly string[]): Promise<void> {
  const mark = `Cauce ${version} ${await hashOf(client, role, rules)}`
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

/** Text, tables, database and role: a copied database may lack rights. */
async function hashOf(client: pg.Client, role: string, rules: readonly string[]): Promise<string> {
  const { rows } = await client.query<{ ran_in: string }>(
    `select concat_ws(' ',
       (select oid from pg_database where datname = current_database()),
       (select oid from pg_roles where rolname = $1),
       (select string_agg(hash, ' ' order by id) from drizzle.__drizzle_migrations),
       (select max(id) from graphile_worker.migrations)) as ran_in`,
    [role],
  )
  return createHash('sha256')
    .update([rows[0]!.ran_in, ...rules].join('\n'))
    .digest('hex')
}
