import { UNLIMITED_IDLENESS, type Database, type Transaction } from '../database/index.ts'

/** A connection of PostgreSQL that is not lent to others. */
export type Session = Transaction['$client']

/** What a process that shows its presence locks jobs with begins so. A process of an older version does not show it. */
export const MARK = 'present-'
/** Parts the id of a process from that of its worker. */
export const END_OF_ID = '/'

const lockOf = (id: string) => `hashtextextended(${id}, 0)`

const ABSENT = `
  select distinct locked_by as "poolId" from graphile_worker.jobs
  where locked_by like '${MARK}%' and ${lockOf(`split_part(locked_by, '${END_OF_ID}', 1)`)} not in (
    select classid::bigint << 32 | objid::bigint from pg_locks
    where locktype = 'advisory' and objsubid = 1 and granted
      and database = (select oid from pg_database where datname = current_database()))`

/** What processes have locked jobs with whose lock of presence nobody holds. */
export async function findAbsent(session: Session): Promise<string[]> {
  const { rows } = await session.query<{ poolId: string }>(ABSENT)
  return rows.map(({ poolId }) => poolId)
}

/** A session that holds the lock of presence of a process until it ends. */
export async function holdPresence(pgPool: Database['$client'], id: string): Promise<Session> {
  const client = await pgPool.connect()
  try {
    // A process that pauses keeps its jobs.
    await client.query(UNLIMITED_IDLENESS)
    const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${lockOf('$1')}) as held`, [id])
    // The session before, of which PostgreSQL does not know yet that it is over.
    if (!rows[0]!.held) throw new Error('The lock of presence is held by another session')
    return client
  } catch (error) {
    client.release(true)
    throw error
  }
}
