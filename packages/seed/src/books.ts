import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'

export interface BooksOptions {
  readonly ownerUrl: string
  readonly customers: number
  readonly until: Date
  readonly report?: (step: string) => void
}

const folder = path.join(import.meta.dirname, 'books')
const STEPS = readdirSync(folder).toSorted()

/**
 * In one transaction inside PostgreSQL. Deterministic. The first 2,000 customers and 10 of each staff role have a
 * session (`tokenOf`). Indexes, foreign keys and triggers are off meanwhile; re-creating the keys checks them.
 */
export async function seedBooks({ ownerUrl, customers, until, report = () => {} }: BooksOptions): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    // In-memory sorts and index builds; local to the transaction.
    await client.query("set local work_mem = '256MB'; set local maintenance_work_mem = '512MB'")
    await client.query(
      "select set_config('cauce.customers', $1, true), set_config('cauce.until', $2, true), set_config('timezone', 'UTC', true)",
      [String(customers), until.toISOString()],
    )
    // Its sessions are known to everybody (rules/10-append-only.sql).
    await client.query('insert into demonstrations (started_at, finished_at) values (now(), now())')
    const restore = await takeOff(client)
    for (const step of STEPS) {
      await client.query(readFileSync(path.join(folder, step), 'utf8'))
      report(`Filled ${step.replace(/^\d+-|\.sql$/g, '')}`)
    }
    for (const statement of restore) await client.query(statement)
    await client.query('commit')
    report('Built the indexes and checked the keys')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Session token of the nth person of a role. */
export const tokenOf = (role: 'user' | 'operator' | 'admin', n: number): string => `scale-${role}-${n}`

async function takeOff(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ off: string; on: string }>(
    `select format('drop index %s', indexrelid::regclass) as off, pg_get_indexdef(indexrelid) as on
     from pg_index join pg_class on pg_class.oid = indrelid
     where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)
     union all
     select format('alter table %s drop constraint %I', conrelid::regclass, conname),
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
     union all
     select distinct format('alter table %s disable trigger user', tgrelid::regclass), format('alter table %s enable trigger user', tgrelid::regclass)
     from pg_trigger join pg_class on pg_class.oid = tgrelid where not tgisinternal and relnamespace = 'public'::regnamespace`,
  )
  for (const { off } of rows) await client.query(off)
  return rows.map(({ on }) => on)
}
