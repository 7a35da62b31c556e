import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '@cauce/api'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '@cauce/server/database'
import { copyPreparedCluster } from './prepared-cluster.ts'

export interface OwnDatabase {
  readonly folder: string
  readonly database: EmbeddedDatabase
  /** Deletes the folder unless it is kept. */
  stop(): Promise<void>
}

interface OwnDatabaseOptions {
  /** Receives PostgreSQL's warnings, which log each deliberate kill. */
  readonly warn?: (message: string) => void
  /** TCP port for programs of other accounts. */
  readonly port?: number
  /** Default: a temporary folder, deleted at the end. */
  readonly keptFolder?: string
  /** False leaves migrations to the processes that a test starts. */
  readonly isMigrated?: boolean
}

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
  if (isMigrated && !isPrepared) await migrate(database)
  const stop = async () => {
    await database.stop()
    if (keptFolder !== undefined) return
    // A killed process may still be writing.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  return { folder, database, stop }
}
