import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/index.ts'
import { findAbsent, holdPresence, MARK, END_OF_ID, type Session } from './presence.queries.ts'
import { unlockJobsOf } from './queue-job.queries.ts'

/** A live process reconnects sooner than it counts as absent. */
export const PRESENCE_WAITS = { lookMs: 5_000, absentMs: 20_000 }

export interface Presence {
  readonly poolIdOf: (worker: string) => string
  stop(): Promise<void>
}

/**
 * Shows that this process lives, by a lock of its session that PostgreSQL releases when the process is killed, and hands the jobs of
 * processes over that have shown it no more for a while (decision 204).
 * @param pgPool whose connections are sessions of their own, and not lent by a pooler
 */
export async function showPresence(
  database: Database,
  pgPool: Database['$client'],
  { lookMs, absentMs }: typeof PRESENCE_WAITS,
): Promise<Presence> {
  const id = MARK + randomUUID()
  const stopping = new AbortController()
  const { signal } = stopping
  const keep = async (first: Session) => {
    let client: Session | undefined = first
    const absentSince = new Map<string, number>()
    while (!signal.aborted) {
      try {
        client ??= await holdPresence(pgPool, id)
        await look(database, client, { absentSince, absentMs })
      } catch {
        client?.release(true)
        client = undefined
        // A failed check says nothing about others.
        absentSince.clear()
      }
      await sleep(client ? lookMs : lookMs / 5, undefined, { signal }).catch(() => {})
    }
    // Closing the connection releases the lock.
    client?.release(true)
  }
  const kept = keep(await holdPresence(pgPool, id))
  return {
    poolIdOf: (worker) => id + END_OF_ID + worker,
    async stop() {
      stopping.abort()
      await kept
    },
  }
}

/** Releases jobs of processes absent for long enough. */
async function look(
  database: Database,
  client: Session,
  { absentSince, absentMs }: { absentSince: Map<string, number>; absentMs: number },
): Promise<void> {
  const absent = new Set(await findAbsent(client))
  const now = performance.now()
  for (const poolId of absentSince.keys()) if (!absent.has(poolId)) absentSince.delete(poolId)
  for (const poolId of absent) if (!absentSince.has(poolId)) absentSince.set(poolId, now)
  const gone = [...absentSince].filter(([, since]) => now - since >= absentMs).map(([poolId]) => poolId)
  if (gone.length > 0) await unlockJobsOf(database, gone)
}
