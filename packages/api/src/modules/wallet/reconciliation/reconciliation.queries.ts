import { randomInt } from 'node:crypto'
import { INVARIANTS, type Invariant } from '@cauce/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { ledgerAccounts, ledgerTransfers, transactions, wallets } from '../../../database/schema/wallet.ts'
import { projects } from '../../../database/schema/project.ts'
import {
  bankFiles,
  bankMovements,
  paymentBatches,
  payments,
  bankAllocations,
  bankPeriods,
  bankStatements,
} from '../../../database/schema/bank.ts'
import { orders, refunds, reservations } from '../../../database/schema/orders.ts'
import { distributions, distributionShares } from '../../../database/schema/distributions.ts'
import { taxHandovers } from '../../../database/schema/tax.ts'
import { imports } from '../../../database/schema/imports.ts'
import { idempotencyKeys } from '../../../database/schema/platform.ts'
import { findHolding } from './fingerprints.queries.ts'
import { keptExceptionsOf } from './kept-exceptions.queries.ts'
import { moneyDecisions } from '../../../database/schema/decisions.ts'
import { accountHolds } from '../../../database/schema/diligence.ts'
import { isFrozenPayment } from '../gate/index.ts'
import { CLEARING_ACCOUNT } from '../ledger/index.ts'
import { awaitedIncomes } from '../../../database/schema/awaited-incomes.ts'

const balanceOf = (kind: string) => sql`(select balance from ${ledgerAccounts} where kind = ${kind})`

const openOf = (condition: ReturnType<typeof sql>) => sql`(
  select coalesce(sum(abs(amount) - settled), 0) from ${bankMovements} where state not in ('batch', 'set_aside', 'taken_back') and ${condition})`

/** Clearing postings that meet no line. */
const bookedOnClearing = sql`(
  select coalesce(sum(case when t.credit_account_id = a.account_id then t.amount else -t.amount end), 0)
  from ${ledgerAccounts} a join ${ledgerTransfers} t on a.account_id in (t.debit_account_id, t.credit_account_id) and t.kind <> 'settle' where a.kind = 'clearing')`
const allocated = sql`(
  select coalesce(sum(a.amount * sign(m.amount)), 0) from ${bankAllocations} a join ${bankMovements} m using (movement_id) where a.undone_at is null)`
const creditedFromUnassigned = sql`(
  select coalesce(sum(case when t.debit_account_id = a.account_id then t.amount else -t.amount end), 0)
  from ${ledgerAccounts} a join ${ledgerTransfers} t on a.account_id in (t.debit_account_id, t.credit_account_id) and t.kind in ('income', 'unmatch')
  where a.kind = 'unassigned')`

/** What a posting `t` took out of clearing; below zero what a reversal put back. */
const outOfClearing = sql`case ${CLEARING_ACCOUNT}::uuid when t.debit_account_id then t.amount when t.credit_account_id then -t.amount else 0 end`

const inForce = sql`(select * from ${bankStatements} join ${bankFiles} using (file_id) where taken_back_at is null)`

