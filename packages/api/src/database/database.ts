import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** Eight connections: a larger pool is slower on a contended row (measured: 2,900/s at 4, 300/s at 64). */
const POOL_SIZE = 8

/** The role of the application. It owns nothing, so the rules that the owner laid down bind it (see rules/*.sql). */
export const APPLICATION_ROLE = 'cauce_app'

export type Database = NodePgDatabase & { readonly $client: pg.Pool }
/** One connection between BEGIN and COMMIT. */
export type Transaction = NodePgDatabase & { readonly $client: pg.PoolClient }
/** What queries run on: the pool for a single read, a transaction for everything that belongs together. */
export type Executor = Database | Transaction

export interface DatabaseOptions {
  readonly url: string
  readonly poolSize?: number
}

/** Opens a connection pool as the application's role. Connections are made on demand; close it by `$client.end()`. */
export function openDatabase({ url, poolSize = POOL_SIZE }: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    options: `-c role=${APPLICATION_ROLE} -c timezone=UTC -c idle_in_transaction_session_timeout=60s`,
  })
  // An idle connection that breaks must not bring the process down; the next query opens another.
  pool.on('error', () => {})
  // One that breaks while it is lent out fails its query, which says so; its event must have a listener all the same.
  pool.on('connect', (client) => client.on('error', () => {}))
  return drizzle({ client: pool, casing: 'snake_case' })
}

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
      return await runTransaction(database, work, begin)
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRYABLE.has(sqlStateOf(error) ?? '')) throw error
    }
  }
}

/**
 * One attempt. Written out because drizzle's own helper does not return the connection to the pool when BEGIN fails. A
 * connection that cannot even roll back is closed instead of being reused.
 */
async function runTransaction<Value>(
  database: Database,
  work: (tx: Transaction) => Promise<Value>,
  begin: string,
): Promise<Value> {
  const client = await database.$client.connect()
  let broken: Error | undefined
  try {
    await client.query(begin)
    const value = await work(drizzle({ client, casing: 'snake_case' }))
    await client.query('commit')
    return value
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

/** SQLSTATE of a failed statement; drizzle wraps the driver's error as `cause`. */
export function sqlStateOf(error: unknown): string | undefined {
  return driverErrorOf(error)?.code
}

/** Name of the violated constraint, if that is why the statement failed. */
export function constraintOf(error: unknown): string | undefined {
  return driverErrorOf(error)?.constraint
}

const LOST = /^(08|57P0[1-5]|ECONN|EPIPE|ENOENT|ETIMEDOUT)/

/**
 * Whether a statement failed because the connection did. Then it is unknown whether a running commit happened:
 * the caller gets `unavailable` and retries with the same idempotency key.
 */
export function isConnectionLost(error: unknown): boolean {
  const driverError = driverErrorOf(error)
  if (driverError?.code !== undefined) return LOST.test(driverError.code)
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return (
    cause instanceof Error &&
    /connection (terminated|timeout|ended)|client has encountered a connection error|not queryable/i.test(cause.message)
  )
}

function driverErrorOf(error: unknown): { code?: string; constraint?: string } | undefined {
  const candidate = error instanceof Error && error.cause ? error.cause : error
  return candidate instanceof Error && 'code' in candidate
    ? (candidate as { code?: string; constraint?: string })
    : undefined
}
