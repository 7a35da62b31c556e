import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { outlivingErrors } from './bounded-client.ts'
import { LentPool, lentClientOf } from './connections.ts'
import { CALL_LIMITS, patientLimits, type DatabaseLimits } from './limits.ts'
import { LOST_CLIENT_SETTINGS, startupOptions } from './lost-clients.ts'
import { openPool, PrimaryClient, StandbyClient } from './servers.ts'

/** Eight connections: a larger pool is slower on a contended row (measured: 2,900/s at 4, 300/s at 64). */
const POOL_SIZE = 8
/** Jobs run two at a time; the others are for calls that read the whole books. */
const PATIENT_POOL_SIZE = 4

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
  readonly limits?: DatabaseLimits
  /** Whether a pooler is in between that lends a connection for one transaction only (decision 165). */
  readonly isLent?: boolean
  /** Whether the address is that of a standby, which only reads (decision 166). */
  readonly isStandby?: boolean
  /** After how long PostgreSQL ends a session that does nothing. */
  readonly idleSessionMs?: number
}

/** How long a transaction may be idle while its process works or hangs: its locks stop others. */
const IDLE_IN_TRANSACTION_MS = 10_000
/** The server ends an overdue statement itself. Only when nothing is heard from it for longer does the client give up. */
const SILENCE_MS = 2_000
const KEEP_ALIVE_MS = 10_000
/** How long a connection to a standby is used. */
const STANDBY_LIFETIME_S = 60

/** Opens a connection pool as the application's role. Connections are made on demand; close it by `$client.end()`. */
export function openDatabase({
  url,
  poolSize = POOL_SIZE,
  limits = CALL_LIMITS,
  isLent = false,
  isStandby = false,
  idleSessionMs = LOST_CLIENT_SETTINGS.idle_session_timeout,
}: DatabaseOptions): Database {
  const sessionSettings = {
    role: APPLICATION_ROLE,
    timezone: 'UTC',
    lock_timeout: limits.lockMs,
    statement_timeout: limits.statementMs,
    transaction_timeout: limits.transactionMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    // Passing rows on costs more than PostgreSQL thinks: a page far down is read by one process, a count by several.
    parallel_tuple_cost: 1,
    // A statement whose client was killed ends at once instead of keeping its locks. Windows cannot tell.
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
        // What is promoted is no standby any more, and another one is looked for.
        ...(isStandby && { maxLifetimeSeconds: STANDBY_LIFETIME_S }),
        Client: isStandby ? StandbyClient : PrimaryClient,
        // A pooler has settings of its own for its clients (deploy/pgbouncer.ini).
        options: startupOptions({ ...sessionSettings, ...LOST_CLIENT_SETTINGS, idle_session_timeout: idleSessionMs }),
      })
  return drizzle({ client: pool, casing: 'snake_case' })
}

/** Opens the pool of jobs and whole-book reads, whose statements may take minutes. */
export const openPatientDatabase = (url: string, limits: DatabaseLimits = CALL_LIMITS): Database =>
  openDatabase({ url, poolSize: PATIENT_POOL_SIZE, limits: patientLimits(limits) })
