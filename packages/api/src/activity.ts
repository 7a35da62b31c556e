import { AsyncLocalStorage } from 'node:async_hooks'

/** What a process does that takes time and may fail. */
export type ActivityKind = 'request' | 'batch' | 'transaction' | 'job' | 'mail' | 'call'

/** What is said of an activity: numbers, and words of a bounded set. Never what a person has sent (decision 157). */
export interface ActivityFacts {
  /** Method of HTTP. */
  method?: string
  /** Status of the answer; none if the connection ended before it. */
  status?: number
  /** Code of the refusal. */
  code?: string
  /** Why something was answered `unavailable`. */
  reason?: string
  /** Whether the answer is that of an earlier call with the same idempotency key. */
  isReplay?: boolean
  /** How many commands a batch decides. */
  size?: number
  /** How long a transaction waited until its connection had begun it. */
  waitMs?: number
}

/** What led to an activity that runs later or for several: it is stored with a queued job. */
export interface Cause {
  readonly requestId?: string | undefined
  /** The W3C trace context of the request, while traces are on. */
  readonly traceparent?: string | undefined
}

/** Describes an activity that begins. */
export interface ActivityOptions {
  readonly kind: ActivityKind
  /** Of a bounded set: operation, job, template of a mail, service. */
  readonly name: string
  /** The id that its log lines carry, if it is not that of the activity around it. */
  readonly requestId?: string | undefined
  /** What led to it, where that is not the activity around it. */
  readonly causes?: readonly Cause[]
  /** The W3C trace context that a request came with. */
  readonly traceparent?: string | undefined
  readonly facts?: ActivityFacts
}

/** Something that is under way, or has just ended. */
export interface Activity {
  readonly kind: ActivityKind
  readonly name: string
  readonly parent: Activity | undefined
  readonly requestId: string | undefined
  readonly causes: readonly Cause[]
  readonly facts: ActivityFacts
  readonly startedAt: number
  /** Its own trace context once traces have taken it up; until then, the one that it came with. */
  traceparent: string | undefined
  traceId?: string
  durationMs?: number
  error?: unknown
}

/** Hears of activities: metrics and traces. It must not throw. */
export interface ActivityWatcher {
  readonly began?: (activity: Activity) => void
  readonly ended: (activity: Activity) => void
}

const present = new AsyncLocalStorage<Activity>()
const watchers = new Set<ActivityWatcher>()

/** The activity that the running code belongs to. */
export const presentActivity = (): Activity | undefined => present.getStore()

/** What the running code belongs to, for work that it leaves to others. */
export function presentCause(): Cause | undefined {
  const activity = present.getStore()
  if (activity?.requestId === undefined && activity?.traceparent === undefined) return undefined
  const { requestId, traceparent } = activity
  return { ...(requestId !== undefined && { requestId }), ...(traceparent !== undefined && { traceparent }) }
}

/** Lets a watcher hear of all activities of this process. @returns what ends that */
export function watchActivities(watcher: ActivityWatcher): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Begins an activity whose end is another event; `withinActivity` runs its code and `endActivity` ends it. */
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

/** Ends an activity, once. */
export function endActivity(activity: Activity, error?: unknown): void {
  if (activity.durationMs !== undefined) return
  activity.durationMs = performance.now() - activity.startedAt
  if (error !== undefined) activity.error = error
  for (const { ended } of watchers) ended(activity)
}

/** Runs code as a part of an activity. */
export const withinActivity = <Value>(activity: Activity, work: () => Value): Value => present.run(activity, work)

/**
 * Runs work as an activity. Where nobody watches it costs nothing, except for what gives log lines their request: that is always
 * known.
 */
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
