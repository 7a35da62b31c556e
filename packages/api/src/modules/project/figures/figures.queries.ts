import { sql } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { visibleTo } from '../projects/index.ts'
import { projects } from '../../../database/schema/project.ts'
import type { Standing, StandingCount } from './figures.domain.ts'
import { ledgerAccounts, ledgerTransfers } from '../../../database/schema/wallet.ts'
import { distributions } from '../../../database/schema/distributions.ts'
import { loanDefaults } from '../../../database/schema/loans.ts'

const isPublic = visibleTo({ scope: 'public', userId: null })!

/**
 * Public projects by standing on `today`, from escrow and distribution totals, which reconciliation proves, so that the
 * home page need not sum postings.
 */
export async function countByStanding(executor: Executor, today: string): Promise<StandingCount[]> {
  const { rows } = await executor.execute<{
    standing: Standing
    project_count: number
    funded: string
    principal: string
    interest: string
    weighted_return: string
  }>(sql`
    with stood as (
      select case
          when ${projects.phase} = 'Closed' and coalesce(paid.principal, 0) < escrow.balance + coalesce(payout.amount, 0) then 'unrecovered'
          when ${projects.phase} = 'Closed' then 'closed'
          when ${projects.phase} <> 'Financed' then 'raising'
          when exists (select from ${loanDefaults} l where l.project_id = ${projects.projectId} and l.state = 'written-off') then 'unrecovered'
          when exists (select from ${loanDefaults} l where l.project_id = ${projects.projectId} and l.state <> 'cured') then 'inDefault'
          when coalesce(paid.is_late, false) then 'late'
          else 'onTime'
        end as standing,
        escrow.balance + coalesce(payout.amount, 0) as funded,
        coalesce(paid.principal, 0) as principal,
        coalesce(paid.interest, 0) as interest,
        (24 * ${projects.targetProfitability} + ${projects.projectDuration}) / (2 * ${projects.projectDuration}) as annual_return
      from ${projects}
      join ${ledgerAccounts} escrow on escrow.account_id = ${projects.projectId}
      left join lateral (
        select sum(t.amount)::bigint as amount from ${ledgerTransfers} t
        where t.debit_account_id = ${projects.projectId} and t.kind = 'payout'
      ) payout on true
      left join lateral (
        select (sum(d.principal) filter (where d.status = 'paid'))::bigint as principal,
          (sum(d.interest - d.fee) filter (where d.status = 'paid'))::bigint as interest,
          bool_or(d.status not in ('paid', 'reversed') and d.due_date < ${today}) as is_late
        from ${distributions} d where d.project_id = ${projects.projectId}
      ) paid on true
      where ${isPublic}
    )
    select standing, count(*)::integer as project_count, sum(funded)::bigint as funded, sum(principal)::bigint as principal,
      sum(interest)::bigint as interest, sum(funded::numeric * annual_return)::text as weighted_return
    from stood where funded > 0 group by standing`)
  return rows.map((row) => ({
    standing: row.standing,
    projectCount: row.project_count,
    funded: BigInt(row.funded),
    principal: BigInt(row.principal),
    interest: BigInt(row.interest),
    weightedReturn: BigInt(row.weighted_return),
  }))
}

/** Cents, over public open projects. */
export async function findLowestMinimum(executor: Executor): Promise<bigint | null> {
  const { rows } = await executor.execute<{ minimum: string | null }>(
    sql`select min(${projects.minimumInvestment}) as minimum from ${projects} where ${isPublic} and ${projects.phase} = 'Investment'`,
  )
  const minimum = rows[0]?.minimum ?? null
  return minimum === null ? null : BigInt(minimum)
}
