import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/** The size of the books, and the instant at which they end. */
export interface BooksOptions {
  readonly ownerUrl: string
  /** About four transactions and one order come with each, and a project with every hundred. */
  readonly customers: number
  readonly until: Date
  /** Called after each step with its name. */
  readonly report?: (step: string) => void
}

const folder = path.join(import.meta.dirname, 'books')
const STEPS = readdirSync(folder).toSorted()

/**
 * Fills a migrated, empty database with three years of books that balance, all of it in one transaction and inside PostgreSQL: a
 * million customers take minutes. Equal options make equal rows. The first 2,000 customers and 10 of each kind of staff have
 * an open session, with the tokens of `tokenOf`. Indexes, foreign keys and triggers are off meanwhile: indexes and keys are
 * made again at the end, which checks the keys.
 */
export async function seedBooks({ ownerUrl, customers, until, report = () => {} }: BooksOptions): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    // Sorting and building indexes in memory; they end with the transaction.
    await client.query("set local work_mem = '256MB'; set local maintenance_work_mem = '512MB'")
    await client.query(
      "select set_config('cauce.customers', $1, true), set_config('cauce.until', $2, true), set_config('timezone', 'UTC', true)",
      [String(customers), until.toISOString()],
    )
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

/** The token of the session of a person of the books: of the nth customer, manager or administrator. */
export const tokenOf = (role: 'user' | 'operator' | 'admin', n: number): string => `scale-${role}-${n}`

/** Takes indexes, foreign keys and triggers off all tables of ours. Answers the statements that put them on again. */
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
