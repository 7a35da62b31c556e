import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '@cauce/api'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '@cauce/server/database'

/** A migrated PostgreSQL of one's own, as durable as in life: for what kills it or measures it. */
export interface OwnDatabase {
  /** Holds its data, and has room for other files. */
  readonly folder: string
  readonly database: EmbeddedDatabase
  /** Ends it and forgets everything. */
  stop(): Promise<void>
}

/** Starts one; what PostgreSQL warns of goes to `warn`, because it complains when it is killed on purpose. */
export async function startOwnDatabase(warn: (message: string) => void = () => {}): Promise<OwnDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cauce-own-'))
  const database = await startEmbeddedDatabase({
    dataFolder: path.join(folder, 'data'),
    log: { info: () => {}, warn },
  })
  await migrate({ ownerUrl: database.ownerUrl })
  const stop = async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { folder, database, stop }
}
