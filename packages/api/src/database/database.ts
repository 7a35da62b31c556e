import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { outlivingErrors, LOST_CLIENT_SETTINGS, startupOptions } from './bounded-client.ts'
import { LentPool, lentClientOf } from './connections.ts'
import { CALL_LIMITS, patientLimits, type DatabaseLimits } from './limits.ts'
import { openPool, PrimaryClient, StandbyClient } from './servers.ts'

/** A larger pool is slower on a contended row. */
const POOL_SIZE = 8
/** Two for jobs, the rest for whole-book reads. */
const PATIENT_POOL_SIZE = 4

export type Database = NodePgDatabase & { readonly $client: pg.Pool }
export type Transaction = NodePgDatabase & { readonly $client: pg.PoolClient }
/** Pool for a single read, else a transaction. */
export type Executor = Database | Transaction

export interface DatabaseOptions {
  readonly url: string
  readonly poolSize?: number
  readonly limits?: DatabaseLimits
  /** Behind a transaction pooler (decision processes-and-failover). */
  readonly isLent?: boolean
  /** Decision processes-and-failover. */
  readonly isStandby?: boolean
  readonly idleSessionMs?: number
}

/** Its locks block others. */
const IDLE_IN_TRANSACTION_MS = 10_000
/** Grace after the server's own timeout. */
const SILENCE_MS = 2_000
const KEEP_ALIVE_MS = 10_000
const STANDBY_LIFETIME_S = 60

/** Close with `$client.end()`. */
export function openDatabase({
  url,
  poolSize = POOL_SIZE,
  limits = CALL_LIMITS,
  isLent = false,
  isStandby = false,
  idleSessionMs = LOST_CLIENT_SETTINGS.idle_session_timeout,
}: DatabaseOptions): Database {
  const sessionSettings = {
    timezone: 'UTC',
    lock_timeout: limits.lockMs,
    statement_timeout: limits.statementMs,
    transaction_timeout: limits.transactionMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // Deep pages by one process, counts by several.
    parallel_tuple_cost: 1,
    // Statements of killed clients end at once. Not on Windows.
    ...(process.platform !== 'win32' && { client_connection_check_interval: 500 }),
  }
  const options = {
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.statementMs + SILENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  }
  const pool = isLent
    ? outlivingErrors(new LentPool({ ...options, Client: lentClientOf(sessionSettings) }))
    : openPool({
        ...options,
        // After a promotion another standby is looked for.
        ...(isStandby && { maxLifetimeSeconds: STANDBY_LIFETIME_S }),
        Client: isStandby ? StandbyClient : PrimaryClient,
        // A pooler has its own (deploy/pgbouncer.ini).
        options: startupOptions({ ...sessionSettings, ...LOST_CLIENT_SETTINGS, idle_session_timeout: idleSessionMs }),
      })
  return drizzle({ client: pool, casing: 'snake_case' })
}

/** Statements may take minutes. */
export const openPatientDatabase = (url: string, limits: DatabaseLimits = CALL_LIMITS): Database =>
  openDatabase({ url, poolSize: PATIENT_POOL_SIZE, limits: patientLimits(limits) })
