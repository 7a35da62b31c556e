import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { asActivity } from '../activity.ts'
import { onOneConnection } from './connections.ts'
import type { Database, Transaction } from './database.ts'
import { isUnavailable, sqlStateOf } from './failures.ts'

const RETRYABLE = new Set(['40001', '40P01'])
const ATTEMPTS = 4
/** Drizzle derives the names of columns again for each of its instances. */
const INSTANCES = new WeakMap<PoolClient, Transaction>()

/**
 * Retries on deadlock and serialization failure (40P01, 40001). Use only `tx` inside: another connection would wait for
 * this one for ever.
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
          return work(onClient(client))
        })
      })
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRYABLE.has(sqlStateOf(error) ?? '')) throw error
    }
  }
}

function onClient(client: PoolClient): Transaction {
  const known = INSTANCES.get(client)
  if (known !== undefined) return known
  const instance = drizzle({ client, casing: 'snake_case' })
  INSTANCES.set(client, instance)
  return instance
}

/** Transient: unavailable, or lost to other transactions. */
export const isPassing = (error: unknown): boolean => isUnavailable(error) || RETRYABLE.has(sqlStateOf(error) ?? '')

/** Dry run: always rolls back. */
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
