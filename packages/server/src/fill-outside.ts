import { migrate } from '@cauce/api/database'
import type { Client } from 'pg'
import { asOwner } from './as-owner.ts'
import type { DatabaseUrls } from './config/config.ts'
import type { DatabaseState } from './config/demonstration.ts'
import { printFailure } from './error-lines.ts'

export type Filled = Pick<DatabaseUrls, 'url' | 'ownerUrl'>

/** Arbitrary advisory lock. */
const FILL_LOCK = 7_301_944_301

/** One process at a time. What a killed one has left is removed first. */
export async function fillOutside(database: Filled, fill: (database: Filled) => Promise<void>): Promise<void> {
  await asOwner(database.ownerUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [FILL_LOCK])
    const { mark } = await stateOf(client)
    if (mark === 'finished') return
    if (mark === 'unfinished') await makeEmpty(client, database)
    try {
      await fill(database)
    } catch (error) {
      // The next start tries again.
      await makeEmpty(client, database).catch(printFailure)
      throw error
    }
  })
}

/** Extensions stay: others may have made them. */
async function makeEmpty(client: Client, database: Filled): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(
    `select format('drop %s if exists %s cascade', case relkind when 'S' then 'sequence' else 'table' end, oid::regclass) as drop
       from pg_class where relkind in ('r', 'S') and relnamespace = 'public'::regnamespace
         and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i'))
     union all select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
       where pronamespace = 'public'::regnamespace and proname like 'cauce%'`,
  )
  const drops = [...rows.map((row) => row.drop), 'drop schema drizzle, graphile_worker cascade']
  await client.query(['begin', ...drops, 'commit'].join('; '))
  await migrate(database)
}

export async function stateOf(client: Client): Promise<DatabaseState> {
  const { rows } = await client.query<DatabaseState>(
    `select not exists (select from users) as "isEmpty",
       coalesce((select case when finished_at is null then 'unfinished' else 'finished' end from demonstrations), 'none') as mark`,
  )
  return rows[0]!
}
