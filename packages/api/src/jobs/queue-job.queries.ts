import { sql, type SQL } from 'drizzle-orm'
import type { Job as QueuedJob } from 'graphile-worker'
import { presentCause, type Cause } from '../activity.ts'
import { type Database, type Executor, inTransaction, textArray } from '../database/index.ts'
import { type Job, jobNames } from './define-job.ts'
import { rowOf } from './tasks.ts'

/** Exponential backoff, about a day in all. */
const MAXIMUM_ATTEMPTS = 12
/**
 * Marks keyed jobs: graphile-worker clears the key of a job it gives up for another; the flag tells it from a
 * permanently failed one.
 */
const KEYED = 'keyed'
/** Below jobs for one person. */
const BULK_PRIORITY = 10

export interface JobOptions {
  /** Not before. */
  readonly runAt?: Date
  /** Dedupe key: replaces an unstarted job with the same key. */
  readonly key?: string
  /** Below jobs for one person, after bulk jobs that are due. */
  readonly isBulk?: boolean
}

/** In the current transaction. Throws for an invalid payload. */
export async function queueJob<Payload>(
  tx: Executor,
  job: Job<Payload>,
  payload: Payload,
  options: JobOptions = {},
): Promise<void> {
  const runAt = options.runAt ? sql`${options.runAt.toISOString()}::timestamptz` : sql`null`
  await tx.execute(
    sql`select graphile_worker.add_job(${job.name}, ${textOf(job, payload)}::json, run_at := ${runAt}, priority := ${options.isBulk ? BULK_PRIORITY : null}::integer, job_key := ${options.key ?? null}, max_attempts := ${MAXIMUM_ATTEMPTS}::integer, flags := ${flagsOf(options.key ?? null)})`,
  )
}

const flagsOf = (key: string | null): SQL => (key === null ? sql`null` : textArray([KEYED]))

/** One statement; bulk jobs have lower priority. */
export async function queueJobs<Payload>(tx: Executor, job: Job<Payload>, payloads: readonly Payload[]): Promise<void> {
  if (payloads.length === 0) return
  await tx.execute(sql`select ${queuedJobs(job, payloads)}`)
}

/** As a CTE. */
export function queuedJobs<Payload>(
  job: Job<Payload>,
  payloads: readonly Payload[],
  causes: readonly (Cause | undefined)[] = [],
): SQL {
  const priority = payloads.length === 1 ? null : BULK_PRIORITY
  return sql`(
    select count(*) from graphile_worker.add_jobs(array(
      select row(${job.name}::text, payload::json, null, null, ${MAXIMUM_ATTEMPTS}::integer, null, ${priority}::integer, null)::graphile_worker.job_spec
      from unnest(${textArray(payloads.map((payload, index) => textOf(job, payload, causes[index])))}) as payload
    )))`
}

const textOf = <Payload>(job: Job<Payload>, payload: Payload, cause = presentCause()) =>
  JSON.stringify(rowOf(job.payload.parse(payload), cause))

/** For tests and the seed, whose clock is not the database's. */
export async function makeJobsDue(executor: Executor, instant: Date): Promise<void> {
  await executor.execute(sql`
    select count(*) from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where run_at > now() and run_at <= ${instant.toISOString()}::timestamptz),
      run_at := now())`)
}

/** Requeues a job taken too early, unless its key was queued meanwhile. */
export async function queueAgain(executor: Executor, job: QueuedJob): Promise<void> {
  await executor.execute(sql`
    select graphile_worker.add_job(${job.task_identifier}, ${JSON.stringify(job.payload)}::json, run_at := ${job.run_at.toISOString()}::timestamptz,
      job_key := ${job.key}, max_attempts := ${job.max_attempts}::integer, priority := ${job.priority}::integer, flags := ${flagsOf(job.key)}, job_key_mode := 'unsafe_dedupe')`)
}

/**
 * Unlocks jobs of killed workers, by PostgreSQL's clock, which stamped them: a process clock an hour ahead would
 * abandon running jobs.
 */
export async function unlockJobsOlderThan(database: Database, minutes: number): Promise<void> {
  const { rows } = await database.execute<{ locked_by: string }>(
    sql`select distinct locked_by from graphile_worker.jobs where locked_at < now() - make_interval(mins => ${minutes})`,
  )
  const poolIds = rows.map((row) => row.locked_by)
  await unlockJobsOf(database, poolIds)
}

/**
 * Unlocks jobs that workers hold but do not run, then removes those superseded by a job with their key: graphile-worker
 * has given them up (decision jobs).
 */
export async function unlockJobsOf(database: Database, poolIds: readonly string[]): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx.execute(sql`select graphile_worker.force_unlock_workers(${textArray(poolIds)})`)
    const givenUp = await tx.execute<{ id: string }>(sql`
      select id from graphile_worker.jobs
      where locked_by is null and key is null and attempts >= max_attempts
        and (flags ? ${KEYED} or (last_error is null and updated_at <> created_at))`)
    const ids = textArray(givenUp.rows.map(({ id }) => id))
    await tx.execute(sql`select count(*) from graphile_worker.complete_jobs(${ids}::bigint[])`)
  })
}

interface QueuedJobs extends Record<string, unknown> {
  readonly task: string
  /** Due and not started. */
  readonly waiting: number
  readonly running: number
  /** Failed, to be retried. */
  readonly retrying: number
  /** Permanently failed. */
  readonly abandoned: number
  /** Age of the oldest due job. */
  readonly oldestSeconds: number
}

/** By kind; kinds unknown to this version are `other`. */
export async function countQueue(executor: Executor): Promise<QueuedJobs[]> {
  const { rows } = await executor.execute<QueuedJobs>(sql`
    select case when task_identifier = any(${textArray(jobNames())}) then task_identifier else 'other' end as task,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now())::integer as waiting,
      count(*) filter (where locked_at is not null)::integer as running,
      count(*) filter (where locked_at is null and attempts between 1 and max_attempts - 1 and run_at > now())::integer as retrying,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::integer as abandoned,
      coalesce(extract(epoch from now() - min(run_at) filter (
        where locked_at is null and attempts < max_attempts and run_at <= now())), 0)::float as "oldestSeconds"
    from graphile_worker.jobs group by 1`)
  return rows
}
