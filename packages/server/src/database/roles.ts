import { createHmac } from 'node:crypto'
import pg from 'pg'
import { SUPERUSER } from './cluster.ts'

/** Owns the database and its schema: migrations run as it. */
export const OWNER_ROLE = 'cauce_owner'
/** Owns nothing and may do what the migrations grant: the application runs as it, and could not drop a constraint if it tried. */
export const APPLICATION_ROLE = 'cauce_app'

export type Role = typeof SUPERUSER | typeof OWNER_ROLE | typeof APPLICATION_ROLE

/** How the server is reached: a folder with a unix socket, or an address. */
export interface Endpoint {
  readonly host: string
  readonly port: number
}

/** The password of a role, derived so that one secret file is all there is to keep. */
export function passwordOf(role: Role, secret: string): string {
  return createHmac('sha256', secret).update(role).digest('hex')
}

/** A connection string that `pg` and everything built on it understands. */
export function databaseUrl(endpoint: Endpoint, role: Role, secret: string, database: string): string {
  const isSocket = endpoint.host.startsWith('/')
  const address = `${isSocket ? 'localhost' : endpoint.host}:${endpoint.port}`
  const socket = isSocket ? `?host=${encodeURIComponent(endpoint.host)}` : ''
  return `postgres://${role}:${passwordOf(role, secret)}@${address}/${database}${socket}`
}

/** Makes roles and database where they are missing; a start that was interrupted in the middle is completed by the next. */
export async function ensureDatabase(endpoint: Endpoint, secret: string, database: string): Promise<void> {
  await asSuperuser(endpoint, secret, SUPERUSER, async (client) => {
    for (const role of [OWNER_ROLE, APPLICATION_ROLE] as const) {
      const exists = await client.query('select 1 from pg_roles where rolname = $1', [role])
      if (exists.rowCount === 0) await client.query(`create role ${role} login`)
      await client.query(`alter role ${role} password '${passwordOf(role, secret)}'`)
    }
    // What the application may do is said by the migrations; this lets the owner say it without being a superuser.
    await client.query(`grant ${APPLICATION_ROLE} to ${OWNER_ROLE} with admin option`)
    await createDatabase(client, database)
  })
}

/** Makes a database owned by the owner role, from a template when one is given. Nothing happens when it exists. */
export async function createDatabase(client: pg.Client, database: string, template = 'template1'): Promise<void> {
  const exists = await client.query('select 1 from pg_database where datname = $1', [database])
  if (exists.rowCount !== 0) return
  const [name, source] = [client.escapeIdentifier(database), client.escapeIdentifier(template)]
  await client.query(`create database ${name} template ${source} owner ${OWNER_ROLE}`)
  await client.query(`revoke all on database ${name} from public`)
  await client.query(`grant connect on database ${name} to ${APPLICATION_ROLE}`)
}

/** Fills a copy of a database that nobody uses yet, and puts it in its place when that has succeeded. */
export async function fillAside(
  endpoint: Endpoint,
  secret: string,
  database: string,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  const draft = `${database}_draft`
  await asSuperuser(endpoint, secret, SUPERUSER, async (client) => {
    await client.query(`drop database if exists ${draft} with (force)`)
    await createDatabase(client, draft, database)
    // A draft that a power cut shortens is thrown away in any case, so its transactions need not wait for the disk.
    await client.query(`alter database ${draft} set synchronous_commit to off`)
    await fill(databaseUrl(endpoint, APPLICATION_ROLE, secret, draft))
    await client.query(`alter database ${draft} reset synchronous_commit`)
    await client.query('checkpoint')
    await client.query(`drop database ${database} with (force)`)
    await client.query(`alter database ${draft} rename to ${database}`)
  })
}

/** Runs something as the superuser on one connection of its own. */
export async function asSuperuser<T>(
  endpoint: Endpoint,
  secret: string,
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl(endpoint, SUPERUSER, secret, database) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
