import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { closeDays } from '@cauce/api/modules/bank/daily-closes'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { activateDueOrders } from '@cauce/api/modules/project/orders'
import type { World } from './world.ts'

/** Fetched by the running platform, so that the first start does not wait. */
const STAYING_JOBS = ['fetchVerificationMedia']
/** Deadlines within the story are done; later ones stay queued. */
const DEADLINES = ['settleFinancing', 'expireVerification']

/** Last access is the last action: story sessions are not used in real time. */
const LAST_ACCESS = `
    with done as (
      select user_id, created_at from users
      union all select user_id, created_at from orders
      union all select user_id, created_at from tickets
      union all select user_id, created_at from ticket_messages
      union all select user_id, created_at from transactions where issuer_name = 'user-wallet'
      union all select actor_id, created_at from audit_records
    )
    update users set last_access_at = last.at
    from (select user_id, max(created_at) as at from done group by user_id) last where last.user_id = users.user_id`

/**
 * Removes the story's sessions and mails, syncs files and checks the books.
 * @throws Error when they do not balance
 */
export async function closeStory({ kernel, clock }: World): Promise<void> {
  await activateDueOrders(kernel)
  const pool = kernel.database.$client
  await pool.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
     where not (task_identifier = any ($1) or (task_identifier = any ($2) and run_at > $3))`,
    [STAYING_JOBS, DEADLINES, clock.now()],
  )
  await pool.query('select cauce_keep_cohorts($1)', [clock.now()])
  const { s3, dataFolder } = kernel.settings
  if (!s3) await syncFiles(join(dataFolder, 'files'))
  await pool.query('delete from sessions')
  // This commit waits for the disk, and with it every earlier one.
  await pool.query(`begin; set local synchronous_commit to on; ${LAST_ACCESS}; commit`)
  await closeDays(kernel)
  const { isBalanced, invariants } = await reconcile(kernel)
  if (isBalanced) return
  const broken = invariants.filter(({ exceptionCount }) => exceptionCount > 0)
  throw new Error(`The books of the demonstration do not balance: ${JSON.stringify(broken)}`)
}

/** Several at once: the disk takes them in little more time than one. */
async function syncFiles(folder: string): Promise<void> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).values()
  const syncNext = async () => {
    for (const entry of entries) {
      const file = await open(join(entry.parentPath, entry.name))
      await file.sync()
      await file.close()
    }
  }
  await Promise.all([syncNext(), syncNext(), syncNext(), syncNext()])
}
