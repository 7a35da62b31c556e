import { distributionLifecycle, Refusal, stateAfter, calendarDateOf, scheduleOf } from '@cauce/contract'
import type { Transaction } from '../../../database/index.ts'
import { found } from '../../../http/expect.ts'
import { lockProjects } from '../projects/index.ts'
import { findDistribution, lockDistribution, countDistributions, insertDistributions } from './distributions.queries.ts'
import type { DistributionRow } from '../../../database/schema/distributions.ts'
import { uuidv7 } from '../../../ids.ts'
import type { ProjectRow } from '../../../database/schema/project.ts'
import { firstApprovalView } from '../../../platform/four-eyes.domain.ts'
import { storedFileOf } from '../../../platform/files/index.ts'
import { daysLateOf } from './distributions.domain.ts'

/** 409 where the state forbids it. */
export function nextState(row: DistributionRow, action: keyof typeof distributionLifecycle.transitions) {
  const status = stateAfter(distributionLifecycle, action, row.status)
  if (status === undefined) throw new Refusal({ code: 'state-forbids', params: { state: row.status } })
  return status
}

/** Lock order: project, then distribution. */
export async function lockBoth(tx: Transaction, distributionId: string) {
  const { row } = found(await findDistribution(tx, distributionId))
  const project = found((await lockProjects(tx, [row.projectId])).get(row.projectId))
  return { project, row: found(await lockDistribution(tx, distributionId)) }
}

/** Schedule from the settlement or the start of the works, whichever is later (handbook rule 8.2). Idempotent. */
export async function planDistributions(tx: Transaction, project: ProjectRow, now: Date): Promise<void> {
  if (project.amountInvested === 0n || (await countDistributions(tx, project.projectId, false)) > 0) return
  const today = calendarDateOf(now)
  const startDate = project.startedAt !== null && project.startedAt > today ? project.startedAt : today
  const {
    projectId,
    amountInvested: principal,
    targetProfitability,
    projectDuration: durationMonths,
    deliveryFeePeriod: period,
  } = project
  const schedule = scheduleOf({ principal, targetProfitability, durationMonths, period, startDate })
  await insertDistributions(
    tx,
    schedule.map((instalment) => ({
      ...instalment,
      distributionId: uuidv7(now),
      projectId,
      part: 1,
      status: 'planned' as const,
      createdAt: now,
      updatedAt: now,
    })),
  )
}

export type DistributionRecord = NonNullable<Awaited<ReturnType<typeof findDistribution>>>

/** On the calendar date `today`. */
export function viewOf({ row, document, ...names }: DistributionRecord, today: string) {
  const { createdAt: _, documentId: __, periodStart: ___, ...distribution } = row
  const { interest, fee, withheld, principal, recordedBy, recordedAt } = row
  const isRecorded = interest !== null && fee !== null && withheld !== null && principal !== null
  return {
    ...distribution,
    ...names,
    net: isRecorded ? interest - fee - withheld + principal : null,
    // Recording is the first approval, whatever the amount, and does not expire (decision 312).
    firstApproval: firstApprovalView(
      { firstApprovedBy: recordedBy, firstApprovedAt: recordedAt },
      names.recordedByName,
      { isLasting: true },
    ),
    daysLate: daysLateOf(row.dueDate, row.status === 'paid' ? row.paidOn : null, today),
    document: document && storedFileOf(document),
  }
}
