import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '@cauce/api'
import {
  APPLICATION_ROLE,
  asSuperuser,
  createDatabase,
  databaseUrl,
  OWNER_ROLE,
  startEmbeddedDatabase,
  type EmbeddedDatabase,
} from '@cauce/server/database'
import { removeAbandoned } from './database.ts'
import { copyPreparedCluster } from './prepared-cluster.ts'
import { newTestFolder } from './test-folders.ts'
import { seedScale } from '@cauce/seed/scale'
import pg from 'pg'

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
  await removeAbandoned()
  const folder = keptFolder ?? newTestFolder('own', tmpdir())
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

/** Another database of the same PostgreSQL, without tables. */
export async function emptyDatabase({ database: { endpoint, secret } }: OwnDatabase, name: string) {
  await asSuperuser(endpoint, secret, 'postgres', (client) => createDatabase(client, name))
  return {
    url: databaseUrl(endpoint, APPLICATION_ROLE, secret, name),
    ownerUrl: databaseUrl(endpoint, OWNER_ROLE, secret, name),
  }
}

type Administrators = Awaited<ReturnType<typeof seedScale>>['administrators']

/** PostgreSQL with administrators, for tests that kill processes. */
export interface OwnWorld extends OwnDatabase {
  readonly administrators: Administrators
  readonly token: string
  /** Second administrator, who uploads what the first imports. */
  readonly otherToken: string
  /** Bypasses the application as table owner. */
  readonly owner: pg.Pool
}

export async function startOwnWorld(): Promise<OwnWorld> {
  const own = await startOwnDatabase()
  const { administrators } = await seedScale(own.database.ownerUrl, {
    investors: 1,
    projects: 1,
    walletCents: 0n,
    financingCents: 100n,
  })
  const owner = new pg.Pool({ connectionString: own.database.ownerUrl })
  const stop = async () => {
    await owner.end()
    await own.stop()
  }
  const [token, otherToken] = [administrators[0]!.token, administrators[1]!.token]
  return { ...own, administrators, token, otherToken, owner, stop }
}