const bankExceptionsOf = {
  bankEqualsStatements: sql`
    select 'ledger' as noun, null::uuid as record_id, b.expected::text as expected, b.found::text as found
    from (select (select coalesce(sum(opening - closing), 0) from ${bankPeriods}) as expected, ${balanceOf('bank')} as found) b where b.expected <> b.found`,
  statementsChain: sql`
    select 'bankPeriods' as noun, p.period_id as record_id, (p.closing - p.opening)::text as expected, coalesce(m.amount, 0)::text as found
    from ${bankPeriods} p left join lateral (
      select sum(amount) as amount from ${bankMovements} m where m.iban = p.iban and m.booking_day between p.from_day and p.to_day and m.parent_id is null and m.state <> 'taken_back'
    ) m on true where p.closing - p.opening <> coalesce(m.amount, 0)
    union all
    select 'bankPeriods', p.period_id, p.opening || ' / ' || p.closing, 'no statement'
    from ${bankPeriods} p where not exists (select from ${inForce} s where s.iban = p.iban and s.from_day = p.from_day and s.opening = p.opening)
      or not exists (select from ${inForce} s where s.iban = p.iban and s.to_day = p.to_day and s.closing = p.closing)
    union all
    select 'bankPeriods', p.period_id, p.to_day::text, o.from_day::text
    from ${bankPeriods} p join ${bankPeriods} o on o.iban = p.iban and o.period_id <> p.period_id and o.from_day between p.from_day and p.to_day
    union all
    select 'bankStatements', s.statement_id, s.from_day || ' / ' || s.to_day, 'no period'
    from ${inForce} s where not exists (select from ${bankPeriods} p where p.iban = s.iban and p.from_day <= s.from_day and s.to_day <= p.to_day)
    union all
    select 'bankMovements', m.movement_id, m.booking_day::text, 'no period'
    from ${bankMovements} m where m.parent_id is null and m.state <> 'taken_back' and not exists (select from ${bankPeriods} p where p.iban = m.iban and m.booking_day between p.from_day and p.to_day)
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
  frozenPeopleUnpaid: sql`
    select 'payments' as noun, d.record_id, h.placed_at::text as expected, d.kind || ' ' || d.created_at as found
    from ${moneyDecisions} d join ${accountHolds} h on h.user_id = d.subject_id and d.created_at > h.placed_at and (h.lifted_at is null or d.created_at < h.lifted_at)
    where d.verdict = 'goes' and d.kind in ('approve_withdrawal', 'send_back', 'make_batch', 'release_batch', 'hand_over_batch')
      and (h.kind in ('sanctions', 'exposure', 'reported') or h.kind = 'estate' and not exists (
        select from ${payments} p join ${transactions} t using (transaction_id) where p.payment_id = d.record_id and t.account_hold_id is not null))
    union all
    select 'payments', payment_id, 'queued', state from ${payments} where state = 'batched' and ${isFrozenPayment}`,
  postingsAreDecided: sql`
    select 'ledgerTransfers' as noun, t.transfer_id as record_id, t.kind || ' ' || t.amount as expected, coalesce(d.kind || ' ' || d.amount, 'none') as found
    from ${ledgerTransfers} t left join ${moneyDecisions} d using (decision_id)
    join ${ledgerAccounts} debit on debit.account_id = t.debit_account_id left join ${wallets} payer on payer.wallet_id = debit.wallet_id
    join ${ledgerAccounts} credit on credit.account_id = t.credit_account_id left join ${wallets} payee on payee.wallet_id = credit.wallet_id
    where d.decision_id is null or d.verdict <> 'goes' or t.kind <> all (d.postings) or t.amount > d.amount
      or (d.four_eyes and (d.first_by is null or d.first_by = d.decided_by))
      or coalesce(payer.user_id, d.subject_id) is distinct from d.subject_id or coalesce(payee.user_id, d.subject_id) is distinct from d.subject_id
      or coalesce(debit.project_id, d.project_id) is distinct from d.project_id or coalesce(credit.project_id, d.project_id) is distinct from d.project_id
    union all
    select 'moneyDecisions', d.decision_id, d.amount::text, t.amount::text
    from (
      select decision_id, kind, sum(amount) as amount from ${ledgerTransfers}
      where decision_id in (select decision_id from ${ledgerTransfers} group by 1 having count(*) > 1) group by 1, 2 having count(*) > 1
    ) t join ${moneyDecisions} d using (decision_id)
    where t.amount > d.amount`,
}

/** Once for each record; approvals may take two keys (four-eyes). */
const ONCE_ROUTES = [
  'POST /v1/project/orders',
  'POST /v1/project/orders/{id}/revoke',
  'POST /v1/project/orders/{id}/disinvest',
  'POST /v1/project/reservations',
  'POST /v1/project/reservations/{id}/withdraw',
  'POST /v1/wallet/transactions',
  'POST /v1/bank/payments/{id}/cancel',
  'POST /v1/bank/payments/own-income',
]

/** Exceptions of each invariant from the rows: noun, record, expected, found. */
const exceptionsOf: Readonly<Record<Invariant, SQL>> = {
  balancesAddUpToZero: sql`
    select 'ledger' as noun, null::uuid as record_id, '0' as expected, sum(balance)::text as found from ${ledgerAccounts} having sum(balance) <> 0`,
  balancesEqualPostings: sql`
    select 'ledgerAccounts' as noun, a.account_id as record_id, p.amount::text as expected, a.balance::text as found
    from ${ledgerAccounts} a
    left join (select credit_account_id as account_id, sum(amount) as amount from ${ledgerTransfers} group by 1) credit using (account_id)
    left join (select debit_account_id as account_id, sum(amount) as amount from ${ledgerTransfers} group by 1) debit using (account_id)
    cross join lateral (select coalesce(credit.amount, 0) - coalesce(debit.amount, 0) as amount) p
    where a.balance <> p.amount`,
  nothingOverdrawn: sql`
    select 'ledgerAccounts' as noun, account_id as record_id, case kind when 'unexplained' then '<= 0' else '>= 0' end as expected, balance::text as found
    from ${ledgerAccounts} where case kind when 'unexplained' then balance > 0 else balance < 0 and kind not in ('bank', 'clearing', 'own') end`,
  reservedEqualsPendingWithdrawals: sql`
    select 'wallets' as noun, w.wallet_id as record_id, (coalesce(t.amount, 0) + coalesce(d.deposit, 0))::text as expected, a.balance::text as found
    from ${wallets} w join ${ledgerAccounts} a on a.account_id = w.reserved_account_id left join (
      select wallet_id, sum(amount) as amount from ${transactions} where type = 'withdraw' and status = 'pending' group by 1
    ) t on t.wallet_id = w.wallet_id left join (
      select wallet_id, sum(deposit) as deposit from ${reservations} where state in ('placed', 'called') group by 1
    ) d on d.wallet_id = w.wallet_id
    where a.balance <> coalesce(t.amount, 0) + coalesce(d.deposit, 0)`,
  escrowEqualsLiveOrders: sql`
    select 'projects' as noun, p.project_id as record_id, p.amount_invested::text as expected, (a.balance + coalesce(o.paid_out, 0))::text as found
    from ${projects} p join ${ledgerAccounts} a on a.account_id = p.project_id
    left join (select debit_account_id, sum(amount) as paid_out from ${ledgerTransfers} where kind = 'payout' group by 1) o on o.debit_account_id = p.project_id
    where a.balance + coalesce(o.paid_out, 0) <> p.amount_invested`,
  totalsEqualOrders: sql`
    select 'projects' as noun, p.project_id as record_id, coalesce(o.amount, 0) || ' / ' || coalesce(o.investors, 0) as expected, p.amount_invested || ' / ' || p.investor_count as found
    from ${projects} p left join (
      select project_id, sum(amount) as amount, count(distinct user_id) as investors from ${orders} where status <> 'cancelled' group by project_id
    ) o using (project_id)
    where p.amount_invested <> coalesce(o.amount, 0) or p.investor_count <> coalesce(o.investors, 0)
    union all
    select 'projects', p.project_id, coalesce(r.amount, 0) || ' / ' || coalesce(r.people, 0), p.amount_reserved || ' / ' || p.reservation_count
    from ${projects} p left join (
      select project_id, sum(amount) as amount, count(*) as people from ${reservations} where state in ('placed', 'called') group by project_id
    ) r using (project_id)
    where p.amount_reserved <> coalesce(r.amount, 0) or p.reservation_count <> coalesce(r.people, 0)`,
  nothingOverfunded: sql`
    select 'projects' as noun, project_id as record_id, financing_amount::text as expected, amount_invested::text as found from ${projects} where amount_invested > financing_amount`,
  ordersHavePostings: sql`
    select 'orders' as noun, o.order_id as record_id, o.amount::text as expected, coalesce(sum(t.amount), 0)::text as found
    from ${orders} o left join ${ledgerTransfers} t on t.order_id = o.order_id and t.kind = 'invest' and t.debit_account_id = o.wallet_id and t.credit_account_id = o.project_id
    group by o.order_id having o.amount <> coalesce(sum(t.amount), 0)`,
  cancelledOrdersWereReturned: sql`
    select 'orders' as noun, o.order_id as record_id, (case when o.status = 'cancelled' then o.amount else 0 end)::text as expected, coalesce(sum(t.amount), 0)::text as found
    from ${orders} o left join ${ledgerTransfers} t on t.order_id = o.order_id and t.debit_account_id = o.project_id
    group by o.order_id having coalesce(sum(t.amount), 0) <> case when o.status = 'cancelled' then o.amount else 0 end`,
  transactionsHavePostings: sql`
    select 'transactions' as noun, x.transaction_id as record_id,
      case when x.status = 'completed' then x.amount else 0 end::text as expected, coalesce(sum(t.moved), 0)::text as found
    from ${transactions} x left join (
      select transaction_id, amount as moved from ${ledgerTransfers} where kind not in ('reserve', 'release', 'settle')
    ) t using (transaction_id)
    group by x.transaction_id having coalesce(sum(t.moved), 0) <> case when x.status = 'completed' then x.amount else 0 end`,
  distributionsAddUp: sql`
    select 'distributions' as noun, d.distribution_id as record_id, w.amount::text as expected, coalesce(sum(${outOfClearing}), 0)::text as found
    from ${distributions} d cross join lateral (select case d.status when 'paid' then d.amount else 0 end as amount) w
    left join ${ledgerTransfers} t on t.distribution_id = d.distribution_id and t.kind <> 'settle'
    where d.status in ('paid', 'reversed') group by d.distribution_id, w.amount having w.amount <> coalesce(sum(${outOfClearing}), 0)`,
  garnishedEqualsHolds: sql`
    select 'wallets' as noun, w.wallet_id as record_id, cauce_garnished(w.user_id)::text as expected, a.garnished::text as found
    from ${wallets} w join ${ledgerAccounts} a on a.account_id = w.wallet_id
    where (a.garnished > 0 or exists (select from ${accountHolds} h where h.user_id = w.user_id and h.kind = 'garnishment'))
      and a.garnished <> cauce_garnished(w.user_id)`,
  unreceivedEqualsShares: sql`
    with received as (
      select distribution_id, sum(amount) as amount from ${bankAllocations} where distribution_id is not null and undone_at is null group by 1
    ), unreceived as (
      select d.* from ${distributions} d left join received r using (distribution_id) where d.status in ('confirming', 'paid') and d.amount > coalesce(r.amount, 0)
    )
    select 'wallets' as noun, a.account_id as record_id, coalesce(s.net, 0)::text as expected, a.unreceived::text as found
    from (select account_id, unreceived from ${ledgerAccounts} where unreceived > 0) a full join (
      select s.wallet_id as account_id, sum(s.interest - s.fee - s.withheld + s.principal) as net
      from ${distributionShares} s join unreceived using (distribution_id) where s.paid_at is not null group by 1
    ) s using (account_id)
    where coalesce(a.unreceived, 0) <> coalesce(s.net, 0)
    union all
    select 'distributions', distribution_id, 'not received', received_at::text from unreceived where received_at is not null
    union all
    select 'distributions', distribution_id, 'received', 'not received'
    from ${distributions} d join received r using (distribution_id) where d.amount <= r.amount and d.received_at is null`,
  ordersReturnedEqualsShares: sql`
    select 'orders' as noun, o.order_id as record_id, coalesce(s.net, 0)::text as expected, o.returned::text as found
    from ${orders} o left join (
      select order_id, sum(interest - fee - withheld + principal) as net from ${distributionShares} where paid_at is not null group by order_id
    ) s using (order_id)
    where o.returned <> coalesce(s.net, 0)`,
  withheldEqualsShares: sql`
    select 'orders' as noun, order_id as record_id, coalesce(s.withheld, 0)::text as expected, coalesce(t.amount, 0)::text as found
    from (select order_id, sum(withheld) as withheld from ${distributionShares} where paid_at is not null group by 1) s
    full join (select order_id, sum(${outOfClearing}) as amount from ${ledgerTransfers} t where kind = 'withholding' group by 1) t using (order_id)
    where coalesce(s.withheld, 0) <> coalesce(t.amount, 0)`,
  handoversEqualShares: sql`
    select 'withholdings' as noun, h.handover_id as record_id, h.amount + h.credited || ' / ' || h.amount || ' / ' || h.amount as expected,
      coalesce(s.withheld, 0) || ' / ' || coalesce(t.posted, 0) || ' / ' || coalesce(p.owed, 0) as found
    from ${taxHandovers} h
    left join (select handover_id, sum(withheld) as withheld from ${distributionShares} where handover_id is not null group by 1) s using (handover_id)
    left join (
      select p.handover_id, sum(t.amount) as posted from ${ledgerTransfers} t join ${payments} p using (payment_id) where t.kind = 'hand_over' group by 1
    ) t using (handover_id)
    left join (
      select handover_id, sum(amount) as owed from ${payments} where handover_id is not null and state not in ('refused', 'returned', 'cancelled') group by 1
    ) p using (handover_id)
    where (coalesce(s.withheld, 0), coalesce(t.posted, 0), coalesce(p.owed, 0)) is distinct from (h.amount + h.credited, h.amount, h.amount)
    union all
    select 'ledger', null, o.amount::text, a.balance::text from ${ledgerAccounts} a cross join (
      select coalesce(sum(withheld), 0) as amount from ${distributionShares} where withheld > 0 and handover_id is null and paid_at is not null
    ) o where a.kind = 'withheld' and a.balance <> o.amount
    union all
    select 'ledger', null, c.amount::text, p.amount::text from (
      select coalesce(sum(withheld) filter (where paid_at is null), 0) - (select coalesce(sum(credited), 0) from ${taxHandovers}) as amount
      from ${distributionShares} where handover_id is not null
    ) c cross join (
      select coalesce(sum(case t.credit_account_id when a.account_id then t.amount else -t.amount end), 0) as amount
      from ${ledgerAccounts} a join ${ledgerTransfers} t on a.account_id in (t.debit_account_id, t.credit_account_id) and t.kind = 'advance' where a.kind = 'withheld'
    ) p where c.amount <> p.amount`,
  ownPaymentsEqualPostings: sql`
    select 'payments' as noun, p.payment_id as record_id, w.amount::text as expected, coalesce(t.amount, 0)::text as found
    from ${payments} p
    cross join lateral (select case when p.state in ('refused', 'returned', 'cancelled') then 0 else p.amount end as amount) w
    left join (
      select payment_id, sum(case kind when 'pay_own' then amount else -amount end) as amount from ${ledgerTransfers} where kind in ('pay_own', 'payment_returned') group by 1
    ) t using (payment_id)
    where p.kind = 'own' and w.amount <> coalesce(t.amount, 0)`,
  keysHaveOneEffect: sql`
    select 'idempotencyKeys' as noun, effect_id as record_id, '1' as expected, count(*)::text as found
    from ${idempotencyKeys} where route in ${ONCE_ROUTES}
    group by route, effect_id having count(*) > 1
    union all
    select 'idempotencyKeys', k.effect_id, '1', '0' from ${idempotencyKeys} k
    where not exists (select 1 from ${orders} o where o.order_id = k.effect_id)
      and not exists (select 1 from ${transactions} t where t.transaction_id = k.effect_id)
      and not exists (select 1 from ${distributions} d where d.distribution_id = k.effect_id)
      and not exists (select 1 from ${refunds} r where r.project_id = k.effect_id)
      and not exists (select 1 from ${bankMovements} m where m.movement_id = k.effect_id)
      and not exists (select 1 from ${bankFiles} f where f.file_id = k.effect_id)
      and not exists (select 1 from ${payments} p where p.payment_id = k.effect_id)
      and not exists (select 1 from ${paymentBatches} b where b.batch_id = k.effect_id)
      and not exists (select 1 from ${imports} i where i.import_id = k.effect_id)
      and not exists (select 1 from ${reservations} v where v.reservation_id = k.effect_id)`,
  ...keptExceptionsOf,
  ...bankExceptionsOf,
}

export interface LedgerException {
  readonly noun: string
  readonly recordId: string | null
  readonly expected: string
  readonly found: string
}

export async function findAllExceptions(executor: Executor, limit: number) {
  const holding = await findHolding(executor, randomSeed(), randomSeed())
  const found = []
  for (const invariant of INVARIANTS) {
    const one = holding.has(invariant) ? NONE : await findExceptions(executor, invariant, limit)
    found.push({ invariant, ...one })
  }
  return found
}

const NONE = { count: 0, exceptions: [] }
const randomSeed = () => BigInt(randomInt(2 ** 47))

export async function findExceptions(
  executor: Executor,
  invariant: Invariant,
  limit: number,
): Promise<{ count: number; exceptions: LedgerException[] }> {
  const { rows } = await executor.execute<{
    noun: string
    record_id: string | null
    expected: string
    found: string
    total: number
  }>(
    sql`select e.*, count(*) over ()::integer as total from (${exceptionsOf[invariant]}) e order by record_id limit ${limit}`,
  )
  return {
    count: rows[0]?.total ?? 0,
    exceptions: rows.map(({ noun, record_id, expected, found }) => ({ noun, recordId: record_id, expected, found })),
  }
}
