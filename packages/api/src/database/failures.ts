/** SQLSTATE of a failed statement; drizzle wraps the driver's error as `cause`. */
export function sqlStateOf(error: unknown): string | undefined {
  return driverErrorOf(error)?.code
}

/** Name of the violated constraint, if that is why the statement failed. */
export function constraintOf(error: unknown): string | undefined {
  return driverErrorOf(error)?.constraint
}

/**
 * Lost connections (08, 57P0x, of the operating system), limits (lock, statement, transaction, idle), a full disk or no memory
 * (53), a server that only reads (25006), a commit that no standby confirmed (40003).
 */
const UNAVAILABLE = /^(08|57P0[1-5]|57014|55P03|25P0[34]|25006|40003|53|ECONN|EPIPE|ENOENT|ETIMEDOUT)/
/** Words of the pool when no connection came back in time, and of the driver when a statement was not answered. */
const WAITS: Readonly<Record<string, Unavailability>> = {
  'timeout exceeded when trying to connect': 'connection-wait',
  'Query read timeout': 'time-limit',
}
/** The driver's own errors, which have no code. */
const UNAVAILABLE_WORDS =
  /connection (terminated|timeout|ended)|timeout (exceeded|expired)|read timeout|client (was closed|has encountered a connection error)|not queryable/i

/**
 * Whether a statement failed because the database could not do it now: the connection was lost, or a limit ended the wait.
 * Then it may be unknown whether a running commit happened: the caller gets `unavailable` and retries with the same
 * idempotency key.
 */
export function isUnavailable(error: unknown): boolean {
  return unavailabilityOf(error) !== undefined
}

/** Which wait, loss or want (of disk, memory, connections) made the database unavailable. */
export type Unavailability = 'connection-wait' | 'lock-wait' | 'time-limit' | 'connection-lost' | 'resources'

/** What `isUnavailable` says, with the reason; undefined for every other failure. */
export function unavailabilityOf(error: unknown): Unavailability | undefined {
  const driverError = driverErrorOf(error)
  if (driverError?.code !== undefined) {
    if (!UNAVAILABLE.test(driverError.code)) return undefined
    if (driverError.code === '55P03') return 'lock-wait'
    if (driverError.code.startsWith('53')) return 'resources'
    return /^(57014|25P0[34])$/.test(driverError.code) ? 'time-limit' : 'connection-lost'
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error) || !UNAVAILABLE_WORDS.test(cause.message)) return undefined
  return WAITS[cause.message] ?? 'connection-lost'
}

function driverErrorOf(error: unknown): { code?: string; constraint?: string } | undefined {
  const candidate = error instanceof Error && error.cause ? error.cause : error
  return candidate instanceof Error && 'code' in candidate
    ? (candidate as { code?: string; constraint?: string })
    : undefined
}
