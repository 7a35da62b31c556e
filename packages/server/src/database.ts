import { addressesOf, PrimaryClient } from '@cauce/api/database'
import type { Client } from 'pg'
import type { Config, DatabaseUrls } from './config/config.ts'
import { findRunningDatabase, type LauncherLog, startEmbeddedDatabase } from './database/index.ts'
import { StartRefusal } from './lifetime.ts'

/** The database of a process: the addresses for the application and for migrations, and how to stop it. */
export interface RunningDatabase extends DatabaseUrls {
  /** Where the data are, for the terminal. */
  readonly where: string
  /**
   * Fills the migrated, empty database. For an embedded database, `fill` works on a copy that replaces the original when it
   * has finished, so that the database is never half full. An outside database, where no copy can be made, is filled directly.
   */
  fillCopy(fill: (databaseUrl: string) => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/**
 * The outside database when one is configured, else the embedded one of the data folder.
 * @throws StartRefusal when the embedded database cannot be started, or an outside one refuses us
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
    fillCopy: (fill) => fill(database.directUrl),
    stop: () => Promise.resolve(),
  }
}

/** The addresses of a database, until `stop`. */
export type ReachedDatabase = DatabaseUrls & Pick<RunningDatabase, 'stop'>

/** The database of a command: that of the Cauce that is running, else one that is started for the command. */
export async function reachDatabase(config: Config, log: LauncherLog): Promise<ReachedDatabase> {
  const running = config.database === undefined ? findRunningDatabase(config.api.dataFolder) : undefined
  return running === undefined
    ? startDatabase(config, log)
    : { ...running, directUrl: running.url, stop: () => Promise.resolve() }
}

const CONNECT_TIMEOUT_MS = 10_000

/** Tries the addresses, because what is wrong with one shows only when it is used. */
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
    // The errors of several addresses of one name come without a message of their own.
    const { message, code } = error as NodeJS.ErrnoException
    throw new StartRefusal(`The setting ${setting} must be ${POSTGRES_THAT_ANSWERS}: ${message || code}.`)
  } finally {
    for (const client of [one, other]) await client.end().catch(() => {})
  }
}

const ROUNDS = 5

/** Whether two connections have a process of PostgreSQL in common, or one of them has several. */
async function isSharing(one: Client, other: Client): Promise<boolean> {
  const pidOf = async (client: Client) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid
  const own = await pidOf(one)
  for (let round = 0; round < ROUNDS; round += 1) {
    await other.query('begin')
    // In a transaction it keeps what it was lent.
    if ((await pidOf(other)) === own || (await pidOf(one)) !== own) return true
    await other.query('rollback')
  }
  return false
}
const LENDS = 'leads to a pooler that lends a connection for one transaction'
const POSTGRES_THAT_ANSWERS = 'the address of a PostgreSQL that lets us in'

/** Fills the database with the demonstration data, if this is a demonstration and no user exists yet. */
export async function ensureDemonstration(config: Config, database: RunningDatabase, log: LauncherLog): Promise<void> {
  if (!config.api.isDemonstration || !(await isEmpty(database.ownerUrl))) return
  // Imported here because no other start needs its drawing libraries.
  const { seedDemonstration } = await import('@cauce/seed')
  console.log('Creating the demonstration data. This happens once.')
  await database.fillCopy((databaseUrl) =>
    seedDemonstration({ databaseUrl, settings: config.api, anchor: new Date(), log }),
  )
}

async function isEmpty(ownerUrl: string): Promise<boolean> {
  const client = new PrimaryClient({
    connectionString: ownerUrl,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  })
  await client.connect()
  try {
    const { rows } = await client.query<{ is_empty: boolean }>('select not exists (select from users) as is_empty')
    return rows[0]!.is_empty
  } finally {
    await client.end()
  }
}
