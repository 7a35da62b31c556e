import type { Database } from './database.ts'

interface TimeSource {
  now(): Date
}

/** A network and a busy machine explain so much; below it both clocks count as the same. */
const TOLERANCE_MS = 2_000
const MEASURE_EVERY_MS = 30_000

/** The clock of PostgreSQL as a process knows it. */
export interface DatabaseClock extends TimeSource {
  /** Compares the clocks now instead of at the next half minute. */
  measure(): Promise<void>
  stop(): void
}

/**
 * The clock of this machine, corrected to that of PostgreSQL where they differ by seconds: sessions, delays, codes and deadlines are
 * written by one process and judged by another (decision 174). A change of the difference is logged. While PostgreSQL does not answer,
 * the last difference counts.
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
    // An answer that took long says little, and the clock may have been set meanwhile.
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
