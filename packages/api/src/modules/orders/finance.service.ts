import { inTransaction, type Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs.ts'
import type { Kernel } from '../../kernel.ts'
import { notifyPagePurge } from '../../page-purge.ts'
import { BANK_ACCOUNT, lockAccounts, post } from '../ledger/index.ts'
import { lockProjects, moveProject, type ProjectRow } from '../projects/index.ts'
import { lastReflectionEnd } from './orders.queries.ts'

export const SETTLE_JOB = 'settleFinancing'

type MovableProject = Pick<ProjectRow, 'projectId' | 'phase' | 'updatedAt'>

/** The last euro is in: the project is Financed, and settled once no order may be revoked any more (product decision 4). */
export async function financeProject(kernel: Kernel, tx: Transaction, project: MovableProject): Promise<void> {
  const { projectId } = project
  await moveProject(kernel, tx, project, 'finance')
  const runAt = (await lastReflectionEnd(tx, projectId)) ?? kernel.clock.now()
  await addJob(tx, SETTLE_JOB, { projectId }, { runAt, key: `${SETTLE_JOB}:${projectId}` })
}

/** A revocation took money out of a project that had just been financed: it is open again for what is missing. */
export async function reopenProject(kernel: Kernel, tx: Transaction, project: MovableProject): Promise<void> {
  await moveProject(kernel, tx, project, 'reopen')
}

/**
 * Pays the escrow of a financed project out to the promoter if its terms say so. Waits while an order may still be
 * revoked; safe to repeat, because it moves what the escrow holds and then it holds nothing.
 */
export async function settleFinancing(kernel: Kernel, projectId: string): Promise<void> {
  await inTransaction(kernel.database, async (tx) => {
    const project = (await lockProjects(tx, [projectId])).get(projectId)
    if (!project || project.phase !== 'Financed') return
    const waitsUntil = await lastReflectionEnd(tx, projectId)
    if (waitsUntil)
      return addJob(tx, SETTLE_JOB, { projectId }, { runAt: waitsUntil, key: `${SETTLE_JOB}:${projectId}` })
    if (!project.withdrawMoneyFinanced || !project.destinationBankAccount) return
    const balance = (await lockAccounts(tx, [projectId])).get(projectId) ?? 0n
    if (balance === 0n) return
    await post(
      tx,
      [{ kind: 'payout', debitAccountId: projectId, creditAccountId: BANK_ACCOUNT, amount: balance }],
      kernel.clock.now(),
    )
    await notifyPagePurge(tx, [`project:${projectId}`])
  })
}
