import { inTransaction } from '../../../database/index.ts'
import { addJob } from '../../../jobs/jobs.ts'
import type { Kernel } from '../../../kernel.ts'
import { BANK_ACCOUNT, lockAccounts, post } from '../../wallet/ledger/index.ts'
import { activateDueOrders, lastReflectionEnd, SETTLE_JOB } from '../orders/index.ts'
import { lockProjects, notifyProjectChanged } from '../projects/index.ts'
import { planDistributions } from './schedule.service.ts'

/**
 * Settles a financed project: pays the escrow out to the promoter if its terms say so, and draws up the schedule of
 * returns. Waits while an order may still be revoked. Safe to repeat: it moves what the escrow holds, and plans once.
 */
export async function settleFinancing(kernel: Kernel, projectId: string): Promise<void> {
  await activateDueOrders(kernel)
  await inTransaction(kernel.database, async (tx) => {
    const project = (await lockProjects(tx, [projectId])).get(projectId)
    if (!project || project.phase !== 'Financed') return
    const waitsUntil = await lastReflectionEnd(tx, projectId)
    if (waitsUntil)
      return addJob(tx, SETTLE_JOB, { projectId }, { runAt: waitsUntil, key: `${SETTLE_JOB}:${projectId}` })
    const now = kernel.clock.now()
    if (project.withdrawMoneyFinanced) {
      const escrow = (await lockAccounts(tx, [projectId])).get(projectId) ?? 0n
      if (escrow > 0n)
        await post(
          tx,
          [{ kind: 'payout', debitAccountId: projectId, creditAccountId: BANK_ACCOUNT, amount: escrow }],
          now,
        )
    }
    await planDistributions(tx, project, now)
    await notifyProjectChanged(tx, projectId)
  })
}
