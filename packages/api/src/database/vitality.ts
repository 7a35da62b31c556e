import { setTimeout as sleep } from 'node:timers/promises'
import { PrimaryClient } from './servers.ts'
import type { Database } from './database.ts'

/** Health of a process's pool, and who must act. */
export type Vitality =
  | { readonly state: 'serving' }
  /** No answer; a restart would not help. */
  | { readonly state: 'unreachable'; readonly since: Date; readonly reason: string }
  /** The database answers others but this pool is exhausted for good: restart. */
  | { readonly state: 'stuck'; readonly since: Date; readonly reason: string }

export interface VitalityOptions {
  readonly url: string
  readonly answerMs?: number
  readonly stuckAfterMs?: number
}

/** Concurrent checks are one. */
export interface VitalityCheck {
  check(): Promise<Vitality>
  last(): Vitality
}

const ANSWER_MS = 2_000
/** Longer than any call holds a connection. */
const STUCK_AFTER_MS = 60_000

/**
 * Under load connections keep returning. A pool that returns none while a new connection works is leaked: only a
 * restart helps.
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

/** Short, without addresses or secrets; undefined on success. */
async function reasonOf(work: Promise<unknown>, timeoutMs: number): Promise<string | undefined> {
  const done = work.then(
    () => undefined,
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'connection lost'),
  )
  return Promise.race([done, sleep(timeoutMs, `no answer in ${timeoutMs / 1000} s`, { ref: false })])
}

/** Outside the pool. */
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
