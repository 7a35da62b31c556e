import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { watchActivities } from '@cauce/api/activity'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Api, ApiFigures } from '../api.ts'
import { sendText } from '../http/responses.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { activityMetrics } from './activity-metrics.ts'
import { metersIn, type Meters } from './meters.ts'

/** What is measured, for Prometheus. */
export interface Metrics {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Ends the counting. */
  close(): void
}

/** What metrics need of this process. */
export interface MetricsOptions {
  /** What Prometheus sends as `Authorization: Bearer`. */
  readonly token: string
  readonly api: Pick<Api, 'pools' | 'vitality' | 'readFigures'>
  readonly pageCache: Pick<PageCache, 'counts' | 'isConnected'>
  /** How long the database may take to say what is in it. */
  readonly figuresMs?: number
}

/** Prometheus waits ten seconds at most, and must hear of a database that does not answer. */
const FIGURES_MS = 1_000

/** Counts from now on, and answers `/metrics` to who has the token (decision 158). */
export function createMetrics(options: MetricsOptions): Metrics {
  const { token, api, figuresMs = FIGURES_MS } = options
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const meters = metersIn(registry)
  const unwatch = watchActivities(activityMetrics(meters))
  const showProcess = processMeters(meters, options)
  const showFigures = figureMeters(meters)
  let reading: Promise<ApiFigures | undefined> | undefined
  // One question at a time, however often it is asked: a database that is frozen answers none.
  const readFigures = () =>
    (reading ??= api
      .readFigures()
      .catch(() => undefined)
      .finally(() => (reading = undefined)))
  return {
    async answer(request, response) {
      if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
        response.setHeader('www-authenticate', 'Bearer')
        return sendText(response, 401, 'The token is missing or wrong.')
      }
      showFigures(await Promise.race([readFigures(), sleep(figuresMs, undefined, { ref: false })]))
      showProcess()
      const text = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text)
    },
    close: unwatch,
  }
}

/** Compares in a time that says nothing about how much is the same. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(one!, other!)
}

/** What this process can say without a question. @returns what reads it, when Prometheus asks */
function processMeters({ counter, gauge }: Meters, { api, pageCache }: MetricsOptions): () => void {
  const help = 'Connections to the database, by pool and whether they are in use.'
  const connections = gauge('cauce_database_connections', help, ['pool', 'state'])
  const waiting = gauge('cauce_database_waiting', 'Calls and jobs that wait for a connection, by pool.', ['pool'])
  const up = gauge('cauce_database_up', '1 while the database answered the last check.')
  const answers = counter(
    'cauce_page_cache_answers_total',
    'Pages that could be kept: hit (sent from memory), miss (rendered), outdated (sent because none could be rendered).',
    ['result'],
  )
  const purges = counter('cauce_page_cache_purges_total', 'How often kept pages were purged.')
  const connected = gauge('cauce_page_cache_connected', '1 while purges arrive.')
  return () => {
    for (const [pool, state] of Object.entries(api.pools())) {
      connections.set({ pool, state: 'in use' }, state.total - state.idle)
      connections.set({ pool, state: 'idle' }, state.idle)
      waiting.set({ pool }, state.waiting)
    }
    up.set(Number(api.vitality.last().state === 'serving'))
    const { hits, misses, outdated } = pageCache.counts
    answers.reset()
    for (const [result, count] of Object.entries({ hit: hits, miss: misses, outdated })) answers.inc({ result }, count)
    purges.reset()
    purges.inc(pageCache.counts.purges)
    connected.set(Number(pageCache.isConnected()))
  }
}

/** What the database knows for all processes. While it does not answer, these are absent rather than old. */
function figureMeters({ gauge }: Meters): (figures: ApiFigures | undefined) => void {
  const queue = gauge(
    'cauce_queue_jobs',
    'Jobs in the queue: waiting (due), running, retrying (failed, due again), abandoned (failed too often).',
    ['task', 'state'],
  )
  const oldest = gauge('cauce_queue_oldest_seconds', 'How long the oldest job that is due has waited.', ['task'])
  const complaints = gauge('cauce_complaints', 'Complaints that wait for the platform, by deadline.', ['deadline'])
  const lastRun = gauge('cauce_reconciliation_last_run_timestamp_seconds', 'When the nightly reconciliation ended.')
  const exceptions = gauge('cauce_reconciliation_exceptions', 'How many records it found that contradict the books.')
  return (figures) => {
    for (const gauges of [queue, oldest, complaints]) gauges.reset()
    for (const single of [lastRun, exceptions]) single.remove()
    for (const { task, oldestSeconds, ...counts } of figures?.queue ?? []) {
      for (const state of ['waiting', 'running', 'retrying', 'abandoned'] as const)
        queue.set({ task, state }, counts[state])
      oldest.set({ task }, oldestSeconds)
    }
    for (const [deadline, count] of Object.entries(figures?.complaints ?? {})) complaints.set({ deadline }, count)
    if (figures?.lastReconciliation === undefined) return
    lastRun.set(figures.lastReconciliation.checkedAt.getTime() / 1000)
    exceptions.set(figures.lastReconciliation.exceptionCount)
  }
}
