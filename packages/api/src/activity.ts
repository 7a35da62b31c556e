import { AsyncLocalStorage } from 'node:async_hooks'

export type ActivityKind = 'request' | 'batch' | 'transaction' | 'job' | 'mail' | 'call'

/** Numbers and bounded words; never user data (decision logs-metrics-traces). */
export interface ActivityFacts {
  method?: string
  status?: number
  code?: string
  /** Reason for `unavailable`. */
  reason?: string
  /** Idempotent replay. */
  isReplay?: boolean
  size?: number
  /** Until BEGIN. */
  waitMs?: number
}

/** Stored with queued jobs. */
export interface Cause {
  readonly requestId?: string | undefined
  /** W3C trace context. */
  readonly traceparent?: string | undefined
}

export interface ActivityOptions {
  readonly kind: ActivityKind
  /** Bounded: operation, job, template, service. */
  readonly name: string
  /** Overrides the surrounding activity's. */
  readonly requestId?: string | undefined
  /** Overrides the surrounding activity. */
  readonly causes?: readonly Cause[]
  /** W3C trace context of the request. */
  readonly traceparent?: string | undefined
  readonly facts?: ActivityFacts
}

export interface Activity {
  readonly kind: ActivityKind
  readonly name: string
  readonly parent: Activity | undefined
  readonly requestId: string | undefined
  readonly causes: readonly Cause[]
  readonly facts: ActivityFacts
  readonly startedAt: number
  /** Own context once traced. */
  traceparent: string | undefined
  traceId?: string
  durationMs?: number
  error?: unknown
}

/** Metrics and traces; must not throw. */
export interface ActivityWatcher {
  readonly began?: (activity: Activity) => void
  readonly ended: (activity: Activity) => void
}

const present = new AsyncLocalStorage<Activity>()
const watchers = new Set<ActivityWatcher>()

export const presentActivity = (): Activity | undefined => present.getStore()

/** For deferred work. */
export function presentCause(): Cause | undefined {
  const activity = present.getStore()
  if (activity?.requestId === undefined && activity?.traceparent === undefined) return undefined
  const { requestId, traceparent } = activity
  return { ...(requestId !== undefined && { requestId }), ...(traceparent !== undefined && { traceparent }) }
}

/** @returns what ends the watch */
export function watchActivities(watcher: ActivityWatcher): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Ended by `endActivity`; `withinActivity` runs its code. */
export function beginActivity(options: ActivityOptions): Activity {
  const parent = options.causes === undefined ? present.getStore() : undefined
  const activity: Activity = {
    kind: options.kind,
    name: options.name,
    parent,
    requestId: options.requestId ?? parent?.requestId,
    causes: options.causes ?? [],
    facts: options.facts ?? {},
    startedAt: performance.now(),
    traceparent: options.traceparent,
  }
  for (const { began } of watchers) began?.(activity)
  return activity
}

export function endActivity(activity: Activity, error?: unknown): void {
  if (activity.durationMs !== undefined) return
  activity.durationMs = performance.now() - activity.startedAt
  if (error !== undefined) activity.error = error
  for (const { ended } of watchers) ended(activity)
}

export const withinActivity = <Value>(activity: Activity, work: () => Value): Value => present.run(activity, work)

/** Nearly free without watchers, except for the request id. */
export async function asActivity<Value>(
  options: ActivityOptions,
  work: (facts: ActivityFacts) => Promise<Value>,
): Promise<Value> {
  if (watchers.size === 0 && options.requestId === undefined && options.causes === undefined) return work({})
  const activity = beginActivity(options)
  try {
    const value = await withinActivity(activity, () => work(activity.facts))
    endActivity(activity)
    return value
  } catch (error) {
    endActivity(activity, error ?? new Error('Nothing was thrown'))
    throw error
  }
}
