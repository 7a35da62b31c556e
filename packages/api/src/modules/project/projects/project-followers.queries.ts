import { count, inArray } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { projectFollows } from '../../../database/schema/project.ts'

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
