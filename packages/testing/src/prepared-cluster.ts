import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { migrate } from '@cauce/api/database'
import { startEmbeddedDatabase } from '@cauce/server/database'
import { newTestFolder } from './test-folders.ts'

const PLACE = 'CAUCE_PREPARED_CLUSTER'

/**
 * Makes a PostgreSQL with all tables once for a run of tests: making one takes three seconds of a processor, and a copy a tenth of one.
 * @returns removes it
 */
export async function prepareCluster(): Promise<() => Promise<void>> {
  const folder = newTestFolder('prepared')
  const database = await startEmbeddedDatabase({ dataFolder: folder, log: { info: () => {}, warn: () => {} } })
  await migrate(database)
  await database.stop()
  // A copy would share the PostgreSQL folder.
  if (database.where.startsWith(folder + path.sep)) process.env[PLACE] = folder
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 })
}

/** Gives a database that is about to start these tables, in a folder that does not exist yet. @returns false when the run has made none */
export function copyPreparedCluster(dataFolder: string): boolean {
  const prepared = process.env[PLACE]
  if (prepared === undefined) return false
  // Node's copy would not keep file owners.
  execFileSync('cp', ['-a', prepared, dataFolder])
  return true
}
