import { and, eq, inArray, isNull, lt, sql, desc, count, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { distributions, isOwedPayment } from '../../../database/schema/distributions.ts'
import { projects, projectFollows, projectPhases } from '../../../database/schema/project.ts'
import type { ProjectIrregularity } from '@cauce/contract'
import type { z } from 'zod'
import { irregularities } from '../../../database/schema/irregularities.ts'
import { loanDefaults } from '../../../database/schema/loans.ts'

/**
 * Days of the oldest unpaid return on `today`, zero of on-time and finished projects, and what was paid before fee and tax; projects without
 * a schedule are absent.
 */
export async function findReturns(executor: Executor, projectIds: readonly string[], today: string) {
  const { projectId, status, interest, principal, dueDate } = distributions
  const paid = (column: SQLWrapper) =>
    sql`coalesce(sum(${column}) filter (where ${status} = 'paid'), 0)`.mapWith(BigInt)
  const isLate = and(eq(projects.phase, 'Financed'), isOwedPayment, lt(dueDate, today))
  const rows = await executor
    .select({
      projectId,
      daysLate: sql<number>`coalesce(${today}::date - min(${dueDate}) filter (where ${isLate}), 0)`,
      paidBack: { interest: paid(interest), principal: paid(principal) },
    })
    .from(distributions)
    .innerJoin(projects, eq(projects.projectId, projectId))
    .where(inArray(projectId, [...projectIds]))
    .groupBy(projectId)
  return new Map(rows.map((row) => [row.projectId, row]))
}

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

/** Zero is absent. */
export async function countFollowers(executor: Executor, projectIds: readonly string[]): Promise<Map<string, number>> {
  const { projectId } = projectFollows
  const rows = await executor
    .select({ projectId, followers: count() })
    .from(projectFollows)
    .where(inArray(projectId, [...projectIds]))
    .groupBy(projectId)
  return new Map(rows.map((row) => [row.projectId, row.followers]))
}

export async function findClosedAt(executor: Executor, projectIds: readonly string[]): Promise<Map<string, Date>> {
  const { projectId, phase, startedAt, endedAt } = projectPhases
  const rows = await executor
    .select({ projectId, startedAt })
    .from(projectPhases)
    .where(and(inArray(projectId, [...projectIds]), eq(phase, 'Closed'), isNull(endedAt)))
  return new Map(rows.map((row) => [row.projectId, row.startedAt]))
}

/** Open and written off, by project. */
export async function findDefaults(executor: Executor, projectIds: readonly string[]) {
  const rows = await executor
    .select({
      projectId: loanDefaults.projectId,
      since: loanDefaults.since,
      state: loanDefaults.state,
      loanDefault: { reason: loanDefaults.reason, endedOn: loanDefaults.endedOn, endReason: loanDefaults.endReason },
    })
    .from(loanDefaults)
    .where(and(inArray(loanDefaults.projectId, [...projectIds]), sql`${loanDefaults.state} <> 'cured'`))
  return new Map(rows.map((row) => [row.projectId, row]))
}

export function isInDefault(wanted: boolean | undefined): SQL | undefined {
  if (wanted === undefined) return undefined
  const lasting = sql`exists (select from ${loanDefaults} where ${eq(loanDefaults.projectId, projects.projectId)} and ${loanDefaults.state} <> 'cured')`
  return wanted ? lasting : sql`not ${lasting}`
}
