import { formsFor, WITHHOLDING_REASONS } from '@cauce/contract'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { textArray, type Executor, type Transaction } from '../../../database/index.ts'
import { payments, type PaymentRow } from '../../../database/schema/bank.ts'
import { distributions, distributionShares } from '../../../database/schema/distributions.ts'
import { projects } from '../../../database/schema/project.ts'
import { taxHandovers } from '../../../database/schema/tax.ts'
import type { WithheldRow } from './withholdings.domain.ts'

const quarter = sql`date_trunc('quarter', least(d.due_date, d.paid_on)::timestamp)`

/** Rows of a quarter by what its distributions were. */
const known = new Map<string, { readonly version: string; readonly rows: readonly WithheldRow[] }>()

/** Each investor counts once, so a quarter is read share by share: again only when one of its distributions has changed. */
export async function findWithheld(executor: Executor): Promise<WithheldRow[]> {
  const { rows: quarters } = await executor.execute<{ day: string; version: string; is_paying: boolean }>(sql`
    select to_char(${quarter}, 'YYYY-MM-DD') as day, bool_or(d.status = 'confirming') as is_paying,
      sum(hashtextextended(concat_ws(' ', d.distribution_id, d.status, d.updated_at), 0))::text as version
    from ${distributions} d where d.paid_on is not null group by 1 order by 1`)
  const rowsOf = new Map(
    quarters.map(({ day, version, is_paying }) => {
      const kept = known.get(day)
      return [day, is_paying || kept?.version !== version ? undefined : kept.rows]
    }),
  )
  const changed = quarters.filter(({ day }) => rowsOf.get(day) === undefined)
  const days = changed.map(({ day }) => day)
  const read = Map.groupBy(days.length > 0 ? await readWithheld(executor, days) : [], ({ day }) => day)
  for (const { day, version } of changed) known.set(day, { version, rows: read.get(day) ?? [] })
  return quarters.flatMap(({ day }) => rowsOf.get(day) ?? read.get(day) ?? [])
}

async function readWithheld(executor: Executor, days: readonly string[]): Promise<WithheldRow[]> {
  const { rows } = await executor.execute<Record<keyof WithheldRow, never>>(sql`
    select to_char(quarter, 'YYYY-MM-DD') as day, reason, rate, count(user_id)::integer as investors, sum(interest)::bigint as interest,
      sum(withheld)::bigint as withheld
    from (
      select ${quarter} as quarter, s.withholding_reason as reason, s.withholding_rate as rate,
        s.user_id, sum(s.interest) as interest, sum(s.withheld) as withheld
      from ${distributionShares} s join ${distributions} d using (distribution_id)
      where s.paid_at is not null and s.interest > 0 and ${quarter} = any(${textArray(days)}::timestamp[]) group by 1, 2, 3, 4
    ) people
    group by 1, 2, 3 order by 1, 2, 3`)
  return rows.map((row) => ({ ...row, interest: BigInt(row.interest), withheld: BigInt(row.withheld) }))
}

export async function findUnpaidInterest(executor: Executor, today: string) {
  const { rows } = await executor.execute<{ day: string; interest: string }>(sql`
    select to_char(date_trunc('quarter', due_date::timestamp), 'YYYY-MM-DD') as day, sum(interest_due)::bigint as interest
    from ${distributions} where status not in ('paid', 'reversed') and due_date < ${today} and interest_due > 0 group by 1`)
  return rows.map(({ day, interest }) => ({ day, interest: BigInt(interest) }))
}

const { handoverId } = taxHandovers
/** Latest payment: a failed one is replaced in the same transaction. */
const ofPayment = <Value>(column: string) =>
  sql<Value>`(select p.${sql.raw(column)} from ${payments} p where p.handover_id = ${handoverId} and p.state not in ('refused', 'returned', 'cancelled') limit 1)`

