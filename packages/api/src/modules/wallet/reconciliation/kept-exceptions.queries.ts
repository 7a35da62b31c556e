import { sql, desc } from 'drizzle-orm'
import { cohortInvestments, cohortsKept, tallies, tallyChanges } from '../../../database/schema/tallies.ts'
import {
  ledgerAccounts,
  ledgerTransfers,
  wallets,
  custodyDays,
  walletBalances,
  walletMoves,
  reconciliations,
} from '../../../database/schema/wallet.ts'
import { type Executor, firstOf } from '../../../database/index.ts'

export const keptExceptionsOf = {
  talliesEqualRows: sql`
    select counted as noun, null::uuid as record_id, coalesce(r.rows, 0) || ' / ' || coalesce(r.amount, 0) || ' / ' || coalesce(r.penalties, 0) as expected,
      coalesce(t.rows, 0) || ' / ' || coalesce(t.amount, 0) || ' / ' || coalesce(t.penalties, 0) as found
    from (
      select counted, each.day, kind, sum(rows) as rows, sum(amount) as amount, sum(penalties) as penalties
      from cauce_count_rows() one, cauce_days(one.day) each group by 1, 2, 3
    ) r full join (
      select counted, day, kind, sum(rows) as rows, sum(amount) as amount, sum(penalties) as penalties
      from (table ${tallies} union all select counted, each.day, kind, rows, amount, penalties from ${tallyChanges} one, cauce_days(one.day) each) kept
      group by 1, 2, 3
    ) t using (counted, day, kind)
    where (coalesce(r.rows, 0), coalesce(r.amount, 0), coalesce(r.penalties, 0)) is distinct from (coalesce(t.rows, 0), coalesce(t.amount, 0), coalesce(t.penalties, 0))`,
  copiesEqualBalances: sql`
    select 'wallets' as noun, w.wallet_id as record_id,
      case when c.balance is distinct from b.balance then b.balance else free.available end::text as expected,
      case when c.balance is distinct from b.balance then coalesce(c.balance::text, 'none') else c.available::text end as found
    from ${wallets} w join ${ledgerAccounts} free on free.account_id = w.wallet_id join ${ledgerAccounts} reserved on reserved.account_id = w.reserved_account_id
    cross join lateral (select free.balance + reserved.balance as balance) b left join ${walletBalances} c on c.wallet_id = w.wallet_id
    where (c.balance, c.available) is distinct from (b.balance, free.available) and w.wallet_id not in (select wallet_id from ${walletMoves})`,
  custodyEqualsPostings: sql`
    select 'ledger' as noun, null::uuid as record_id, each.day || ': ' || p.wallets || ' / ' || p.projects || ' / ' || p.unassigned || ' / ' || p.under_way as expected,
      coalesce(k.wallets || ' / ' || k.projects || ' / ' || k.unassigned || ' / ' || k.under_way, 'none') as found
    from (select min(day) as first, max(day) as last from ${custodyDays}) kept
    cross join lateral generate_series(kept.first, kept.last, interval '1 day') as each (day)
    left join lateral (select * from ${custodyDays} one where one.day = each.day::date) k on true
    join (
      select day, sum(wallets) over past as wallets, sum(projects) over past as projects, sum(unassigned) over past as unassigned, sum(under_way) over past as under_way
      from (
        select each.day::date as day, coalesce(c.wallets, 0) as wallets, coalesce(c.projects, 0) as projects, coalesce(c.unassigned, 0) as unassigned, coalesce(c.under_way, 0) as under_way
        from (select least(cauce_day(min(created_at)), (select min(day) from ${custodyDays})) as first, (select max(day) from ${custodyDays}) as last from ${ledgerTransfers}) ends
        cross join lateral generate_series(ends.first, ends.last, interval '1 day') as each (day)
        left join cauce_custody_changes('2000-01-01', '9999-12-30') c on c.day = each.day::date
      ) changes window past as (order by day)
    ) p on p.day = each.day::date
    where (k.wallets, k.projects, k.unassigned, k.under_way) is distinct from (p.wallets, p.projects, p.unassigned, p.under_way)`,
  // Newer orders are kept at the job's next run.
  cohortsEqualOrders: sql`
    select 'users' as noun, user_id as record_id, within_months || ': ' || coalesce(o.first_at || ' / ' || o.amount, 'none') as expected,
      coalesce(k.first_at || ' / ' || k.amount, 'none') as found
    from cauce_cohorts_of(null) o full join ${cohortInvestments} k using (user_id, within_months)
    where (o.first_at, o.amount) is distinct from (k.first_at, k.amount) and exists (select from ${cohortsKept})
      and user_id not in (select cauce_investors_since(kept_at) from ${cohortsKept})`,
}

type Finding = typeof reconciliations.$inferSelect

export async function insertFinding(executor: Executor, finding: Finding): Promise<void> {
  await executor.insert(reconciliations).values(finding)
}

/** Undefined before the first night. */
export const findLastFinding = (executor: Executor) =>
  firstOf(executor.select().from(reconciliations).orderBy(desc(reconciliations.checkedAt)).limit(1))
