import { sql } from 'drizzle-orm'
import { type Executor, textArray } from '../database/index.ts'
import { jobNames } from './define-job.ts'

/** The jobs of one kind in the queue. */
export interface QueuedJobs extends Record<string, unknown> {
  readonly task: string
  /** Due, and not begun. */
  readonly waiting: number
  readonly running: number
  /** Failed, and due again later. */
  readonly retrying: number
  /** Failed too often: nothing runs them any more. */
  readonly abandoned: number
  /** How long the oldest of those that are due has been so. */
  readonly oldestSeconds: number
}

/** What is in the queue, by kind. What no process of this version runs is `other`. */
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
