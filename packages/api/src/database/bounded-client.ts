import pg from 'pg'

/** SQLSTATE of a write to a server that only reads. */
const READ_ONLY = '25006'
/** SQLSTATE of a statement of which nobody can tell whether it will last. */
const COMPLETION_UNKNOWN = '40003'
/** Where PostgreSQL warns that it no longer waits for the standby. The words of the warning depend on its language. */
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
 * A connection that closes itself when it cannot be used any more: when the server leaves a statement unanswered (the driver
 * alone reports the timeout and keeps the connection, on which every later statement would wait behind the first), and when it
 * leads to a server that only reads.
 *
 * A commit that has to be on a standby too (`synchronous_standby_names`) waits for it, without a limit on the server's side.
 * When an operator cancels that wait, PostgreSQL keeps the commit, warns, and says that it has succeeded. The caller must not be
 * answered so (decision 172).
 */
export class BoundedClient extends pg.Client {
  private isUnreplicated = false

  constructor(config: pg.ClientConfig) {
    super(config)
    // One that breaks fails its query or its connecting, which say so; its event must have a listener all the same.
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

/** An idle connection that breaks must not bring the process down; the next query opens another. */
export function outlivingErrors<Pool extends pg.Pool>(pool: Pool): Pool {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
