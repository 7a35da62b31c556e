import { addDays } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../database/index.ts'
import { distributions, distributionShares } from '../../database/schema/distributions.ts'
import { loanDefaults } from '../../database/schema/loans.ts'
import { orderMovements, orders } from '../../database/schema/orders.ts'
import { bankAccounts } from '../../database/schema/payment.ts'
import { projects } from '../../database/schema/project.ts'
import { type TransferKind, transactions } from '../../database/schema/wallet.ts'
import { movesOf, startOf } from './activity.queries.ts'
import type { Holding, Movement, MovementKind, PaidPart } from './statement.domain.ts'

const KIND_OF: Partial<Record<TransferKind, MovementKind>> = {
  income: 'deposit',
  withdraw: 'withdrawal',
  invest: 'invested',
  revoke: 'revoked',
  disinvest: 'disinvested',
  refund: 'refunded',
}

/** Inclusive. */
export interface Period {
  readonly periodStart: string
  readonly periodEnd: string
}
const within = (instant: string, { periodStart, periodEnd }: Period) =>
  sql`${sql.raw(instant)} >= ${startOf(periodStart)} and ${sql.raw(instant)} < ${startOf(addDays(periodEnd, 1))}`

/** By the ledger. */
export async function findBalances(executor: Executor, userId: string, { periodStart, periodEnd }: Period) {
  const { rows } = await executor.execute<{ opening: string; closing: string }>(sql`
    select coalesce(sum(m.signed) filter (where m.created_at < ${startOf(periodStart)}), 0)::bigint as opening, coalesce(sum(m.signed), 0)::bigint as closing
    from ${movesOf(userId)} m where m.created_at < ${startOf(addDays(periodEnd, 1))}`)
  return { opening: BigInt(rows[0]!.opening), closing: BigInt(rows[0]!.closing) }
}

/** Excludes payments of projects, unless they were reversed. */
export async function findMovements(executor: Executor, userId: string, period: Period): Promise<Movement[]> {
  const { rows } = await executor.execute<{
    created_at: string
    kind: TransferKind
    signed: string
    project: string | null
    iban: string | null
    number: string | null
  }>(sql`
    select m.created_at, m.kind, m.signed::bigint, p.name as project, b.account as iban, x.number
    from ${movesOf(userId)} m left join ${transactions} x on x.transaction_id = m.transaction_id
    left join ${distributions} d on d.distribution_id = m.distribution_id
    left join ${projects} p on p.project_id = x.project_id left join ${bankAccounts} b on b.bank_account_id = x.bank_account_id
    where ${within('m.created_at', period)} and (m.kind not in ('return', 'principal') or d.status = 'reversed') order by m.created_at, m.transfer_id`)
  return rows.map((row) => ({
    at: new Date(row.created_at),
    kind: KIND_OF[row.kind] ?? 'corrected',
    amount: BigInt(row.signed),
    project: row.project,
    iban: row.iban,
    number: row.number,
  }))
}

export async function findPayments(
  executor: Executor,
  userId: string,
  which: Period | { readonly projectId: string },
): Promise<PaidPart[]> {
  const { rows } = await executor.execute<
    Record<string, string> & { number: number; part: number; count: number; is_partial: boolean }
  >(sql`
    select s.paid_at, p.name as project, p.promoter_name as promoter, p.promoter_tax_number, d.number, d.part, d.period_start::text, d.due_date::text, d.paid_on::text,
      d.interest < d.interest_due or d.principal < d.principal_due as is_partial,
      (select max(e.number) from ${distributions} e where e.project_id = d.project_id) as count,
      s.interest, s.fee, s.withheld, s.principal, s.withholding_rate as rate
    from ${distributionShares} s join ${orders} o using (order_id) join ${distributions} d using (distribution_id)
    join ${projects} p on p.project_id = d.project_id
    where o.user_id = ${userId} and s.paid_at is not null
      and ${'projectId' in which ? sql`d.project_id = ${which.projectId}` : within('s.paid_at', which)}
    order by s.paid_at, d.number, d.part, s.order_id`)
  return rows.map((row) => ({
    at: new Date(row['paid_at']!),
    project: row['project']!,
    promoter: row['promoter']!,
    promoterTaxNumber: row['promoter_tax_number'] ?? null,
    number: row.number,
    part: row.part,
    count: row.count,
    isPartial: row.is_partial,
    periodStart: row['period_start']!,
    dueDate: row['due_date']!,
    paidOn: row['paid_on']!,
    interest: BigInt(row['interest']!),
    fee: BigInt(row['fee']!),
    withheld: BigInt(row['withheld']!),
    principal: BigInt(row['principal']!),
    rate: Number(row['rate']),
  }))
}

interface HoldingRow extends Record<string, unknown> {
  readonly project: string
  readonly expected_end: string | null
  readonly outstanding: string
  readonly days_late: number
  readonly defaulted_on: string | null
  readonly is_lost: boolean
}

export async function findHoldings(executor: Executor, userId: string, day: string): Promise<Holding[]> {
  const end = startOf(addDays(day, 1))
  const { rows } = await executor.execute<HoldingRow>(sql`
    with put as (
      select m.project_id, sum(case m.type when 'invest' then m.amount else -m.amount end) as amount
      from ${orderMovements} m where m.user_id = ${userId} and m.created_at < ${end} group by 1
    ), repaid as (
      select o.project_id, sum(s.principal) as amount from ${distributionShares} s join ${orders} o using (order_id)
      where o.user_id = ${userId} and s.paid_at < ${end} group by 1
    )
    select p.name as project, (select max(d.due_date)::text from ${distributions} d where d.project_id = p.project_id and d.created_at < ${end}) as expected_end,
      (put.amount - coalesce(repaid.amount, 0))::bigint as outstanding,
      (select coalesce(${day}::date - min(d.due_date), 0) from ${distributions} d
        where d.project_id = p.project_id and d.due_date < ${day} and d.created_at < ${end} and d.status <> 'reversed'
        and not exists (select from ${distributionShares} s where s.distribution_id = d.distribution_id and s.paid_at < ${end})) as days_late,
      l.since::text as defaulted_on, coalesce(l.state = 'written-off' and l.ended_on <= ${day}, false) as is_lost
    from put join ${projects} p using (project_id) left join repaid using (project_id)
    left join lateral (select * from ${loanDefaults} d where d.project_id = p.project_id and d.since <= ${day}
      and (d.state <> 'cured' or d.ended_on > ${day}) order by d.since limit 1) l on true
    where put.amount > coalesce(repaid.amount, 0) order by p.name`)
  return rows.map((row) => ({
    project: row.project,
    expectedEnd: row.expected_end,
    outstanding: BigInt(row.outstanding),
    daysLate: row.days_late,
    defaultedOn: row.defaulted_on,
    isLost: row.is_lost,
  }))
}

export async function findInvested(executor: Executor, userId: string, projectId: string): Promise<bigint> {
  const { rows } = await executor.execute<{ amount: string }>(sql`
    select coalesce(sum(amount), 0)::bigint as amount from ${orders}
    where user_id = ${userId} and project_id = ${projectId} and status = 'finished'`)
  return BigInt(rows[0]!.amount)
}
