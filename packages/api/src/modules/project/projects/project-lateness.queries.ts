import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { distributions } from '../../../database/schema/distributions.ts'
import { projects } from '../../../database/schema/project.ts'

/** Days of the oldest unpaid return on `today`; on-time and finished projects are absent. */
export async function findDaysLate(
  executor: Executor,
  projectIds: readonly string[],
  today: string,
): Promise<Map<string, number>> {
  const rows = await executor
    .select({
      projectId: distributions.projectId,
      daysLate: sql<number>`${today}::date - min(${distributions.dueDate})`,
    })
    .from(distributions)
    .innerJoin(projects, eq(projects.projectId, distributions.projectId))
    .where(
      and(
        inArray(distributions.projectId, [...projectIds]),
        eq(projects.phase, 'Financed'),
        ne(distributions.status, 'paid'),
        lt(distributions.dueDate, today),
      ),
    )
    .groupBy(distributions.projectId)
  return new Map(rows.map(({ projectId, daysLate }) => [projectId, daysLate]))
}
