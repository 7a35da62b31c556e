import type pg from 'pg'

export type Row = Readonly<Record<string, string | number | boolean | null>>

export const [ONE, OTHER] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002']
export const NOW = '2026-11-20T09:00:00Z'
export const LATER = '2026-11-20T09:00:00.001Z'

/**
 * Copies a table with the triggers whose names fit into the session, without constraints. PostgreSQL finds temporary
 * tables first.
 */
export async function copyTable(owner: pg.Client, table: string, triggers: string): Promise<void> {
  await owner.query(`create temporary table ${table} (like public.${table}) on commit drop`)
  const { rows } = await owner.query<{ made: string }>(
    `select format('alter table pg_temp.${table} alter column %I drop not null', attname) as made from pg_attribute
     where attrelid = 'pg_temp.${table}'::regclass and attnum > 0 and attnotnull
     union all select replace(pg_get_triggerdef(oid), ' ON public.', ' ON pg_temp.') from pg_trigger
     where tgrelid = 'public.${table}'::regclass and tgname like $1 and not tgisinternal`,
    [triggers],
  )
  for (const { made } of rows) await owner.query(made)
}

export const addRows = (owner: pg.Client, table: string, rows: readonly Row[]) =>
  owner.query(`insert into pg_temp.${table} select * from jsonb_populate_recordset(null::pg_temp.${table}, $1)`, [
    JSON.stringify(rows),
  ])
