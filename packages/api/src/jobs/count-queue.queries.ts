import { sql } from 'drizzle-orm'
import { type Executor, textArray } from '../database/index.ts'
import { jobNames } from './define-job.ts'

export interface QueuedJobs extends Record<string, unknown> {
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
