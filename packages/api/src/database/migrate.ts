import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations as runJobMigrations } from 'graphile-worker'
import pg from 'pg'

const folder = import.meta.dirname
/** Any number that nothing else of ours locks. */
const LOCK = 7_301_944_210
const CONNECT_MS = 10_000
/** For one statement, or for another process that migrates. */
const MIGRATION_MS = 900_000

/**
 * Brings the database to the present shape: extensions, numbered migrations, then the repeatable rules (roles, grants,
 * triggers, functions). Runs as the owner under an advisory lock, so that many processes may start at once.
 */
export async function migrate({ ownerUrl }: { readonly ownerUrl: string }): Promise<void> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: MIGRATION_MS,
    keepAlive: true,
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(await readFile(join(folder, 'extensions.sql'), 'utf8'))
    await runMigrations(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: join(folder, 'migrations') })
    await runJobMigrations({ connectionString: ownerUrl, logger: undefined })
    for (const name of (await readdir(join(folder, 'rules'))).toSorted()) {
      await client.query(await readFile(join(folder, 'rules', name), 'utf8'))
    }
  } finally {
    await client.end()
  }
}
