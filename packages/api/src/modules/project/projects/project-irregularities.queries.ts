import type { ProjectIrregularity } from '@cauce/contract'
import { desc, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Executor } from '../../../database/index.ts'
import { irregularities } from '../../../database/schema/irregularities.ts'

type View = z.output<typeof ProjectIrregularity>

/** Latest by project; none is absent. */
export async function findIrregularities(
  executor: Executor,
  projectIds: readonly string[],
): Promise<Map<string, View>> {
  const { projectId, createdAt, irregularityId } = irregularities
  const rows = await executor
    .selectDistinctOn([projectId])
    .from(irregularities)
    .where(inArray(projectId, [...projectIds]))
    .orderBy(projectId, desc(createdAt), desc(irregularityId))
  return new Map(rows.map((row) => [row.projectId, viewOf(row)]))
}

function viewOf(row: typeof irregularities.$inferSelect): View {
  const { irregularityId, state, differences, lastDay, revocableUntil, endedAt, createdAt } = row
  const { irregularity, irregularityEn, steps, stepsEn, correction, correctionEn } = row
  const texts = { irregularity, irregularityEn, steps, stepsEn, correction, correctionEn }
  const suspendedAt = lastDay === null ? null : createdAt
  return { irregularityId, state, ...texts, differences, suspendedAt, lastDay, revocableUntil, endedAt }
}
