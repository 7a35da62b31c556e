import { desc } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { reconciliations } from '../../../database/schema/wallet.ts'

/** What a nightly reconciliation found: how many records, and not which, because the log names them. */
type Finding = typeof reconciliations.$inferSelect

/** Keeps what the nightly reconciliation found. */
export async function insertFinding(executor: Executor, finding: Finding): Promise<void> {
  await executor.insert(reconciliations).values(finding)
}

/** The last finding; undefined before the first night. */
export async function findLastFinding(executor: Executor): Promise<Finding | undefined> {
  const [last] = await executor.select().from(reconciliations).orderBy(desc(reconciliations.checkedAt)).limit(1)
  return last
}
