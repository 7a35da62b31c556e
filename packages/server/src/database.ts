import { Client } from 'pg'
import type { Config } from './config/config.ts'
import { findRunningDatabase, type LauncherLog, startEmbeddedDatabase } from './database/index.ts'
import { StartRefusal } from './lifetime.ts'

/** The database of a process: the addresses for the application and for migrations, and how to stop it. */
export interface RunningDatabase {
  readonly url: string
  readonly ownerUrl: string
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
  if (database === undefined) return startEmbeddedDatabase({ dataFolder: api.dataFolder, port: databasePort, log })
  await refuseUnreachable('DATABASE_URL', database.url)
  if (database.ownerUrl !== database.url) await refuseUnreachable('DATABASE_OWNER_URL', database.ownerUrl)
  const { hostname, pathname } = new URL(database.url)
  return {
    ...database,
    where: `${hostname}${pathname}`,
    fillCopy: (fill) => fill(database.url),
    stop: () => Promise.resolve(),
  }
}

/** The addresses of a database, until `stop`. */
export type ReachedDatabase = Pick<RunningDatabase, 'url' | 'ownerUrl' | 'stop'>

/** The database of a command: that of the Cauce that is running, else one that is started for the command. */
export async function reachDatabase(config: Config, log: LauncherLog): Promise<ReachedDatabase> {
  const running = config.database === undefined ? findRunningDatabase(config.api.dataFolder) : undefined
  return running === undefined ? startDatabase(config, log) : { ...running, stop: () => Promise.resolve() }
}

const CONNECT_TIMEOUT_MS = 10_000

/** Logs in once, because what is wrong with an address shows only when it is used. */
async function refuseUnreachable(setting: string, connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  try {
    await client.connect()
  } catch (error) {
    // The errors of several addresses of one name come without a message of their own.
    const { message, code } = error as NodeJS.ErrnoException
    throw new StartRefusal(`The setting ${setting} must be ${POSTGRES_THAT_ANSWERS}: ${message || code}.`)
  } finally {
    await client.end().catch(() => {})
  }
}
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
  const client = new Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000, query_timeout: 10_000 })
  await client.connect()
  try {
    const { rows } = await client.query<{ is_empty: boolean }>('select not exists (select from users) as is_empty')
    return rows[0]!.is_empty
  } finally {
    await client.end()
  }
}
