import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { loanDefaults } from '../../../database/schema/loans.ts'
import { projects } from '../../../database/schema/project.ts'

/** Start by project; absent if not in default. */
export async function findDefaults(executor: Executor, projectIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await executor
    .select({ projectId: loanDefaults.projectId, since: loanDefaults.since })
    .from(loanDefaults)
    .where(and(inArray(loanDefaults.projectId, [...projectIds]), sql`${loanDefaults.state} <> 'cured'`))
  return new Map(rows.map(({ projectId, since }) => [projectId, since]))
}

export function isInDefault(wanted: boolean | undefined): SQL | undefined {
  if (wanted === undefined) return undefined
  const lasting = sql`exists (select from ${loanDefaults} where ${eq(loanDefaults.projectId, projects.projectId)} and ${loanDefaults.state} <> 'cured')`
  return wanted ? lasting : sql`not ${lasting}`
}