/** Done or under way, in queue order. */
export async function findHandovers(executor: Executor, ids?: readonly string[]) {
  return executor
    .select({
      handoverId,
      fromDay: taxHandovers.quarter,
      agent: taxHandovers.agent,
      form: taxHandovers.form,
      projectId: taxHandovers.projectId,
      projectName: projects.name,
      amount: taxHandovers.amount,
      credited: taxHandovers.credited,
      reversed:
        sql<bigint>`(select coalesce(sum(s.withheld), 0)::bigint from ${distributionShares} s where s.handover_id = ${handoverId} and s.paid_at is null)`.mapWith(
          taxHandovers.amount,
        ),
      paymentId: ofPayment<string | null>('payment_id'),
      paymentState: ofPayment<PaymentRow['state'] | null>('state'),
      createdAt: taxHandovers.createdAt,
    })
    .from(taxHandovers)
    .leftJoin(projects, eq(projects.projectId, taxHandovers.projectId))
    .where(ids && inArray(handoverId, [...ids]))
    .orderBy(asc(handoverId))
}

interface NewHandovers {
  readonly fromDay: string
  /** Day after the quarter. */
  readonly next: string
  readonly createdBy: string
  readonly now: Date
}

const onForm123 = WITHHOLDING_REASONS.filter((reason) => formsFor(reason)[0] === '123')

/**
 * A row for each platform form and each declaring promoter, less what was handed over of payments that were reversed.
 * Concurrent calls are serialised by the lock; the second finds nothing.
 */
export async function insertHandovers(tx: Transaction, { fromDay, next, createdBy, now }: NewHandovers) {
  // Of two quarters at once, one deducts what is to be deducted.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('tax-handovers', 0))`)
  const { rows } = await tx.execute<{
    handover_id: string
    form: '123' | '216' | null
    amount: string
    credited: string
    project: string | null
    promoter: string | null
    project_id: string | null
  }>(sql`
    with open as materialized (
      select s.distribution_id, s.order_id, s.withheld, d.withholding_agent as agent,
        case when d.withholding_agent = 'promoter' then null when s.withholding_reason = any(${textArray(onForm123)}) then '123' else '216' end as form,
        case when d.withholding_agent = 'promoter' then d.project_id end as project_id
      from ${distributionShares} s join ${distributions} d using (distribution_id)
      where s.paid_at is not null and s.withheld > 0 and s.handover_id is null and d.received_at is not null
        and least(d.due_date, d.paid_on) >= ${fromDay} and least(d.due_date, d.paid_on) < ${next}
      for update of s
    ), owed as (
      select agent, form, project_id, sum(withheld)::bigint as amount from open group by 1, 2, 3
    ), credits as (
      select h.agent, h.form, h.project_id, coalesce(sum(s.withheld), 0) - sum(h.credited) as amount
      from ${taxHandovers} h left join lateral (
        select sum(withheld) as withheld from ${distributionShares} where handover_id = h.handover_id and paid_at is null) s on true
      group by 1, 2, 3
    ), wanted as materialized (
      select uuidv7() as handover_id, o.agent, o.form, o.project_id, o.amount - deducted.amount as amount, deducted.amount as credited
      from owed o left join credits c on (c.agent, c.form, c.project_id) is not distinct from (o.agent, o.form, o.project_id)
      cross join lateral (select least(o.amount, coalesce(c.amount, 0))::bigint as amount) deducted
    ), made as (
      insert into ${taxHandovers} (handover_id, quarter, agent, form, project_id, amount, credited, created_by, created_at)
      select handover_id, ${fromDay}::date, agent, form, project_id, amount, credited, ${createdBy}::uuid, ${now.toISOString()}::timestamptz from wanted
    ), marked as (
      update ${distributionShares} s set handover_id = wanted.handover_id
      from open join wanted on (open.agent, open.form, open.project_id) is not distinct from (wanted.agent, wanted.form, wanted.project_id)
      where s.distribution_id = open.distribution_id and s.order_id = open.order_id
    )
    select w.handover_id, w.form, w.amount, w.credited, p.name as project, p.promoter_name as promoter, w.project_id
    from wanted w left join ${projects} p on p.project_id = w.project_id order by w.handover_id`)
  return rows.map(({ handover_id, project_id, amount, credited, ...row }) => ({
    ...row,
    handoverId: handover_id,
    projectId: project_id,
    amount: BigInt(amount),
    credited: BigInt(credited),
  }))
}
