import { parseArgs, type ParseArgsConfig } from 'node:util'
import { isUnavailable, migrate, openPatientDatabase, sqlStateOf, type Database } from '@cauce/api/database'
import { type Config, type DatabaseUrls, readConfig } from './config/config.ts'
import { reachDatabase, type ReachedDatabase } from './database.ts'
import { lineOf, printFailure } from './error-lines.ts'
import { StartRefusal } from './lifetime.ts'
import { createLog } from './log.ts'

/** Exit code for errors that the operator must fix first: a setting, an argument, a database. */
const REFUSED = 2
const FAILED = 1

export interface Reached extends ReachedDatabase {
  readonly config: Config
  readonly database: Database
}

export async function runCommand(work: (reached: Reached) => Promise<number>): Promise<never> {
  return endWith(async () => {
    const config = readConfig(process.env)
    const reached = await reachDatabase(config, createLog(config))
    const database = openPatientDatabase(reached.directUrl)
    try {
      return await work({ ...reached, config, database })
    } finally {
      await database.$client.end()
      await reached.stop()
    }
  })
}

/** A failure is printed as one line. */
export async function endWith(work: () => Promise<number>): Promise<never> {
  // Backups contain the database: no other account may read them.
  process.umask(0o077)
  try {
    process.exit(await work())
  } catch (error) {
    printFailure(error)
    process.exit(error instanceof StartRefusal ? REFUSED : FAILED)
  }
}

/** @throws StartRefusal for an unknown option */
export function readArguments<const Options extends ParseArgsConfig>(options: Options) {
  try {
    return parseArgs(options)
  } catch (error) {
    throw new StartRefusal((error as Error).message)
  }
}

/** At the start of whatever needs them. */
export const makeTables = (database: Pick<DatabaseUrls, 'url' | 'ownerUrl'>): Promise<void> =>
  migrate(database).catch(refuseFailure('The tables cannot be made'))

/** Missing or unreadable tables and a full disk are the operator's to fix. */
export function refuseFailure(sentence: string): (error: unknown) => never {
  return (error) => {
    if (sqlStateOf(error) === undefined && !isUnavailable(error)) throw error
    throw new StartRefusal(`${sentence}: ${lineOf(error)}`)
  }
}
