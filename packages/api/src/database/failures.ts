/** Drizzle wraps the driver's error as `cause`. */
export function sqlStateOf(error: unknown): string | undefined {
  return driverErrorOf(error)?.code
}

export function constraintOf(error: unknown): string | undefined {
  return driverErrorOf(error)?.constraint
}

/**
 * Connection loss (08, 57P0x), timeouts (lock, statement, transaction, idle), resources (53), read-only server (25006),
 * unconfirmed commit (40003).
 */
const UNAVAILABLE = /^(08|57P0[1-5]|57014|55P03|25P0[34]|25006|40003|53|ECONN|EPIPE|ENOENT|ETIMEDOUT)/
/** Messages of pool and driver. */
const WAITS: Readonly<Record<string, Unavailability>> = {
  'timeout exceeded when trying to connect': 'connection-wait',
  'Query read timeout': 'time-limit',
}
/** Driver errors without a code. */
const UNAVAILABLE_WORDS =
  /connection (terminated|timeout|ended)|timeout (exceeded|expired)|read timeout|client (was closed|has encountered a connection error)|not queryable/i

/** The commit may have happened: answer `unavailable`, retry with the same idempotency key. */
export function isUnavailable(error: unknown): boolean {
  return unavailabilityOf(error) !== undefined
}

export type Unavailability = 'connection-wait' | 'lock-wait' | 'time-limit' | 'connection-lost' | 'resources'

/** Undefined for other failures. */
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
