import type { Database } from './database.ts'

interface TimeSource {
  now(): Date
}

/** Explained by network and load. */
const TOLERANCE_MS = 2_000
const MEASURE_EVERY_MS = 30_000

export interface DatabaseClock extends TimeSource {
  measure(): Promise<void>
  stop(): void
}

/**
 * Machine clock corrected to PostgreSQL's when seconds apart, because processes judge each other's times (decision
 * processes-and-failover). Keeps the last difference while PostgreSQL is silent.
 */
export async function followDatabaseClock(
  { $client: pool }: Database,
  log: { error(details: object, message: string): void; info(message: string): void },
  machine: TimeSource = { now: () => new Date() },
): Promise<DatabaseClock> {
  let differenceMs = 0
  const measure = async () => {
    const asked = machine.now().getTime()
    const { rows } = await pool.query<{ at: string }>('select extract(epoch from clock_timestamp()) * 1000 as at')
    const answered = machine.now().getTime()
    // A slow answer says little.
    if (Math.abs(answered - asked) > TOLERANCE_MS) return
    const found = Math.round(Number(rows[0]!.at) - (asked + answered) / 2)
    const isApart = Math.abs(found) > TOLERANCE_MS
    if (isApart && differenceMs === 0)
      log.error(
        { differenceSeconds: Math.round(-found / 1000) },
        'The clock of this machine is not that of PostgreSQL, which counts: set both right.',
      )
    if (!isApart && differenceMs !== 0) log.info('The clock of this machine is that of PostgreSQL again.')
    differenceMs = isApart ? found : 0
  }
  const measureIfPossible = () => measure().catch(() => {})
  await measureIfPossible()
  const measuring = setInterval(() => void measureIfPossible(), MEASURE_EVERY_MS).unref()
  return {
    now: () => new Date(machine.now().getTime() + differenceMs),
    measure,
    stop: () => clearInterval(measuring),
  }
}
