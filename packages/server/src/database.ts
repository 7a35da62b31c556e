import { type LauncherLog, startEmbeddedDatabase } from './database/index.ts'
import type { Config } from './config/config.ts'

/** The database of a process: the addresses for the application and for migrations, and how to end it. */
export interface RunningDatabase {
  readonly url: string
  readonly ownerUrl: string
  /** For people: where the data are. */
  readonly where: string
  /**
   * Fills the migrated, empty database. An embedded one is filled aside and put in place when `fill` has finished, so that
   * it is never half full; an outside one, where we may make no other, is filled directly.
   */
  fillAside(fill: (databaseUrl: string) => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** The outside database when one is set, else the embedded one of the data folder. */
export async function startDatabase(config: Config, log: LauncherLog): Promise<RunningDatabase> {
  const { api, database, databasePort } = config
  if (database === undefined) return startEmbeddedDatabase({ dataFolder: api.dataFolder, port: databasePort, log })
  const { hostname, pathname } = new URL(database.url)
  return {
    ...database,
    where: `${hostname}${pathname}`,
    fillAside: (fill) => fill(database.url),
    stop: () => Promise.resolve(),
  }
}
