import { randomBytes } from 'node:crypto'
import { chmodSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { migrate } from '@cauce/api/database'
import {
  APPLICATION_ROLE,
  asSuperuser,
  createDatabase,
  DATABASE,
  databaseUrl,
  type EmbeddedDatabase,
  OWNER_ROLE,
  startEmbeddedDatabase,
} from '@cauce/server/database'
import { removeAbandoned } from './abandoned-folders.ts'
import { newTestFolder } from './test-folders.ts'

/** What a test worker needs to clone databases. It is plain data, because it is sent between processes. */
export type TestDatabases = Pick<EmbeddedDatabase, 'endpoint' | 'secret'>

/** A migrated, empty database for one test file. */
export interface TestDatabase {
  /** Connects as the application's role. */
  readonly url: string
  /** Connects as the owner. */
  readonly ownerUrl: string
  /** Drops the database and closes open connections. */
  drop(): Promise<void>
}

/** Starts one PostgreSQL for tests (about a second, not durable) with a migrated template to clone. */
export async function startTestDatabases(): Promise<TestDatabases & { stop(): Promise<void> }> {
  await removeAbandoned()
  const folder = newTestFolder('test')
  // If another account runs PostgreSQL for root, it needs to enter this folder.
  chmodSync(folder, 0o711)
  const log = { info: () => {}, warn: (message: string) => console.warn(message) }
  const { endpoint, ownerUrl, secret, stop } = await startEmbeddedDatabase({
    dataFolder: path.join(folder, 'data'),
    durability: 'volatile',
    log,
  })
  const stopAndForget = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    await migrate({ ownerUrl })
  } catch (error) {
    // A running server would keep the test run from ending.
    await stopAndForget()
    throw error
  }
  return { endpoint, secret, stop: stopAndForget }
}

/** Clones the migrated template. Nothing here waits for the disk, so that copying its files takes a third of the time of logging them. */
export async function cloneFrom({ endpoint, secret }: TestDatabases): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asSuperuser(endpoint, secret, 'postgres', (client) => createDatabase(client, name, DATABASE, 'file_copy'))
  return {
    url: databaseUrl(endpoint, APPLICATION_ROLE, secret, name),
    ownerUrl: databaseUrl(endpoint, OWNER_ROLE, secret, name),
    drop: () =>
      asSuperuser(endpoint, secret, 'postgres', async (client) => {
        await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}
