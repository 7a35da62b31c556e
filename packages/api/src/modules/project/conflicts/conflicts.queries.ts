import { CONFLICT_REVIEW_MONTHS, type api, BARRED_KINDS } from '@cauce/contract'
import { and, asc, eq, inArray, lte, or, sql, getTableColumns } from 'drizzle-orm'
import { allOf, type Executor, listOf, rowsOf, sameAs, firstOf } from '../../../database/index.ts'
import { conflicts } from '../../../database/schema/conflicts.ts'
import { projects } from '../../../database/schema/project.ts'
import type { QueryOf } from '../../../http/bind.ts'

const { conflictId, projectId, kind, tie, state, since, reviewedOn, taxNumber } = conflicts

export const conflictRows = rowsOf(conflicts, conflictId)

const fields = { ...getTableColumns(conflicts), projectName: projects.name }
const select = (executor: Executor) =>
  executor.select(fields).from(conflicts).leftJoin(projects, eq(projects.projectId, projectId))
export type FoundConflict = Awaited<ReturnType<typeof select>>[number]

export async function listConflicts(executor: Executor, query: QueryOf<typeof api.conflicts.list>, today: string) {
  const where = allOf(
    sameAs({ projectId, kind, tie, state }, query),
    query.isReviewDue ? isReviewDue(today) : undefined,
  )
  return listOf(
    executor,
    select(executor),
    {
      id: conflictId,
      where,
      order: 'createdAt',
      search: ['personName', 'taxNumber', 'nature', 'measure', 'projectName'],
    },
    query,
  )
}

export const reviewDueOn = sql<string>`(${reviewedOn} + make_interval(months => ${CONFLICT_REVIEW_MONTHS}::integer))::date`

export const isReviewDue = (today: string) => and(eq(state, 'active'), lte(reviewDueOn, sql`${today}::date`))

export const findConflict = (executor: Executor, id: string) => firstOf(select(executor).where(eq(conflictId, id)))

export const findDisclosed = (executor: Executor, id: string) =>
  executor
    .select({
      kind,
      tie,
      nature: conflicts.nature,
      natureEn: conflicts.natureEn,
      measure: conflicts.measure,
      measureEn: conflicts.measureEn,
      since,
    })
    .from(conflicts)
    .where(and(eq(projectId, id), eq(state, 'active')))
    .orderBy(asc(since), asc(conflictId))

const isBarred = and(eq(state, 'active'), eq(tie, 'promoter'), inArray(kind, [...BARRED_KINDS]))

/** True if an insider promotes the project or controls its promoter, by project or tax number. */
export async function isPromotedByInsider(
  executor: Executor,
  project: { readonly projectId: string; readonly promoterTaxNumber: string | null },
): Promise<boolean> {
  const isPromoter = or(
    eq(projectId, project.projectId),
    project.promoterTaxNumber === null ? undefined : eq(taxNumber, project.promoterTaxNumber),
  )
  return (await executor.$count(conflicts, and(isBarred, isPromoter))) > 0
}

/** Projects that an entry bars, in any phase. */
export async function findBarredBy(executor: Executor, id: string): Promise<string[]> {
  const rows = await executor
    .select({ projectId: projects.projectId })
    .from(projects)
    .innerJoin(conflicts, or(eq(projectId, projects.projectId), eq(taxNumber, projects.promoterTaxNumber)))
    .where(and(eq(conflictId, id), isBarred))
  return rows.map((row) => row.projectId)
}
