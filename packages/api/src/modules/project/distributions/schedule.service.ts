import { calendarDateOf, scheduleOf } from '@cauce/contract'
import type { Transaction } from '../../../database/index.ts'
import { uuidv7 } from '../../../ids.ts'
import type { ProjectRow } from '../../../database/schema/project.ts'
import { countDistributions, insertDistributions } from './distributions.queries.ts'

/**
 * Draws up the schedule of a project whose financing is settled, from the day of settling or the start of the works,
 * whichever is later (handbook rule 8.2). Once: a second call finds it there.
 */
export async function planDistributions(tx: Transaction, project: ProjectRow, now: Date): Promise<void> {
  if (project.amountInvested === 0n || (await countDistributions(tx, project.projectId)) > 0) return
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
