import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

/** What a busy machine may take until a statement reaches its lock. */
const LONGEST_WAIT = 50_000

type App = Pick<TestApp, 'kernel'>

/** Resolves once so many connections to the database of the test wait for a lock. */
export async function untilWaiting({ kernel }: App, count: number): Promise<void> {
  const query = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const countWaiting = async () => (await kernel.database.$client.query(query)).rowCount
  await expect.poll(countWaiting, { timeout: LONGEST_WAIT }).toBe(count)
}

/**
 * Runs `work` while a connection of its own holds the lock that a statement takes, and lets go of it afterwards: what `work` starts
 * queues up in the order in which it was seen to wait.
 */
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
