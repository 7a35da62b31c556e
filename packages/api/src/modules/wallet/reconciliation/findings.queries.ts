import { desc } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { reconciliations } from '../../../database/schema/wallet.ts'

type Finding = typeof reconciliations.$inferSelect

export async function insertFinding(executor: Executor, finding: Finding): Promise<void> {
  await executor.insert(reconciliations).values(finding)
}

/** Undefined before the first night. */
export async function findLastFinding(executor: Executor): Promise<Finding | undefined> {
  const [last] = await executor.select().from(reconciliations).orderBy(desc(reconciliations.checkedAt)).limit(1)
  return last
}
