import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '@cauce/api'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '@cauce/server/database'
import { copyPreparedCluster } from './prepared-cluster.ts'

/** A migrated PostgreSQL with production durability, for tests that kill it and benchmarks. */
export interface OwnDatabase {
  /** Holds the data; other files may be put here. */
  readonly folder: string
  readonly database: EmbeddedDatabase
  /** Stops the database and deletes the folder, unless it is kept. */
  stop(): Promise<void>
}

interface OwnDatabaseOptions {
  /** Takes the warnings of PostgreSQL, which logs each deliberate kill. */
  readonly warn?: (message: string) => void
  /** The port on which programs of other accounts reach it; none if absent. */
  readonly port?: number
  /** A folder that is kept; without one it gets a folder of its own, which is deleted in the end. */
  readonly keptFolder?: string
  /** Whether it gets its tables, or is left to the processes that a test starts. */
  readonly isMigrated?: boolean
}

/** Starts one. */
export async function startOwnDatabase({
  warn = () => {},
  port,
  keptFolder,
  isMigrated = true,
}: OwnDatabaseOptions = {}): Promise<OwnDatabase> {
  const folder = keptFolder ?? mkdtempSync(path.join(tmpdir(), 'cauce-own-'))
  const dataFolder = keptFolder ?? path.join(folder, 'data')
  const isPrepared = isMigrated && keptFolder === undefined && copyPreparedCluster(dataFolder)
  const database = await startEmbeddedDatabase({
    dataFolder,
    ...(port !== undefined && { port }),
    log: { info: () => {}, warn },
  })
  if (isMigrated && !isPrepared) await migrate({ ownerUrl: database.ownerUrl })
  const stop = async () => {
    await database.stop()
    if (keptFolder !== undefined) return
    // A killed process may still be writing.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  return { folder, database, stop }
}
