import { startEmbeddedDatabase } from './database/index.ts'
import type { LauncherLog } from './database/embedded-database.ts'
import type { Config } from './config/config.ts'

/** The database of a process: the addresses for the application and for migrations, and how to end it. */
export interface RunningDatabase {
  readonly url: string
  readonly ownerUrl: string
  /** For people: where the data are. */
  readonly where: string
  stop(): Promise<void>
}

/** The outside database when one is set, else the embedded one of the data folder. */
export function startDatabase(config: Config, log: LauncherLog): Promise<RunningDatabase> {
  const { database, databasePort, api } = config
  if (database === undefined) return startEmbeddedDatabase({ dataFolder: api.dataFolder, port: databasePort, log })
  const { hostname, pathname } = new URL(database.url)
  return Promise.resolve({ ...database, where: `${hostname}${pathname}`, stop: () => Promise.resolve() })
}
