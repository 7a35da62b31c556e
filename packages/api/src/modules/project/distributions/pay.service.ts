import { inTransaction, type Transaction } from '../../../database/index.ts'
import { found } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { tellInvestors } from '../orders/index.ts'
import { lockProjects, moveProject, notifyProjectChanged } from '../projects/index.ts'
import { remainderOf } from './distributions.domain.ts'
import { expectState, lockBoth } from './distributions.lock.ts'
import * as queries from './distributions.queries.ts'
import type { DistributionRow } from '../../../database/schema/distributions.ts'
import { payShares } from './pay.queries.ts'
import { mailReturns } from './return-mails.ts'

export const PAY_JOB = 'payDistribution'
/** How many parts one transaction credits. */
const STEP = 300

/** Credits every part of a confirmed distribution, a few hundred in a transaction; safe to stop and to repeat. */
export async function payDistribution(kernel: Kernel, distributionId: string): Promise<void> {
  for (;;) {
    const isDone = await inTransaction(kernel.database, async (tx) => {
      const { project, row } = await lockBoth(tx, distributionId)
      if (row.status !== 'confirming') return true
      const now = kernel.clock.now()
      const paid = await payShares(tx, { ...project, distributionId, now, limit: STEP })
      if (paid === STEP) return false
      await complete(kernel, tx, row)
      return true
    })
    if (isDone) return
  }
}

/** Ends a distribution: what was left unpaid becomes due as a further part; the last one closes the project. */
async function complete(kernel: Kernel, tx: Transaction, row: DistributionRow): Promise<void> {
  const now = kernel.clock.now()
  const { projectId, number, dueDate } = row
  await queries.updateDistribution(tx, row.distributionId, { status: expectState(row, 'complete'), updatedAt: now })
  const rest = remainderOf(row, { interest: row.interest ?? 0n, principal: row.principal ?? 0n })
  if (rest) {
    await queries.insertDistributions(tx, [
      {
        ...rest,
        distributionId: uuidv7(now),
        projectId,
        number,
        part: row.part + 1,
        dueDate,
        status: 'planned',
        createdAt: now,
        updatedAt: now,
      },
    ])
  }
  await mailReturns(tx, row.distributionId)
  const project = found((await lockProjects(tx, [projectId])).get(projectId))
  const isLast = (await queries.countDistributions(tx, projectId, true)) === 0
  if (!isLast || project.phase !== 'Financed') return notifyProjectChanged(tx, projectId)
  await moveProject(kernel, tx, project, 'close')
  await tellInvestors(tx, { projectId, template: 'projectClosed', params: {} })
}
