import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '@cauce/api/database'
import {
  APPLICATION_ROLE,
  asSuperuser,
  createDatabase,
  DATABASE,
  databaseUrl,
  type EmbeddedDatabase,
  endAbandonedDatabase,
  OWNER_ROLE,
  startEmbeddedDatabase,
} from '@cauce/server/database'

/** What another process needs to know to clone databases; travels to the test workers, so it is plain data. */
export type TestDatabases = Pick<EmbeddedDatabase, 'endpoint' | 'secret'>

/** A migrated, empty database of one's own. */
export interface TestDatabase {
  /** For the application, with its rights. */
  readonly url: string
  /** For what the application may not do. */
  readonly ownerUrl: string
  /** Removes it, ending the connections that are still open. */
  drop(): Promise<void>
}

const FOLDER_PREFIX = 'cauce-test-'

/** Starts one PostgreSQL for tests (about a second, nothing kept) with a migrated template to clone from. */
export async function startTestDatabases(): Promise<TestDatabases & { stop(): Promise<void> }> {
  await removeAbandoned()
  const folder = mkdtempSync(path.join(tmpdir(), FOLDER_PREFIX))
  // Where root may not start PostgreSQL by itself, another account runs it and has to pass here.
  chmodSync(folder, 0o711)
  const log = { info: () => {}, warn: (message: string) => console.warn(message) }
  const { endpoint, ownerUrl, secret, stop } = await startEmbeddedDatabase({
    dataFolder: path.join(folder, 'data'),
    durability: 'fleeting',
    log,
  })
  const stopAndForget = async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await migrate({ ownerUrl })
  } catch (error) {
    // A server that nobody stops would keep the test run from ending.
    await stopAndForget()
    throw error
  }
  return { endpoint, secret, stop: stopAndForget }
}

/** Ends and removes what test runs that were killed left behind; what another run is using stays. */
async function removeAbandoned(): Promise<void> {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(FOLDER_PREFIX))
  for (const folder of folders.map((name) => path.join(tmpdir(), name))) {
    if (await endAbandonedDatabase(path.join(folder, 'data'))) rmSync(folder, { recursive: true, force: true })
  }
}

/** Clones the migrated template, which is an order of magnitude faster than migrating anew. */
export async function cloneFrom({ endpoint, secret }: TestDatabases): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asSuperuser(endpoint, secret, 'postgres', (client) => createDatabase(client, name, DATABASE))
  return {
    url: databaseUrl(endpoint, APPLICATION_ROLE, secret, name),
    ownerUrl: databaseUrl(endpoint, OWNER_ROLE, secret, name),
    drop: () =>
      asSuperuser(endpoint, secret, 'postgres', async (client) => {
        await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}
