import { sql } from 'drizzle-orm'
import type { Executor } from '../database/index.ts'

/**
 * Lets other workers take the jobs that were begun before `before` and have not ended: whoever began them is gone. The
 * worker's own patience is four hours, in which nobody would get a mail or a payment.
 */
export async function releaseJobsBegunBefore(executor: Executor, before: Date): Promise<void> {
  await executor.execute(sql`
    select graphile_worker.force_unlock_workers(array(
      select locked_by from graphile_worker._private_jobs where locked_at < ${before.toISOString()}::timestamptz
    ))`)
}
