import { z } from 'zod'

/** A kind of work that is done after the transaction that made it necessary. */
export interface Job<Payload = unknown> {
  /** The task identifier in graphile-worker's queue: unique, and stable while jobs of it are queued. */
  readonly name: string
  /** What a queued row carries; checked when it is queued and again when it runs. */
  readonly payload: z.ZodType<Payload>
  /** When it also runs by the clock: the five fields of a cron line, UTC. Such a job takes no payload. */
  readonly cron?: string
  /** Whether it also runs whenever a process starts to work on jobs, to resume what a killed one left behind. */
  readonly runsAtStart?: boolean
  /** Whether it waits for a server other than PostgreSQL, which may be silent: mail, S3, identity provider. */
  readonly isOutgoing?: boolean
}

/** A job with what it does, as a module lists it. */
export interface BoundJob {
  readonly job: Job
  /** Runs at least once for each queued row, so it must be idempotent. Throwing makes the worker retry with backoff. */
  readonly handle: (payload: unknown) => Promise<void>
}

const defined = new Map<string, Job>()

/**
 * Declares a job. It is separate from its handler, so that the code that queues it does not depend on the flow that handles it.
 * Two jobs of one name are a bug and throw at import.
 */
export function defineJob<Payload>(job: Job<Payload>): Job<Payload> {
  if (defined.has(job.name)) throw new Error(`Two jobs are called ${job.name}.`)
  defined.set(job.name, job as Job)
  return job
}

/** The names of all jobs. */
export const jobNames = (): readonly string[] => [...defined.keys()]

/** Declares work that only the clock starts, by the five fields of a cron line in UTC. */
export const defineScheduledJob = (
  name: string,
  cron: string,
  { isOutgoing = false, runsAtStart = false }: Pick<Job, 'isOutgoing' | 'runsAtStart'> = {},
): Job<unknown> => defineJob({ name, payload: z.unknown(), cron, isOutgoing, runsAtStart })

/** Ties a job to its handler, which gets the payload as its schema decoded it. */
export function bindJob<Payload>(job: Job<Payload>, handle: (payload: Payload) => Promise<void>): BoundJob {
  return { job: job as Job, handle: async (payload) => handle(job.payload.parse(payload)) }
}

/** Refuses to start unless every declared job has exactly one handler: a queued row without a handler would be lost work. */
export function expectEveryJobBound(
  modules: readonly { readonly name: string; readonly jobs?: readonly BoundJob[] }[],
  jobs: Iterable<Job> = defined.values(),
): void {
  const handlers = new Map([...jobs].map(({ name }) => [name, [] as string[]]))
  for (const { name, jobs = [] } of modules) for (const { job } of jobs) handlers.get(job.name)?.push(name)
  const mistakes = [...handlers]
    .filter(([, names]) => names.length !== 1)
    .map(([job, names]) => `The job ${job} has ${names.length} handlers (${names.join(', ') || 'none'}).`)
  if (mistakes.length > 0) throw new Error(`The API does not handle its jobs:\n${mistakes.join('\n')}`)
}
