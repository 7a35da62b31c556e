import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { StartRefusal } from '../lifetime.ts'
import type { Manifest } from './manifest.ts'
import type { Parts } from './parts.ts'

/** Rows as of one snapshot (decision backup). */
export type DatabaseCopy = Pick<Manifest, 'takenAt' | 'postgresVersion' | 'migrations' | 'tables' | 'sequences'>

export interface NamedFile {
  readonly key: string
  readonly contentType: string
  readonly sha256: string
}

/** What is copied of a table, and how. */
export interface CopyForm {
  readonly placeOf: (table: string) => string
  /** Of `COPY`. */
  readonly options: string
  readonly zip: () => Duplex[]
  readonly unzip: () => Duplex[]
  readonly isLeftOut: (table: string) => boolean
  /** SQL of which rows. */
  readonly rowsOf: (table: string) => string
  /** SQL of what stands for a column. */
  readonly valueOf: (table: string, column: string) => string
}

export const WHOLE: CopyForm = {
  placeOf: (table) => `database/${table}.gz`,
  options: '',
  zip: () => [createGzip({ level: 4 })],
  unzip: () => [createGunzip()],
  isLeftOut: () => false,
  rowsOf: (table) => table,
  valueOf: (_table, column) => column,
}

/** Written by the migrations themselves on restore. */
const BOOKKEEPING = ['drizzle.__drizzle_migrations', 'graphile_worker.migrations']

/**
 * One snapshot; takes no lock that a write needs.
 * @param further reads more of the same snapshot
 */
export async function copyDatabase(
  client: pg.Client,
  parts: Parts,
  form = WHOLE,
  further: (client: pg.Client, parts: Parts) => Promise<void> = () => Promise.resolve(),
): Promise<DatabaseCopy> {
  await client.query('begin transaction isolation level repeatable read, read only')
  const { rows: about } = await client.query<{ taken_at: Date; version: string }>(
    `select now() as taken_at, current_setting('server_version') as version`,
  )
  const migrations = await migrationsOf(client)
  const tables: Manifest['tables'] = []
  for (const { name, columns } of await tablesOf(client)) {
    if (form.isLeftOut(name)) continue
    const place = form.placeOf(name)
    const values = columns.map((column) => `${form.valueOf(name, column)} as ${column}`)
    const copying = client.query(
      copyTo(`copy (select ${values.join(', ')} from ${form.rowsOf(name)}) to stdout${form.options}`),
    )
    const sha256 = await parts.write(place, copying, ...form.zip())
    tables.push({ name, columns, rows: copying.rowCount, place, sha256 })
  }
  // Outlives the transaction: copying the files of years takes hours.
  await client.query(
    `declare named_files no scroll cursor with hold for
     select storage_key as key, content_type as "contentType", sha256 from files order by storage_key`,
  )
  await further(client, parts)
  // Sequences are not in the snapshot; read after the rows, they are never behind.
  const { rows: sequences } = await client.query<{ name: string; lastValue: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as "lastValue" from pg_sequences
     where last_value is not null and schemaname !~ '^pg_' and schemaname <> 'drizzle' order by 1`,
  )
  await client.query('commit')
  const { taken_at: takenAt, version: postgresVersion } = about[0]!
  return { takenAt: takenAt.toISOString(), postgresVersion, migrations, tables, sequences }
}

/** Of the copy that this connection has made. */
export async function* namedFiles(client: pg.Client): AsyncGenerator<NamedFile> {
  let rows: NamedFile[]
  do {
    rows = (await client.query<NamedFile>('fetch 1000 from named_files')).rows
    yield* rows
  } while (rows.length > 0)
}

/**
 * Triggers are off, because they would judge old rows as new; re-creating foreign keys checks them.
 * @throws StartRefusal when the tables are not those that the copy was made from
 */
export async function loadDatabase(
  client: pg.Client,
  parts: Parts,
  manifest: Manifest,
  form = WHOLE,
  finish: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  if (JSON.stringify(await migrationsOf(client)) !== JSON.stringify(manifest.migrations))
    throw new StartRefusal(
      `The copy was made from other tables, by version ${manifest.version}: restore it with that version, then upgrade.`,
    )
  await client.query('begin')
  const tables = (await tablesOf(client)).map(({ name }) => name)
  const { rows: foreignKeys } = await client.query<{ name: string; table: string; definition: string }>(
    `select quote_ident(conname) as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f'`,
  )
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  await client.query(`truncate ${tables.join(', ')}`)
  for (const { name, columns, rows, place } of manifest.tables) {
    const copying = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin${form.options}`))
    await pipeline([parts.open(place), ...form.unzip(), copying])
    if (copying.rowCount !== rows) throw new Error(`${name} got ${copying.rowCount} rows of ${rows}`)
  }
  for (const { name, lastValue } of manifest.sequences) await client.query('select setval($1, $2)', [name, lastValue])
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  await finish()
  await client.query('commit')
  await client.query('analyze')
}

/** Our tables and the job queue's, without generated columns. */
async function tablesOf(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select format('%I.%I', nspname, relname) as name,
       array(select quote_ident(attname) from pg_attribute
         where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and nspname !~ '^pg_' and nspname <> 'information_schema'
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
     order by 1`,
  )
  return rows.filter(({ name }) => !BOOKKEEPING.includes(name))
}

/** Hashes of our migrations, then numbers of the job queue's. */
export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows: ours } = await client.query<{ id: string }>(
    'select hash as id from drizzle.__drizzle_migrations order by id',
  )
  const { rows: jobs } = await client.query<{ id: number }>('select id from graphile_worker.migrations order by id')
  return [...ours, ...jobs].map(({ id }) => String(id))
}
