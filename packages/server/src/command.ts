import { parseArgs, type ParseArgsConfig } from 'node:util'
import { isUnavailable, openPatientDatabase, sqlStateOf, type Database } from '@cauce/api/database'
import { type Config, readConfig } from './config/config.ts'
import { reachDatabase, type ReachedDatabase } from './database.ts'
import { StartRefusal } from './lifetime.ts'
import { createLog } from './log.ts'

/** The exit code of a command that the operator has to do something about first: a setting, an argument, a database. */
const REFUSED = 2

/** What a command of the operator works on: the database, running or started for it. */
export interface Reached extends ReachedDatabase {
  readonly config: Config
  readonly database: Database
}

/** Runs a command beside a running Cauce or without one, and ends the process with the exit code of `work`. */
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

/** Ends the process with the exit code of `work`. A refusal is printed as one line. */
export async function endWith(work: () => Promise<number>): Promise<never> {
  // Backups hold what the database holds, so no other account of the machine may read them.
  process.umask(0o077)
  try {
    process.exit(await work())
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error
    console.error(error.message)
    process.exit(REFUSED)
  }
}

/** The arguments of the command line. @throws StartRefusal when they have an option that there is not */
export function readArguments<const Options extends ParseArgsConfig>(options: Options) {
  try {
    return parseArgs(options)
  } catch (error) {
    throw new StartRefusal((error as Error).message)
  }
}

/** For `catch`: a database without our tables, one whose tables we may not read, or a full disk is the operator's to mend. */
export function refuseFailure(sentence: string): (error: unknown) => never {
  return (error) => {
    if (sqlStateOf(error) === undefined && !isUnavailable(error)) throw error
    const { message } = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error)
    throw new StartRefusal(`${sentence}: ${message}.`)
  }
}
