import { sql } from 'drizzle-orm'
import { type Executor, uuidArray } from '../../database/index.ts'

/**
 * By how many days the oldest unpaid return of each project is late on `today`; a project that is not late is absent.
 * By table name, because distributions depend on projects.
 */
export async function findDaysLate(
  executor: Executor,
  projectIds: readonly string[],
  today: string,
): Promise<Map<string, number>> {
  if (projectIds.length === 0) return new Map()
  const { rows } = await executor.execute<{ project_id: string; days: number }>(sql`
    select project_id, (${today}::date - min(due_date))::integer as days from distributions
    where project_id = any (${uuidArray(projectIds)}) and status <> 'paid' and due_date < ${today}::date
    group by project_id`)
  return new Map(rows.map((row) => [row.project_id, row.days]))
}
