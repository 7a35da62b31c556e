import type { Database, Transaction } from '../database/index.ts'

export type Session = Transaction['$client']

/** Prefix of the worker id of a process with a presence lock. */
export const MARK = 'present-'
/** Separates process and worker id. */
export const END_OF_ID = '/'

const lockOf = (id: string) => `hashtextextended(${id}, 0)`

const ABSENT = `
  select distinct locked_by as "poolId" from graphile_worker.jobs
  where locked_by like '${MARK}%' and ${lockOf(`split_part(locked_by, '${END_OF_ID}', 1)`)} not in (
    select classid::bigint << 32 | objid::bigint from pg_locks
    where locktype = 'advisory' and objsubid = 1 and granted
      and database = (select oid from pg_database where datname = current_database()))`

/** Worker ids with jobs whose presence lock is free. */
export async function findAbsent(session: Session): Promise<string[]> {
  const { rows } = await session.query<{ poolId: string }>(ABSENT)
  return rows.map(({ poolId }) => poolId)
}

/** Session that holds the process's presence lock. */
export async function holdPresence(pgPool: Database['$client'], id: string): Promise<Session> {
  const client = await pgPool.connect()
  try {
    const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${lockOf('$1')}) as held`, [id])
    // PostgreSQL may not have noticed yet that the previous session ended.
    if (!rows[0]!.held) throw new Error('The lock of presence is held by another session')
    return client
  } catch (error) {
    client.release(true)
    throw error
  }
}
