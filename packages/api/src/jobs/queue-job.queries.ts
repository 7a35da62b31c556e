import { sql, type SQL } from 'drizzle-orm'
import { type Executor, textArray } from '../database/index.ts'
import type { Job } from './define-job.ts'

/** How often a failing job is tried, with exponential backoff: about a day in all. */
const MAXIMUM_ATTEMPTS = 12
/** The priority of bulk work, lower than that of jobs for one person. */
const BULK_PRIORITY = 10

export interface JobOptions {
  /** Not before this instant. */
  readonly runAt?: Date
  /** Deduplication key: a later job with the same key replaces one that has not started. */
  readonly key?: string
}

/** Queues a job as a row of the present transaction: it runs if and only if that commits. Throws when the payload does not fit. */
export async function queueJob<Payload>(
  tx: Executor,
  job: Job<Payload>,
  payload: Payload,
  options: JobOptions = {},
): Promise<void> {
  const runAt = options.runAt ? sql`${options.runAt.toISOString()}::timestamptz` : sql`null`
  await tx.execute(
    sql`select graphile_worker.add_job(${job.name}, ${textOf(job, payload)}::json, run_at := ${runAt}, job_key := ${options.key ?? null}, max_attempts := ${MAXIMUM_ATTEMPTS}::integer)`,
  )
}

/** Queues one job a payload, in one statement for any number of them. Several at once wait behind single jobs. */
export async function queueJobs<Payload>(tx: Executor, job: Job<Payload>, payloads: readonly Payload[]): Promise<void> {
  if (payloads.length === 0) return
  await tx.execute(sql`select ${queuedJobs(job, payloads)}`)
}

/** `queueJobs` as an expression, for a statement that does more. */
export function queuedJobs<Payload>(job: Job<Payload>, payloads: readonly Payload[]): SQL {
  const priority = payloads.length === 1 ? null : BULK_PRIORITY
  return sql`(
    select count(*) from graphile_worker.add_jobs(array(
      select row(${job.name}::text, payload::json, null, null, ${MAXIMUM_ATTEMPTS}::integer, null, ${priority}::integer, null)::graphile_worker.job_spec
      from unnest(${textArray(payloads.map((payload) => textOf(job, payload)))}) as payload
    )))`
}

const textOf = <Payload>(job: Job<Payload>, payload: Payload) => JSON.stringify(job.payload.parse(payload))

/** Makes every job due that is scheduled up to `instant`: for tests and the seed, whose clock is not the database's. */
export async function makeJobsDue(executor: Executor, instant: Date): Promise<void> {
  await executor.execute(sql`
    select count(*) from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where run_at > now() and run_at <= ${instant.toISOString()}::timestamptz),
      run_at := now())`)
}

/**
 * Unlocks the jobs that a worker started so long ago and has not finished: that worker was killed. By the clock of PostgreSQL, which
 * wrote when they started: by that of a process that is an hour ahead, every running job would seem abandoned.
 */
export async function unlockJobsOlderThan(executor: Executor, minutes: number): Promise<void> {
  await executor.execute(sql`
    select graphile_worker.force_unlock_workers(array(
      select locked_by from graphile_worker.jobs where locked_at < now() - make_interval(mins => ${minutes})
    ))`)
}
