import { TIME_ZONE } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../database/index.ts'
import { users } from '../../database/schema/account.ts'
import { distributionShares } from '../../database/schema/distributions.ts'
import { issuedDocuments } from '../../database/schema/issued-documents.ts'
import { orders } from '../../database/schema/orders.ts'
import { projectPhases, projects } from '../../database/schema/project.ts'
import { ledgerAccounts, ledgerTransfers, wallets } from '../../database/schema/wallet.ts'
import { type Activity, type Subject, subjectKey } from './due.domain.ts'

const dayOf = (instant: string) => sql.raw(`to_char(${instant} at time zone '${TIME_ZONE}', 'YYYY-MM-DD')`)
const monthOf = (instant: string) => sql.raw(`to_char(${instant} at time zone '${TIME_ZONE}', 'YYYY-MM')`)
const yearOf = (instant: string) => sql.raw(`extract(year from ${instant} at time zone '${TIME_ZONE}')::integer`)

export const startOf = (day: string) => sql`(${day}::timestamp at time zone ${sql.raw(`'${TIME_ZONE}'`)})`

/** Ledger accounts of a person, as an array: by a subquery the planner would read the whole ledger. */
const accountsOf = (userId: string) =>
  sql`any (array(select a.account_id from ${wallets} w join ${ledgerAccounts} a on a.wallet_id = w.wallet_id where w.user_id = ${userId}))`

export const movesOf = (userId: string) => sql`(
  select t.*, case when t.credit_account_id = ${accountsOf(userId)} then t.amount else -t.amount end as signed
  from ${ledgerTransfers} t
  where (t.credit_account_id = ${accountsOf(userId)} or t.debit_account_id = ${accountsOf(userId)})
    and (t.credit_account_id = ${accountsOf(userId)}) <> (t.debit_account_id = ${accountsOf(userId)}))`

export async function findActivity(executor: Executor, userId: string): Promise<Activity> {
  const { rows: ofOrders } = await executor.execute<{ order_id: string; project_id: string; day: string }>(sql`
    select order_id, project_id, ${dayOf('created_at')} as day from ${orders}
    where user_id = ${userId} order by created_at, order_id`)
  const { rows: ofProjects } = await executor.execute<{ project_id: string; day: string }>(sql`
    select p.project_id, ${dayOf('f.started_at')} as day from ${projects} p join ${projectPhases} f using (project_id)
    where p.phase = 'Closed' and f.ended_at is null
      and exists (select from ${orders} o where o.project_id = p.project_id and o.user_id = ${userId} and o.status = 'finished')
    order by 2`)
  const { rows: months } = await executor.execute<{ month: string }>(
    sql`select distinct ${monthOf('m.created_at')} as month from ${movesOf(userId)} m order by 1`,
  )
  const { rows: years } = await executor.execute<{ year: number }>(sql`
    select distinct ${yearOf('s.paid_at')} as year from ${distributionShares} s join ${orders} o using (order_id)
    where o.user_id = ${userId} and s.paid_at is not null and s.interest > 0 order by 1`)
  const { rows: money } = await executor.execute<{ has_money: boolean }>(sql`
    select exists (select from ${ledgerAccounts} a where a.account_id = ${accountsOf(userId)} and a.balance > 0)
      or exists (select from ${orders} where user_id = ${userId} and status in ('pending', 'active')) as has_money`)
  return {
    orders: ofOrders.map((row) => ({ orderId: row.order_id, projectId: row.project_id, day: row.day })),
    ended: ofProjects.map((row) => ({ projectId: row.project_id, day: row.day })),
    months: months.map(({ month }) => month),
    paidYears: years.map(({ year }) => year),
    hasMoney: money[0]!.has_money,
  }
}

export async function findIssued(executor: Executor, userId: string): Promise<Set<string>> {
  const { kind, orderId, projectId, periodStart } = issuedDocuments
  const rows = await executor
    .select({ kind, orderId, projectId, periodStart })
    .from(issuedDocuments)
    .where(sql`${issuedDocuments.userId} = ${userId}`)
  return new Set(rows.map(subjectKey))
}

export async function countEditions(executor: Executor, userId: string, subject: Subject): Promise<number> {
  const { kind, orderId, projectId, periodStart } = issuedDocuments
  return executor.$count(
    issuedDocuments,
    sql`${issuedDocuments.userId} = ${userId} and (${kind}, ${orderId}, ${projectId}, ${periodStart}) is not distinct from
      (${subject.kind}, ${subject.orderId}::uuid, ${subject.projectId}::uuid, ${subject.periodStart}::date)`,
  )
}

/** People queued at once, so that bulk jobs do not fill the queue. */
export const TURN = 2_000

/** Moved money in the period (end exclusive), no monthly statement yet. */
export async function findWithoutStatement(
  executor: Executor,
  from: string,
  to: string,
  turn = TURN,
): Promise<string[]> {
  const { rows } = await executor.execute<{ user_id: string }>(sql`
    select distinct w.user_id from ${ledgerTransfers} t
    join ${ledgerAccounts} a on a.account_id in (t.debit_account_id, t.credit_account_id)
    join ${wallets} w on w.wallet_id = a.wallet_id join ${users} u on u.user_id = w.user_id
    where t.created_at >= ${startOf(from)} and t.created_at < ${startOf(to)} and u.deleted_at is null
      and not exists (select from ${issuedDocuments} d where d.user_id = w.user_id and d.kind = 'monthlyStatement' and d.period_start = ${from})
    order by 1 limit ${turn}`)
  return rows.map((row) => row.user_id)
}

/** Money or payments in the year, no annual statement yet. */
export async function findWithoutYear(executor: Executor, year: number, turn = TURN): Promise<string[]> {
  const [from, to] = [startOf(`${year}-01-01`), startOf(`${year + 1}-01-01`)]
  const { rows } = await executor.execute<{ user_id: string }>(sql`
    select w.user_id from ${wallets} w join ${users} u using (user_id)
    where w.created_at < ${to} and u.deleted_at is null and (
      exists (select from ${ledgerAccounts} a where a.wallet_id = w.wallet_id and a.balance > 0)
      or exists (select from ${orders} o where o.user_id = w.user_id and (o.status in ('pending', 'active') or o.updated_at >= ${from}))
      or exists (select from ${ledgerAccounts} a join ${ledgerTransfers} t on a.account_id in (t.debit_account_id, t.credit_account_id)
        where a.wallet_id = w.wallet_id and t.created_at >= ${from} and t.created_at < ${to}))
      and exists (select from ${ledgerAccounts} a join ${ledgerTransfers} t on a.account_id in (t.debit_account_id, t.credit_account_id)
        where a.wallet_id = w.wallet_id and t.created_at < ${to})
      and not exists (select from ${issuedDocuments} d where d.user_id = w.user_id and d.kind = 'yearlyStatement' and d.year = ${year})
    order by 1 limit ${turn}`)
  return rows.map((row) => row.user_id)
}
