import { drizzle } from 'drizzle-orm/node-postgres'
import { asActivity } from '../activity.ts'
import { onOneConnection } from './connections.ts'
import type { Database, Transaction } from './database.ts'
import { isUnavailable, sqlStateOf } from './failures.ts'

const RETRYABLE = new Set(['40001', '40P01'])
const ATTEMPTS = 4

/**
 * Runs `work` in one transaction; retries it when PostgreSQL chose it as the victim of a deadlock or a serialization
 * failure (SQLSTATE 40001, 40P01). Inside, use only `tx`: another connection would wait for this one for ever.
 */
export async function inTransaction<Value>(
  database: Database,
  work: (tx: Transaction) => Promise<Value>,
  begin = 'begin',
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await asActivity({ kind: 'transaction', name: 'transaction' }, (facts) => {
        const askedAt = performance.now()
        return onOneConnection(database.$client, begin, (client) => {
          facts.waitMs = performance.now() - askedAt
          return work(drizzle({ client, casing: 'snake_case' }))
        })
      })
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRYABLE.has(sqlStateOf(error) ?? '')) throw error
    }
  }
}

/** Whether the same work may succeed later: the database could not do it now, or gave way to other transactions each time. */
export const isPassing = (error: unknown): boolean => isUnavailable(error) || RETRYABLE.has(sqlStateOf(error) ?? '')

/** Runs `work` in a transaction and takes back what it wrote. Returns what it found out. */
export async function rolledBack<Value>(database: Database, work: (tx: Transaction) => Promise<Value>): Promise<Value> {
  const done: Value[] = []
  const end = new Error('A transaction is taken back as planned')
  try {
    return await inTransaction(database, async (tx) => {
      done.push(await work(tx))
      throw end
    })
  } catch (error) {
    if (error !== end) throw error
    return done.at(-1)!
  }
}
