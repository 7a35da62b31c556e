import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { SUPERUSER } from './cluster.ts'
import { currentLayout } from './cluster-layout.ts'
import { readPostmasterFile } from './postmaster.ts'
import { belongsToCluster } from './process-identity.ts'

export const DATABASE = 'cauce'

/** Owns database and schema; runs migrations. */
export const OWNER_ROLE = 'cauce_owner'
/** Owns nothing; has the granted rights. */
export const APPLICATION_ROLE = 'cauce_app'

export type Role = typeof SUPERUSER | typeof OWNER_ROLE | typeof APPLICATION_ROLE

/** Socket folder, or host. */
export interface Endpoint {
  readonly host: string
  readonly port: number
}

/** Derived from the cluster's secret. */
export function passwordOf(role: Role, secret: string): string {
  return createHmac('sha256', secret).update(role).digest('hex')
}

export function databaseUrl(endpoint: Endpoint, role: Role, secret: string, database: string): string {
  const isSocket = endpoint.host.startsWith('/')
  const address = `${isSocket ? 'localhost' : endpoint.host}:${endpoint.port}`
  const socket = isSocket ? `?host=${encodeURIComponent(endpoint.host)}` : ''
  return `postgres://${role}:${passwordOf(role, secret)}@${address}/${database}${socket}`
}

/** Idempotent: completes an interrupted start. */
export async function ensureDatabase(endpoint: Endpoint, secret: string, database: string): Promise<void> {
  await asSuperuser(endpoint, secret, SUPERUSER, async (client) => {
    for (const role of [OWNER_ROLE, APPLICATION_ROLE] as const) {
      const exists = await client.query('select 1 from pg_roles where rolname = $1', [role])
      if (exists.rowCount === 0) await client.query(`create role ${role} login`)
      await client.query(`alter role ${role} password '${passwordOf(role, secret)}'`)
    }
    await createDatabase(client, database)
  })
}

type CopyStrategy = 'wal_log' | 'file_copy'

/** No-op if it exists. */
export async function createDatabase(
  client: pg.Client,
  database: string,
  template = 'template1',
  strategy: CopyStrategy = 'wal_log',
): Promise<void> {
  const exists = await client.query('select 1 from pg_database where datname = $1', [database])
  if (exists.rowCount !== 0) return
  const [name, source] = [client.escapeIdentifier(database), client.escapeIdentifier(template)]
  await client.query(`create database ${name} template ${source} strategy ${strategy} owner ${OWNER_ROLE}`)
  await client.query(`revoke all on database ${name} from public`)
  await client.query(`grant connect on database ${name} to ${APPLICATION_ROLE}`)
}

export interface Draft {
  readonly url: string
  readonly ownerUrl: string
}

/** Replaces the original, which may have no open connections. */
export async function fillCopy(
  endpoint: Endpoint,
  secret: string,
  database: string,
  fill: (draft: Draft) => Promise<void>,
): Promise<void> {
  const draft = `${database}_draft`
  await asSuperuser(endpoint, secret, SUPERUSER, async (client) => {
    await client.query(`drop database if exists ${draft} with (force)`)
    await createDatabase(client, draft, database)
    // Discarded after a crash, so no fsync.
    await client.query(`alter database ${draft} set synchronous_commit to off`)
    const urlOf = (role: Role) => databaseUrl(endpoint, role, secret, draft)
    await fill({ url: urlOf(APPLICATION_ROLE), ownerUrl: urlOf(OWNER_ROLE) })
    await client.query(`alter database ${draft} reset synchronous_commit`)
    await client.query('checkpoint')
    await client.query(`drop database ${database} with (force)`)
    await client.query(`alter database ${draft} rename to ${database}`)
  })
}

export async function asSuperuser<T>(
  endpoint: Endpoint,
  secret: string,
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl(endpoint, SUPERUSER, secret, database),
    connectionTimeoutMillis: 10_000,
  })
  // The running query fails too.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * For the commands that work beside a running Cauce.
 * @returns undefined when none is running
 */
export function findRunningDatabase(dataFolder: string): { url: string; ownerUrl: string } | undefined {
  const { layout } = currentLayout(dataFolder)
  const server = readPostmasterFile(layout)
  if (server === undefined || !belongsToCluster(server.pid, layout.cluster)) return undefined
  const secret = readFileSync(layout.secretFile, 'utf8').trim()
  const endpoint = { host: server.socketFolder || '127.0.0.1', port: server.port }
  const urlOf = (role: Role) => databaseUrl(endpoint, role, secret, DATABASE)
  return { url: urlOf(APPLICATION_ROLE), ownerUrl: urlOf(OWNER_ROLE) }
}
