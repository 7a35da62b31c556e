import { addressesOf, PrimaryClient } from '@cauce/api/database'
import type { Client } from 'pg'
import { asOwner } from './as-owner.ts'
import type { Config, DatabaseUrls } from './config/config.ts'
import { type Filled, fillOutside } from './fill-outside.ts'
import { findRunningDatabase, type LauncherLog, startEmbeddedDatabase } from './database/index.ts'
import { StartRefusal } from './lifetime.ts'

export interface RunningDatabase extends DatabaseUrls {
  readonly where: string
  /**
   * An embedded database is filled as a copy that then replaces the original; of an external one what was made is
   * removed after a failure.
   */
  fillCopy(fill: (draft: Filled) => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/**
 * External if configured, else the embedded one of the data folder.
 * @throws StartRefusal when the embedded database cannot be started, or an external one refuses us
 */
export async function startDatabase(config: Config, log: LauncherLog): Promise<RunningDatabase> {
  const { api, database, databasePort } = config
  if (database === undefined) {
    const embedded = await startEmbeddedDatabase({ dataFolder: api.dataFolder, port: databasePort, log })
    return { ...embedded, directUrl: embedded.url }
  }
  await refuseUnusable(database)
  const addresses = addressesOf(database.url).map((address) => new URL(address))
  return {
    ...database,
    where: `${addresses.map(({ hostname }) => hostname).join(',')}${addresses[0]!.pathname}`,
    fillCopy: (fill) => fillOutside({ url: database.directUrl, ownerUrl: database.ownerUrl }, fill),
    stop: () => Promise.resolve(),
  }
}

export type ReachedDatabase = DatabaseUrls & Pick<RunningDatabase, 'stop'>

export async function reachDatabase(config: Config, log: LauncherLog): Promise<ReachedDatabase> {
  const running = config.database === undefined ? findRunningDatabase(config.api.dataFolder) : undefined
  return running === undefined
    ? startDatabase(config, log)
    : { ...running, directUrl: running.url, stop: () => Promise.resolve() }
}

const CONNECT_TIMEOUT_MS = 10_000

/** Tries each URL: some faults show only on use. */
async function refuseUnusable({ url, directUrl, ownerUrl }: DatabaseUrls): Promise<void> {
  const isLent = await refuseUnreachable('DATABASE_URL', url)
  if (directUrl === url && isLent)
    throw new StartRefusal(`The setting DATABASE_DIRECT_URL must be given, because DATABASE_URL ${LENDS}.`)
  const others = { DATABASE_DIRECT_URL: directUrl, DATABASE_OWNER_URL: ownerUrl }
  for (const [setting, other] of Object.entries(others))
    if (other !== url && (await refuseUnreachable(setting, other)))
      throw new StartRefusal(
        `The setting ${setting} must be the address of PostgreSQL itself, because this one ${LENDS}.`,
      )
  await refuseOwner({ url, directUrl, ownerUrl })
}

/** The rules of the books bind everybody who cannot become their owner. */
async function refuseOwner({ url, ownerUrl }: DatabaseUrls): Promise<void> {
  const ask = <Row extends object>(connectionString: string, query: string, values: readonly string[] = []) =>
    asOwner(connectionString, async (client) => (await client.query<Row>(query, [...values])).rows[0]!)
  const { role } = await ask<{ role: string }>(ownerUrl, 'select current_user as role')
  const { is_owner: isOwner } = await ask<{ is_owner: boolean }>(
    url,
    `select pg_has_role(current_user, $1, 'member') as is_owner`,
    [role],
  )
  if (isOwner)
    throw new StartRefusal(
      'The setting DATABASE_URL must name another role than the owner of the tables, which could pass over the rules of the books: npm run roles prints the SQL of both.',
    )
}

/** @returns whether a pooler is there that lends a connection for one transaction */
async function refuseUnreachable(setting: string, connectionString: string): Promise<boolean> {
  const options = { connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, query_timeout: CONNECT_TIMEOUT_MS }
  const [one, other] = [new PrimaryClient(options), new PrimaryClient(options)]
  try {
    await one.connect()
    await other.connect()
    return await isSharing(one, other)
  } catch (error) {
    // Errors over several addresses have no message.
    const { message, code } = error as NodeJS.ErrnoException
    throw new StartRefusal(`The setting ${setting} must be ${POSTGRES_THAT_ANSWERS}: ${message || code}.`)
  } finally {
    for (const client of [one, other]) await client.end().catch(() => {})
  }
}

const ROUNDS = 5

/** True if two connections share a PostgreSQL backend, or one of them uses several. */
async function isSharing(one: Client, other: Client): Promise<boolean> {
  const pidOf = async (client: Client) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid
  const own = await pidOf(one)
  for (let round = 0; round < ROUNDS; round += 1) {
    await other.query('begin')
    // A transaction keeps its backend.
    if ((await pidOf(other)) === own || (await pidOf(one)) !== own) return true
    await other.query('rollback')
  }
  return false
}
const LENDS = 'leads to a pooler that lends a connection for one transaction'
const POSTGRES_THAT_ANSWERS = 'the address of a PostgreSQL that lets us in'
