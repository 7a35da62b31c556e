import type { RiskCategory } from '@cauce/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { distributions } from '../../../database/schema/distributions.ts'
import { loanDefaults } from '../../../database/schema/loans.ts'
import { projects, projectTypes } from '../../../database/schema/project.ts'
import { lentOnOf } from '../loan-defaults/index.ts'
import { loanIdOf } from './loan-id.ts'
import type { DefaultTime, LoanFacts, ScheduledPayment } from './loan-facts.domain.ts'

export interface LoanRecord extends LoanFacts {
  readonly loanId: string
  /** Null for a private project. */
  readonly name: string | null
  readonly url: string | null
  readonly months: number
  readonly targetProfitability: number
}

interface Row extends Record<string, unknown> {
  project_id: string
  name: string | null
  url: string | null
  category: RiskCategory | null
  months: number
  target_profitability: number
  lent_on: string
  amount: string
  outstanding: string
  oldest_unpaid: string | null
  payments: ScheduledPayment[]
  defaults: (Omit<DefaultTime, 'loss'> & { loss: string | null })[] | null
}

/** The schedule is drawn up at the payout. A partial payment's remainder is a row with the same due date. */
const schedule = sql`json_agg(json_build_object('dueDate', d.due_date, 'paidOn', case when d.status = 'paid' then d.paid_on end)) filter (where d.status <> 'reversed')`
export const NO_SCHEDULE = sql`'[]'::json`

export async function findLoans(executor: Executor, payments: SQL = schedule): Promise<LoanRecord[]> {
  const { rows } = await executor.execute<Row>(sql`
    select p.project_id, case when not p.private then p.name end as name, case when not p.private then p.url end as url,
      p.risk_category as category, p.project_duration as months, p.target_profitability,
      p.amount_invested::text as amount, (p.amount_invested - repaid)::text as outstanding, lent_on, oldest_unpaid, payments, defaults
    from (
      select d.project_id, ${lentOnOf('d')} as lent_on, coalesce(sum(d.principal) filter (where d.status = 'paid'), 0) as repaid,
        (min(d.due_date) filter (where d.status not in ('paid', 'reversed')))::text as oldest_unpaid, ${payments} as payments
      from ${distributions} d group by 1
    ) paid join ${projects} p using (project_id) join ${projectTypes} t using (project_type_id) left join (
      select l.project_id, json_agg(json_build_object('since', l.since, 'state', l.state, 'endedOn', l.ended_on, 'loss', l.loss::text) order by l.since) as defaults
      from ${loanDefaults} l group by 1
    ) fallen using (project_id)
    where t.is_loan`)
  return rows.map((row) => ({
    loanId: loanIdOf(row.project_id),
    name: row.name,
    url: row.url,
    category: row.category,
    months: row.months,
    targetProfitability: row.target_profitability,
    lentOn: row.lent_on,
    amount: BigInt(row.amount),
    outstanding: BigInt(row.outstanding),
    oldestUnpaid: row.oldest_unpaid,
    payments: row.payments,
    defaults: (row.defaults ?? []).map((time) => ({ ...time, loss: time.loss === null ? null : BigInt(time.loss) })),
  }))
}
