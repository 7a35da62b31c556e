import { reconcile } from '@cauce/api/modules/reconciliation'
import { activateDueOrders } from '@cauce/api/modules/orders'
import type { World } from './world.ts'

/**
 * Ends the story: nobody stays logged in, nobody is written to about what has never happened, and the books balance.
 * Throws when they do not.
 */
export async function closeStory({ kernel, clock }: World): Promise<void> {
  await activateDueOrders(kernel)
  const pool = kernel.database.$client
  await pool.query('delete from sessions')
  // What was due in the story has been done by it; what is due later (a reflection period that still runs) stays queued.
  await pool.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where task_identifier <> 'settleFinancing' or run_at <= $1`,
    [clock.now()],
  )
  const { isBalanced, invariants } = await reconcile(kernel)
  if (isBalanced) return
  const broken = invariants.filter(({ exceptionCount }) => exceptionCount > 0)
  throw new Error(`The books of the demonstration do not balance: ${JSON.stringify(broken)}`)
}
