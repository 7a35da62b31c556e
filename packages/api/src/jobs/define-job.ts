import { z } from 'zod'

/** Work done after the transaction that queued it. */
export interface Job<Payload = unknown> {
  /** graphile-worker task identifier: unique and stable. */
  readonly name: string
  /** Checked when queued and when run. */
  readonly payload: z.ZodType<Payload>
  /** Cron line, UTC. Takes no payload. */
  readonly cron?: string
  /** Also at the start of a process, to resume after a kill. */
  readonly runsAtStart?: boolean
  /** Waits for an external server: mail, S3, identity provider. */
  readonly isOutgoing?: boolean
}

export interface BoundJob {
  readonly job: Job
  /** At least once, so it must be idempotent. Throwing retries with backoff. */
  readonly handle: (payload: unknown) => Promise<void>
}

const defined = new Map<string, Job>()

/** Separate from its handler, so that queueing does not depend on it. A duplicate name throws at import. */
export function defineJob<Payload>(job: Job<Payload>): Job<Payload> {
  if (defined.has(job.name)) throw new Error(`Two jobs are called ${job.name}.`)
  defined.set(job.name, job as Job)
  return job
}

export const jobNames = (): readonly string[] => [...defined.keys()]

/** Cron line in UTC. */
export const defineScheduledJob = (
  name: string,
  cron: string,
  { isOutgoing = false, runsAtStart = false }: Pick<Job, 'isOutgoing' | 'runsAtStart'> = {},
): Job<unknown> => defineJob({ name, payload: z.unknown(), cron, isOutgoing, runsAtStart })

export function bindJob<Payload>(job: Job<Payload>, handle: (payload: Payload) => Promise<void>): BoundJob {
  return { job: job as Job, handle: async (payload) => handle(job.payload.parse(payload)) }
}

/** Refuses to start unless every job has exactly one handler. */
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
