import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'
import pg from 'pg'
import { PAGE_PURGE_CHANNEL } from '@cauce/api'

/** Maximum wait on a busy machine until a statement reaches its lock. */
const LONGEST_WAIT = 50_000

type App = Pick<TestApp, 'kernel'>

export async function untilWaiting({ kernel }: App, count: number): Promise<void> {
  const query = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const countWaiting = async () => (await kernel.database.$client.query(query)).rowCount
  await expect.poll(countWaiting, { timeout: LONGEST_WAIT }).toBe(count)
}

/** Runs `work` while another connection holds the lock: its statements queue in the observed order. */
export async function whileLocked(
  app: App,
  { statement, values = [] }: { readonly statement: string; readonly values?: readonly string[] },
  work: () => Promise<void>,
): Promise<void> {
  const holder = await app.kernel.database.$client.connect()
  try {
    await holder.query('begin')
    await holder.query(statement, [...values])
    await work()
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}

/** Observes page purges as page caches do. */
export interface PurgeListener {
  /** Distinct purged tags, sorted. */
  purgedBy(work: () => Promise<unknown>): Promise<string[]>
  stop(): Promise<void>
}

export async function listenForPurges({ databaseUrl }: { readonly databaseUrl: string }): Promise<PurgeListener> {
  const listener = new pg.Client({ connectionString: databaseUrl })
  let payloads: string[] = []
  await listener.connect()
  await listener.query(`listen ${PAGE_PURGE_CHANNEL}`)
  listener.on('notification', ({ payload }) => payloads.push(payload!))
  return {
    async purgedBy(work) {
      // Discards earlier notifications.
      await listener.query('select 1')
      payloads = []
      await work()
      // Notifications arrive before the response of a later query.
      await listener.query('select 1')
      return [...new Set(payloads.flatMap((payload) => payload.split(',')))].toSorted()
    },
    stop: () => listener.end(),
  }
}
