import pg from 'pg'

/** read_only_sql_transaction. */
const READ_ONLY = '25006'
const COMPLETION_UNKNOWN = '40003'
/** Source of the warning; its text is localised. */
const WAIT_FOR_STANDBY = 'SyncRepWaitForLSN'

export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
  readonly code: string
  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

/**
 * Closes itself after an unanswered statement, which the driver would keep, and on a read-only server. A commit whose
 * wait for a synchronous standby was cancelled succeeds with a warning, which becomes an error (decision
 * processes-and-failover).
 */
export class BoundedClient extends pg.Client {
  private isUnreplicated = false

  constructor(config: pg.ClientConfig) {
    super(config)
    // Errors surface in queries; the event needs a listener.
    this.on('error', () => {})
    this.on('notice', (notice) => (this.isUnreplicated ||= notice.routine === WAIT_FOR_STANDBY))
  }

  override query(...args: unknown[]): never {
    const answer: unknown = Reflect.apply(super.query, this, args)
    if (!(answer instanceof Promise)) return answer as never
    return answer.then(
      (result: unknown) => {
        if (!this.isUnreplicated) return result
        this.isUnreplicated = false
        throw new ConnectionError('The standby has not confirmed the commit', COMPLETION_UNKNOWN)
      },
      (error: unknown) => {
        if (isSilence(error) || isReadOnly(error)) void this.end()
        throw error
      },
    ) as never
  }
}

const isSilence = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'
const isReadOnly = (error: unknown) => error instanceof Error && 'code' in error && error.code === READ_ONLY

/** A broken idle connection must not crash the process. */
export function outlivingErrors<Pool extends pg.Pool>(pool: Pool): Pool {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * Ends sessions of vanished clients (three unanswered keepalives, or a minute idle behind a proxy), which would use up
 * `max_connections`. Only for pools that close idle connections.
 */
export const LOST_CLIENT_SETTINGS = {
  tcp_keepalives_idle: 20,
  tcp_keepalives_interval: 10,
  tcp_keepalives_count: 3,
  idle_session_timeout: 60_000,
} as const

export const startupOptions = (settings: Readonly<Record<string, string | number>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
