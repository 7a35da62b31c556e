import { sql } from 'drizzle-orm'
import { awaitedIncomes } from '../../../database/schema/awaited-incomes.ts'
import { bankAllocations, bankMovements, bankPeriods, bankStatements } from '../../../database/schema/bank.ts'
import { ledgerAccounts, ledgerTransfers } from '../../../database/schema/wallet.ts'

const balanceOf = (kind: string) => sql`(select balance from ${ledgerAccounts} where kind = ${kind})`

/** Open amounts of one sign; parts instead of their batch. */
const openOf = (condition: ReturnType<typeof sql>) => sql`(
  select coalesce(sum(abs(amount) - settled), 0) from ${bankMovements} where state not in ('batch', 'set_aside') and ${condition})`

/** Clearing postings that meet no line. */
const bookedOnClearing = sql`(
  select coalesce(sum(case when t.credit_account_id = a.account_id then t.amount else -t.amount end), 0)
  from ${ledgerAccounts} a join ${ledgerTransfers} t on a.account_id in (t.debit_account_id, t.credit_account_id) and t.kind <> 'settle' where a.kind = 'clearing')`
const allocated = sql`(
  select coalesce(sum(a.amount * sign(m.amount)), 0) from ${bankAllocations} a join ${bankMovements} m using (movement_id) where a.undone_at is null)`
/** Credited to wallets directly. */
const creditedFromUnassigned = sql`(
  select coalesce(sum(case when t.debit_account_id = a.account_id then t.amount else -t.amount end), 0)
  from ${ledgerAccounts} a join ${ledgerTransfers} t on a.account_id in (t.debit_account_id, t.credit_account_id) and t.kind in ('income', 'unmatch')
  where a.kind = 'unassigned')`

/** Each query returns its exceptions. */
export const bankExceptionsOf = {
  bankEqualsStatements: sql`
    select 'ledger' as noun, null::uuid as record_id, b.expected::text as expected, b.found::text as found
    from (select (select coalesce(sum(opening - closing), 0) from ${bankPeriods}) as expected, ${balanceOf('bank')} as found) b where b.expected <> b.found`,
  statementsChain: sql`
    select 'bankPeriods' as noun, p.period_id as record_id, (p.closing - p.opening)::text as expected, coalesce(m.amount, 0)::text as found
    from ${bankPeriods} p left join lateral (
      select sum(amount) as amount from ${bankMovements} m where m.iban = p.iban and m.booking_day between p.from_day and p.to_day and m.parent_id is null
    ) m on true where p.closing - p.opening <> coalesce(m.amount, 0)
    union all
    select 'bankPeriods', p.period_id, p.opening || ' / ' || p.closing, 'no statement'
    from ${bankPeriods} p where not exists (select from ${bankStatements} s where s.iban = p.iban and s.from_day = p.from_day and s.opening = p.opening)
      or not exists (select from ${bankStatements} s where s.iban = p.iban and s.to_day = p.to_day and s.closing = p.closing)
    union all
    select 'bankPeriods', p.period_id, p.to_day::text, o.from_day::text
    from ${bankPeriods} p join ${bankPeriods} o on o.iban = p.iban and o.period_id <> p.period_id and o.from_day between p.from_day and p.to_day
    union all
    select 'bankStatements', s.statement_id, s.from_day || ' / ' || s.to_day, 'no period'
    from ${bankStatements} s where not exists (select from ${bankPeriods} p where p.iban = s.iban and p.from_day <= s.from_day and s.to_day <= p.to_day)
    union all
    select 'bankMovements', m.movement_id, m.booking_day::text, 'no period'
    from ${bankMovements} m where m.parent_id is null and not exists (select from ${bankPeriods} p where p.iban = m.iban and m.booking_day between p.from_day and p.to_day)
    union all
    select 'bankMovements', b.movement_id, b.amount::text, coalesce(sum(m.amount), 0)::text
    from ${bankMovements} b left join ${bankMovements} m on m.parent_id = b.movement_id where b.state = 'batch'
    group by b.movement_id having b.amount <> coalesce(sum(m.amount), 0)`,
  unassignedEqualsOpenCredits: sql`
    select 'ledger' as noun, null::uuid as record_id, b.expected::text as expected, b.found::text as found
    from (select ${openOf(sql`amount > 0`)} as expected, ${balanceOf('unassigned')} as found) b where b.expected <> b.found`,
  unexplainedEqualsOpenDebits: sql`
    select 'ledger' as noun, null::uuid as record_id, b.expected::text as expected, b.found::text as found
    from (select -${openOf(sql`amount < 0`)} as expected, ${balanceOf('unexplained')} as found) b where b.expected <> b.found`,
  clearingEqualsUnsettled: sql`
    select 'ledger' as noun, null::uuid as record_id, b.expected::text as expected, b.found::text as found
    from (select ${bookedOnClearing} + ${allocated} - ${creditedFromUnassigned} as expected, ${balanceOf('clearing')} as found) b where b.expected <> b.found
    union all
    select 'transactions', transaction_id, coalesce(b.amount || ' / ' || b.booked_at, 'none'), coalesce(w.amount || ' / ' || w.booked_at, 'none')
    from cauce_incomes_awaited() b full join ${awaitedIncomes} w using (transaction_id)
    where (b.amount, b.booked_at) is distinct from (w.amount, w.booked_at)`,
  allocationsFitMovements: sql`
    select 'bankMovements' as noun, m.movement_id as record_id, coalesce(sum(a.amount), 0)::text as expected, m.settled::text as found
    from ${bankMovements} m left join ${bankAllocations} a on a.movement_id = m.movement_id and a.undone_at is null
    group by m.movement_id having m.settled <> coalesce(sum(a.amount), 0) or coalesce(sum(a.amount), 0) > abs(m.amount)`,
}
