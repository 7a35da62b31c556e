import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { activateDueOrders } from '@cauce/api/modules/project/orders'
import type { World } from './world.ts'

/** Pictures of identifications are fetched when the platform runs, not while people wait for it to start. */
const STAYING_JOBS = ['fetchVerificationMedia']
/** What was due in the story has been done by it; what is due later stays queued. */
const DEADLINES = ['settleFinancing', 'expireVerification']

/**
 * Ends the story: nobody stays logged in, nobody is written to about what has never happened, and the books balance.
 * Throws when they do not.
 */
export async function closeStory({ kernel, clock }: World): Promise<void> {
  await activateDueOrders(kernel)
  const pool = kernel.database.$client
  await pool.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
     where not (task_identifier = any ($1) or (task_identifier = any ($2) and run_at > $3))`,
    [STAYING_JOBS, DEADLINES, clock.now()],
  )
  // The last write waits for the disk, and all before it are on the disk by then.
  await pool.query('begin; set local synchronous_commit to on; delete from sessions; commit')
  const { isBalanced, invariants } = await reconcile(kernel)
  if (isBalanced) return
  const broken = invariants.filter(({ exceptionCount }) => exceptionCount > 0)
  throw new Error(`The books of the demonstration do not balance: ${JSON.stringify(broken)}`)
}
