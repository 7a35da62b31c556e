import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync } from 'node:fs'
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
  stopOrphanedDatabase,
} from '@cauce/server/database'
import { newTestFolder, abandonedTestFolders } from './test-folders.ts'

export interface TestDatabases extends Pick<EmbeddedDatabase, 'endpoint' | 'secret'> {
  /** Deleted at the end of the run. */
  readonly folder: string
}

export interface TestDatabase {
  readonly url: string
  readonly ownerUrl: string
  drop(): Promise<void>
}

/** One non-durable PostgreSQL with a migrated template. */
export async function startTestDatabases(): Promise<TestDatabases & { stop(): Promise<void> }> {
  await removeAbandoned()
  const folder = newTestFolder('test')
  // PostgreSQL may run as another account.
  chmodSync(folder, 0o711)
  const log = { info: () => {}, warn: (message: string) => console.warn(message) }
  const { endpoint, url, ownerUrl, secret, stop } = await startEmbeddedDatabase({
    dataFolder: path.join(folder, 'data'),
    durability: 'volatile',
    log,
  })
  const stopAndForget = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    // Tests look at waiting calls as the owner, and end some.
    await asSuperuser(endpoint, secret, 'postgres', (client) =>
      client.query(`grant pg_monitor, pg_signal_backend to ${OWNER_ROLE}`),
    )
    await migrate({ url, ownerUrl })
  } catch (error) {
    await stopAndForget()
    throw error
  }
  return { endpoint, secret, folder, stop: stopAndForget }
}

/** Not durable, so copying files beats logging. */
export async function cloneFrom({ endpoint, secret }: TestDatabases, template = DATABASE): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asSuperuser(endpoint, secret, 'postgres', (client) => createDatabase(client, name, template, 'file_copy'))
  return {
    url: databaseUrl(endpoint, APPLICATION_ROLE, secret, name),
    ownerUrl: databaseUrl(endpoint, OWNER_ROLE, secret, name),
    drop: () =>
      asSuperuser(endpoint, secret, 'postgres', async (client) => {
        await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}

/** Leftovers of killed runs, and their databases. */
export async function removeAbandoned(): Promise<void> {
  for (const folder of abandonedTestFolders()) {
    const dataFolders = [folder, path.join(folder, 'data')].filter((one) => existsSync(one))
    const stopped = await Promise.all(dataFolders.map(stopOrphanedDatabase))
    if (stopped.every(Boolean)) await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
