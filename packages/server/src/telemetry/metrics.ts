import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { type Activity, type ActivityWatcher, watchActivities } from '@cauce/api/activity'
import type { Unavailability } from '@cauce/api/database'
import type { Api, ApiFigures } from '../api.ts'
import { sendText } from '../http/responses.ts'
import type { PageCache } from '../page-cache/page-cache.ts'

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
  readonly figuresMs?: number
}

/** Prometheus waits ten seconds at most, and must hear of a database that does not answer. */
const FIGURES_MS = 1_000

/** Counts from now on, and answers `/metrics` to who has the token (decision logs-metrics-traces). */
export function createMetrics(options: MetricsOptions): Metrics {
  const { token, api, figuresMs = FIGURES_MS } = options
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const meters = metersIn(registry)
  const unwatch = watchActivities(activityMetrics(meters))
  const showProcess = processMeters(meters, options)
  const showFigures = figureMeters(meters)
  let reading: Promise<ApiFigures | undefined> | undefined
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

function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(one!, other!)
}

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
function figureMeters(meters: Meters): (figures: ApiFigures | undefined) => void {
  const { gauge } = meters
  const showBackups = backupMeters(meters)
  const queue = gauge(
    'cauce_queue_jobs',
    'Jobs in the queue: waiting (due), running, retrying (failed, due again), abandoned (failed too often).',
    ['task', 'state'],
  )
  const oldest = gauge('cauce_queue_oldest_seconds', 'How long the oldest job that is due has waited.', ['task'])
  const unreceived = gauge(
    'cauce_unreceived_credits_euros',
    'Credited to investors from payments of promoters that are on no statement.',
  )
  const unreceivedProblem = gauge(
    'cauce_unreceived_credits_problem',
    '1 while they pass their maximum (early-credit-limit) or their days (early-credit-overdue).',
    ['problem'],
  )
  const complaints = gauge('cauce_complaints', 'Complaints that wait for the platform, by deadline.', ['deadline'])
  const lastRun = gauge('cauce_reconciliation_last_run_timestamp_seconds', 'When the nightly reconciliation ended.')
  const exceptions = gauge('cauce_reconciliation_exceptions', 'How many records it found that contradict the books.')
  return (figures) => {
    for (const gauges of [queue, oldest, complaints, unreceivedProblem]) gauges.reset()
    for (const single of [lastRun, exceptions, unreceived]) single.remove()
    for (const { task, oldestSeconds, ...counts } of figures?.queue ?? []) {
      for (const state of ['waiting', 'running', 'retrying', 'abandoned'] as const)
        queue.set({ task, state }, counts[state])
      oldest.set({ task }, oldestSeconds)
    }
    for (const [deadline, count] of Object.entries(figures?.complaints ?? {})) complaints.set({ deadline }, count)
    if (figures) {
      unreceived.set(Number(figures.unreceived.amount) / 100)
      for (const problem of ['early-credit-limit', 'early-credit-overdue'] as const)
        unreceivedProblem.set({ problem }, Number(figures.unreceived.problem === problem))
    }
    showBackups(figures?.backups)
    if (figures?.lastReconciliation === undefined) return
    lastRun.set(figures.lastReconciliation.checkedAt.getTime() / 1000)
    exceptions.set(figures.lastReconciliation.exceptionCount)
  }
}

function backupMeters({ gauge }: Meters): (backups: ApiFigures['backups'] | undefined) => void {
  const made = gauge('cauce_backup_last_timestamp_seconds', 'When the last backup was made.')
  const tried = gauge('cauce_backup_trial_last_timestamp_seconds', 'When a trial restored a backup for the last time.')
  return (backups) => {
    for (const [meter, at] of [
      [made, backups?.lastTakenAt],
      [tried, backups?.lastTrialAt],
    ] as const)
      if (at) meter.set(at.getTime() / 1000)
      else meter.remove()
  }
}

/** Methods that the platform answers; others are one. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Counts what ends. Labels are operations, codes, jobs and services: sets that the code bounds (decision logs-metrics-traces). */
function activityMetrics(meters: Meters): ActivityWatcher {
  const watch = {
    request: watchRequests(meters),
    batch: watchBatches(meters),
    transaction: watchTransactions(meters),
    job: watchJobs(meters),
    mail: watchMails(meters),
    call: watchCalls(meters),
  }
  return { ended: (activity) => watch[activity.kind](activity) }
}

type Watch = (activity: Activity) => void

/** Lets alerts see the first failure: a series that appears with it has not grown. */
function startAtZero<Label extends string>(counter: Counter<Label>, label: Label, values: readonly string[]): void {
  for (const value of values) counter.inc({ [label]: value } as Record<Label, string>, 0)
}

const REASONS: readonly (Unavailability | 'storage')[] = [
  'connection-wait',
  'lock-wait',
  'time-limit',
  'connection-lost',
  'resources',
  'storage',
]

