import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { distributions } from '../../../database/schema/distributions.ts'

/** Distributions that have been confirmed and not been paid to the last part. */
export async function listConfirming(executor: Executor): Promise<string[]> {
  const { distributionId, status, confirmedAt } = distributions
  const rows = await executor
    .select({ distributionId })
    .from(distributions)
    .where(eq(status, 'confirming'))
    .orderBy(confirmedAt)
  return rows.map((row) => row.distributionId)
}

/** Financed projects past their last reflection period whose promoter is still to be paid, or which have no schedule yet. */
export async function listUnsettledProjects(executor: Executor): Promise<string[]> {
  const { rows } = await executor.execute<{ project_id: string }>(sql`
    select p.project_id from projects p join ledger_accounts escrow on escrow.account_id = p.project_id
    where p.phase = 'Financed' and p.amount_invested > 0
      and not exists (select 1 from orders o where o.project_id = p.project_id and o.status = 'pending')
      and ((p.withdraw_money_financed and escrow.balance > 0) or not exists (select 1 from distributions d where d.project_id = p.project_id))
    order by p.project_id`)
  return rows.map((row) => row.project_id)
}
