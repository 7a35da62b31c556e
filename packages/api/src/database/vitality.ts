import { setTimeout as sleep } from 'node:timers/promises'
import { PrimaryClient } from './servers.ts'
import type { Database } from './database.ts'

/** Whether a process can use its database, and if not, who has to do something about it. */
export type Vitality =
  | { readonly state: 'serving' }
  /** The database does not answer. A restart of this process would not help. */
  | { readonly state: 'unreachable'; readonly since: Date; readonly reason: string }
  /** The database answers others, but this process has no connection left and gets none back: restart it. */
  | { readonly state: 'stuck'; readonly since: Date; readonly reason: string }

export interface VitalityOptions {
  readonly url: string
  /** How long the database may take to answer. */
  readonly answerMs?: number
  /** How long a process may fail without getting a connection back before it counts as stuck. */
  readonly stuckAfterMs?: number
}

/** Checks a pool; concurrent checks are one. */
export interface VitalityCheck {
  check(): Promise<Vitality>
  /** What the last check found. */
  last(): Vitality
}

const ANSWER_MS = 2_000
/** Longer than calls hold a connection: until then every one of them is given back, or the limits are broken. */
const STUCK_AFTER_MS = 60_000

/**
 * Watches a pool. Under load connections are busy but come back all the time; a pool from which nothing comes back, while a
 * connection of its own can be made, has lost its connections to a bug that only a restart mends.
 */
export function watchDatabase(
  { $client: pool }: Database,
  { url, answerMs = ANSWER_MS, stuckAfterMs = STUCK_AFTER_MS }: VitalityOptions,
): VitalityCheck {
  let returnedAt = performance.now()
  pool.on('release', () => (returnedAt = performance.now()))
  let failing: { readonly since: Date; readonly at: number } | undefined
  let last: Vitality = { state: 'serving' }
  let checking: Promise<Vitality> | undefined

  const check = async (): Promise<Vitality> => {
    const reason = await reasonOf(pool.query('select 1'), answerMs)
    if (reason === undefined) {
      failing = undefined
      return { state: 'serving' }
    }
    failing ??= { since: new Date(), at: performance.now() }
    const silentMs = performance.now() - Math.max(failing.at, returnedAt)
    const isStuck = silentMs >= stuckAfterMs && (await reasonOf(connectOnce(url, answerMs), 2 * answerMs)) === undefined
    return { state: isStuck ? 'stuck' : 'unreachable', since: failing.since, reason }
  }
  return {
    last: () => last,
    check: () =>
      (checking ??= check().then((vitality) => {
        checking = undefined
        last = vitality
        return vitality
      })),
  }
}

/** Why something failed in a word or two, without addresses or secrets; undefined when it succeeded in time. */
async function reasonOf(work: Promise<unknown>, timeoutMs: number): Promise<string | undefined> {
  const done = work.then(
    () => undefined,
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'connection lost'),
  )
  return Promise.race([done, sleep(timeoutMs, `no answer in ${timeoutMs / 1000} s`, { ref: false })])
}

/** Makes a connection of its own, outside the pool, and asks one question. */
async function connectOnce(url: string, timeoutMs: number): Promise<void> {
  const client = new PrimaryClient({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    application_name: 'cauce health',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    void client.end().catch(() => {})
  }
}
