import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '@cauce/api'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '@cauce/server/database'

/** A migrated PostgreSQL with production durability, for tests that kill it and benchmarks. */
export interface OwnDatabase {
  /** Holds the data; other files may be put here. */
  readonly folder: string
  readonly database: EmbeddedDatabase
  /** Stops the database and deletes the folder. */
  stop(): Promise<void>
}

/** Starts one. Warnings of PostgreSQL go to `warn`, because it logs each deliberate kill. */
export async function startOwnDatabase(warn: (message: string) => void = () => {}): Promise<OwnDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cauce-own-'))
  const database = await startEmbeddedDatabase({
    dataFolder: path.join(folder, 'data'),
    log: { info: () => {}, warn },
  })
  await migrate({ ownerUrl: database.ownerUrl })
  const stop = async () => {
    await database.stop()
    // A killed process may still be writing.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  return { folder, database, stop }
}
