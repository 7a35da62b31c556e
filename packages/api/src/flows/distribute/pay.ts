import { addDays, moneyValue, type Cents } from '@cauce/contract'
import { formatDate } from '@cauce/format'
import { z } from 'zod'
import { inTransaction, type Transaction } from '../../database/index.ts'
import type { DistributionRow } from '../../database/schema/distributions.ts'
import { found } from '../../http/expect.ts'
import { uuidv7 } from '../../ids.ts'
import { defineJob, queueJob, queueJobs } from '../../jobs/index.ts'
import type { Kernel } from '../../kernel.ts'
import { remainderOf } from '../../modules/project/distributions/distributions.domain.ts'
import * as distributions from '../../modules/project/distributions/index.ts'
import { lockProjects, moveProject } from '../../modules/project/projects/index.ts'
import { queueMails } from '../../platform/mail/index.ts'
import { notifyProjectChanged } from '../../platform/page-purge.ts'
import { issueDocumentsJob } from '../issue-documents/index.ts'
import { notifyInvestors } from '../notify-investors.ts'
import { listPaidPeople, payShares } from './distribute.queries.ts'

export const payJob = defineJob({ name: 'payDistribution', payload: z.object({ distributionId: z.uuid() }) })

export async function beginCrediting(
  tx: Transaction,
  row: Pick<DistributionRow, 'distributionId' | 'status'>,
  changes: Pick<DistributionRow, 'updatedAt'> & Partial<Pick<DistributionRow, 'receivedAt'>>,
): Promise<void> {
  const { distributionId } = row
  await distributions.distributionRows.update(tx, distributionId, {
    ...changes,
    status: distributions.nextState(row, 'credit'),
  })
  await queueJob(tx, payJob, { distributionId }, { key: `${payJob.name}:${distributionId}` })
}

/** Shares a transaction. */
const STEP = 300

/** Restartable. */
export async function payDistribution(kernel: Kernel, distributionId: string): Promise<void> {
  for (;;) {
    const isDone = await inTransaction(kernel.database, async (tx) => {
      const { project, row } = await distributions.lockBoth(tx, distributionId)
      if (row.status !== 'confirming') return true
      const now = kernel.clock.now()
      const paid = await payShares(tx, { ...project, ...row, now, limit: STEP })
      if (paid === STEP) return false
      await complete(kernel, tx, row)
      return true
    })
    if (isDone) return
  }
}

/** A remainder becomes a further part; the last one closes the project. */
async function complete(kernel: Kernel, tx: Transaction, row: DistributionRow): Promise<void> {
  const now = kernel.clock.now()
  const { projectId, number, periodStart, dueDate } = row
  await distributions.distributionRows.update(tx, row.distributionId, {
    status: distributions.nextState(row, 'complete'),
    updatedAt: now,
  })
  const rest = remainderOf(row, { interest: row.interest!, principal: row.principal! })
  if (rest) {
    await distributions.distributionRows.insert(tx, {
      ...rest,
      distributionId: uuidv7(now),
      projectId,
      number,
      part: row.part + 1,
      periodStart,
      dueDate,
      status: 'planned',
      createdAt: now,
      updatedAt: now,
    })
  }
  await mailReturns(tx, row)
  const project = found((await lockProjects(tx, [projectId])).get(projectId))
  const isLast = (await distributions.countDistributions(tx, projectId, true)) === 0
  if (!isLast || project.phase !== 'Financed') return notifyProjectChanged(tx, projectId)
  await moveProject(kernel, tx, project, 'close')
  await queueJobs(
    tx,
    issueDocumentsJob,
    (await listPaidPeople(tx, row.distributionId)).map(({ userId }) => ({ userId })),
  )
  await notifyInvestors(tx, { projectId, template: 'projectClosed', params: {} })
}

/** The mail omits zero lines. */
const amountUnlessZero = (amount: Cents) => (amount === 0n ? null : moneyValue(amount))

/** One a person, once all shares are paid. */
async function mailReturns(tx: Transaction, { distributionId, receivedAt }: DistributionRow): Promise<void> {
  const people = await listPaidPeople(tx, distributionId)
  await queueMails(
    tx,
    people.map(({ userId, project, payment, interest, fee, withheld, principal }) => ({
      userId,
      template: 'returnPaid' as const,
      params: {
        project,
        number: String(payment.number),
        count: String(payment.count),
        from: formatDate(payment.periodStart),
        to: formatDate(addDays(payment.dueDate, -1)),
        // Empty lines are omitted.
        part: String(payment.partOf ?? ''),
        dueOn: payment.lateSince ? formatDate(payment.lateSince) : '',
        amount: moneyValue(interest - fee - withheld + principal),
        unreceived: receivedAt === null ? moneyValue(interest - fee - withheld + principal) : null,
        interest: amountUnlessZero(interest),
        fee: amountUnlessZero(fee),
        withheld: amountUnlessZero(withheld),
        principal: amountUnlessZero(principal),
      },
    })),
  )
}
