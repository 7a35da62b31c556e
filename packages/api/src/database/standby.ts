import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from './database.ts'
import { sqlStateOf, unavailabilityOf } from './failures.ts'
import type { DatabaseLimits } from './limits.ts'

/** Reads that may be seconds old (decision processes-and-failover). */
export interface Standby {
  /** On the standby if it is fresh and has replayed `position`, else on the primary; also retried there. */
  read<Value>(position: bigint | null, work: (database: Database) => Promise<Value>): Promise<Value>
  /** Reason and start of the fallback. */
  absence(): Absence | undefined
  stop(): Promise<void>
}

export interface Absence {
  readonly since: Date
  readonly reason: string
}

export interface StandbyOptions {
  readonly primary: Database
  readonly url: string
  readonly limits?: DatabaseLimits | undefined
  readonly maximumLagMs: number
  readonly log: { warn(details: object, message: string): void; info(message: string): void }
}

const CHECK_MS = 1_000
const ANSWER_MS = 2_000
/** Above the largest lag in seconds. */
const MARKS = 1_000
/** The standby cancelled the read to continue replaying. */
const CONFLICT_WITH_RECOVERY = '40001'

/** With its own pool; resolves after the first check. */
export async function followStandby(options: StandbyOptions): Promise<Standby> {
  const { primary, url, limits, maximumLagMs, log } = options
  const database = openDatabase({ url, isStandby: true, ...(limits && { limits }) })
  /** Primary's positions over time: the lag follows without comparing clocks. */
  const marks: { readonly at: number; readonly position: bigint }[] = []
  let replayed = -1n
  /** Last time the standby had everything. */
  let upToDateAt = -Infinity
  let failure: string | undefined
  let absence: Absence | undefined

  const reasonNow = (): string | undefined => {
    if (failure !== undefined) return failure
    return performance.now() - upToDateAt > maximumLagMs ? `more than ${maximumLagMs / 1000} s behind` : undefined
  }
  const note = () => {
    const reason = reasonNow()
    if (reason !== undefined && absence === undefined) {
      absence = { since: new Date(), reason }
      log.warn(absence, 'Reports are read from the primary, because the standby cannot be used.')
    } else if (reason === undefined && absence !== undefined) {
      absence = undefined
      log.info('Reports are read from the standby again.')
    } else if (reason !== undefined && absence !== undefined) absence = { ...absence, reason }
  }
  const mark = async () => {
    const at = performance.now()
    const position = await positionOf(primary, 'pg_current_wal_flush_lsn()')
    if (marks.push({ at, position }) > MARKS) marks.shift()
  }
  const look = async () => {
    replayed = await positionOf(database, 'pg_last_wal_replay_lsn()')
    const newest = marks.findLastIndex(({ position }) => position <= replayed)
    if (newest >= 0) upToDateAt = marks.splice(0, newest + 1)[newest]!.at
  }
  const check = async () => {
    // Without the primary the standby's age grows.
    await mark().catch(() => {})
    failure = await look().then(
      () => undefined,
      (error: unknown) => sqlStateOf(error) ?? (error as Error).message,
    )
    note()
  }
  const stopping = new AbortController()
  const checkAgain = async (): Promise<void> => {
    await sleep(CHECK_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
    if (stopping.signal.aborted) return
    await check()
    return checkAgain()
  }
  await check()
  const checking = checkAgain()

  return {
    absence: () => absence,
    async read(position, work) {
      if (reasonNow() !== undefined || (position !== null && position > replayed)) return work(primary)
      try {
        return await work(database)
      } catch (error) {
        const unavailability = unavailabilityOf(error)
        if (unavailability === undefined && sqlStateOf(error) !== CONFLICT_WITH_RECOVERY) throw error
        if (unavailability === 'connection-lost') failure = sqlStateOf(error) ?? 'connection lost'
        return work(primary)
      }
    },
    async stop() {
      stopping.abort()
      await Promise.race([checking, sleep(ANSWER_MS, undefined, { ref: false })])
      await database.$client.end()
    },
  }
}

/** Bytes. */
async function positionOf({ $client }: Database, place: string): Promise<bigint> {
  const question = $client.query<{ position: string }>(`select (${place} - '0/0'::pg_lsn)::bigint as position`)
  const answer = await Promise.race([question, sleep(ANSWER_MS, undefined, { ref: false })])
  if (!answer) throw new Error(`no answer in ${ANSWER_MS / 1000} s`)
  return BigInt(answer.rows[0]!.position)
}