const secondsOf = ({ durationMs = 0 }: Activity) => durationMs / 1000
const outcomeOf = ({ error }: Activity) => (error === undefined ? 'done' : 'failed')

function watchRequests({ counter, histogram }: Meters): Watch {
  const requests = counter(
    'cauce_requests_total',
    'Calls of the API and rendered pages, by operation, method and class of the status; aborted: nobody waited.',
    ['operation', 'method', 'status'],
  )
  const durations = histogram('cauce_request_duration_seconds', 'How long they took.', ['operation'])
  const refusals = counter('cauce_refusals_total', 'Refused calls, by code.', ['code'])
  const unavailable = counter(
    'cauce_unavailable_total',
    'Calls that were answered 503, by what could not be had in time.',
    ['reason'],
  )
  const orders = counter(
    'cauce_orders_total',
    'Orders to invest: accepted, replayed by their key, or refused with this code.',
    ['outcome'],
  )
  startAtZero(orders, 'outcome', ['accepted', 'unavailable', 'unexpected'])
  startAtZero(unavailable, 'reason', REASONS)
  return (activity) => {
    const { name: operation, facts } = activity
    const method = METHODS.has(facts.method!) ? facts.method! : 'other'
    const status = facts.status === undefined ? 'aborted' : `${Math.floor(facts.status / 100)}xx`
    requests.inc({ operation, method, status })
    durations.observe({ operation }, secondsOf(activity))
    if (facts.code !== undefined) refusals.inc({ code: facts.code })
    if (facts.reason !== undefined) unavailable.inc({ reason: facts.reason })
    if (operation === 'orders.create' && facts.status !== undefined)
      orders.inc({ outcome: facts.code ?? (facts.isReplay ? 'replayed' : 'accepted') })
  }
}

function watchBatches({ histogram }: Meters): Watch {
  const help = 'How many orders one transaction decided.'
  const sizes = histogram('cauce_order_batch_size', help, [], [1, 2, 4, 8, 16, 32, 64])
  const durations = histogram('cauce_order_batch_duration_seconds', 'How long such a transaction took.')
  return (activity) => {
    sizes.observe(activity.facts.size ?? 0)
    durations.observe(secondsOf(activity))
  }
}

function watchTransactions({ histogram }: Meters): Watch {
  const durations = histogram(
    'cauce_database_transaction_duration_seconds',
    'How long transactions took, with the wait for their connection.',
  )
  const waits = histogram('cauce_database_connection_wait_seconds', 'How long transactions waited for a connection.')
  return (activity) => {
    durations.observe(secondsOf(activity))
    if (activity.facts.waitMs !== undefined) waits.observe(activity.facts.waitMs / 1000)
  }
}

function watchJobs({ counter, histogram }: Meters): Watch {
  const help = 'Jobs that this process ran, by outcome. A failed one is tried again.'
  const jobs = counter('cauce_jobs_total', help, ['task', 'outcome'])
  const durations = histogram('cauce_job_duration_seconds', 'How long they took.', ['task'], LONG_SECONDS)
  return (activity) => {
    jobs.inc({ task: activity.name, outcome: outcomeOf(activity) })
    durations.observe({ task: activity.name }, secondsOf(activity))
  }
}

function watchMails({ counter }: Meters): Watch {
  const help = 'Mails that were handed to the mail server, by outcome. Those that wait are jobs of the task sendMail.'
  const mails = counter('cauce_mails_total', help, ['outcome'])
  startAtZero(mails, 'outcome', ['sent', 'failed'])
  return ({ error }) => mails.inc({ outcome: error === undefined ? 'sent' : 'failed' })
}

function watchCalls({ counter, histogram }: Meters): Watch {
  const calls = counter('cauce_calls_total', 'Calls of other services, by outcome.', ['service', 'outcome'])
  const durations = histogram('cauce_call_duration_seconds', 'How long they took.', ['service'], SECONDS)
  return (activity) => {
    calls.inc({ service: activity.name, outcome: outcomeOf(activity) })
    durations.observe({ service: activity.name }, secondsOf(activity))
  }
}

type Meters = ReturnType<typeof metersIn>

/** For what people wait for. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** For what nobody waits for. */
const LONG_SECONDS = [0.05, 0.25, 1, 5, 15, 60, 300]

function metersIn(registry: Registry) {
  const registers = [registry]
  return {
    counter: <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
      new Counter({ name, help, labelNames, registers }),
    histogram: <Label extends string = never>(
      name: string,
      help: string,
      labelNames: readonly Label[] = [],
      buckets: number[] = SECONDS,
    ) => new Histogram({ name, help, labelNames, buckets, registers }),
    gauge: <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
      new Gauge({ name, help, labelNames, registers }),
  }
}
