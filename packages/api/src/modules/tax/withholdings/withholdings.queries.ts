import type { WithholdingReason } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { distributions, distributionShares } from '../../../database/schema/distributions.ts'

/** Paid interest with its tax, by quarter of accrual and by what applied to the investor. Amounts in cents. */
export async function findWithheld(executor: Executor) {
  const { rows } = await executor.execute<{
    day: string
    reason: WithholdingReason
    rate: number
    investors: number
    interest: string
    withheld: string
  }>(sql`
    select to_char(date_trunc('quarter', least(d.due_date, d.paid_on)::timestamp), 'YYYY-MM-DD') as day, s.withholding_reason as reason, s.withholding_rate as rate,
      count(distinct s.user_id)::integer as investors, sum(s.interest)::bigint as interest, sum(s.withheld)::bigint as withheld
    from ${distributionShares} s join ${distributions} d using (distribution_id)
    where s.paid_at is not null and s.withholding_rate is not null and s.interest > 0
    group by 1, 2, 3 order by 1, 2, 3`)
  return rows.map(({ interest, withheld, ...row }) => ({
    ...row,
    interest: BigInt(interest),
    withheld: BigInt(withheld),
  }))
}

/** Interest that was due before a day and that is not paid, by quarter. */
export async function findUnpaidInterest(executor: Executor, today: string) {
  const { rows } = await executor.execute<{ day: string; interest: string }>(sql`
    select to_char(date_trunc('quarter', due_date::timestamp), 'YYYY-MM-DD') as day, sum(interest_due)::bigint as interest
    from ${distributions} where status <> 'paid' and due_date < ${today} and interest_due > 0 group by 1`)
  return rows.map(({ day, interest }) => ({ day, interest: BigInt(interest) }))
}
