import { PAYMENTS_UNDER_WAY, type Cents, type AWAITED_KINDS } from '@cauce/contract'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import { textArray, type Executor, type Transaction, firstOf } from '../../../database/index.ts'
import { companyAccounts } from '../../../database/schema/company-accounts.ts'
import { bankMovements, bankPeriods, payments, bankAllocations } from '../../../database/schema/bank.ts'
import { ACCOUNT_KINDS, ledgerAccounts, ledgerTransfers, transactions } from '../../../database/schema/wallet.ts'
import type { agesOn, BooksAndStatements } from './books.domain.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { distributions } from '../../../database/schema/distributions.ts'
import { projects } from '../../../database/schema/project.ts'
import { taxHandovers } from '../../../database/schema/tax.ts'
import { keptBooks } from '../../../database/schema/kept-books.ts'

type SumRow = { readonly amount: string; readonly count: number }
const sumOf = (row?: SumRow) => ({ amount: BigInt(row?.amount ?? 0), count: row?.count ?? 0 })

export async function findBalancesByKind(executor: Executor): Promise<BooksAndStatements['balances']> {
  const { kind, balance } = ledgerAccounts
  const rows = await executor
    .select({ kind, amount: sql<string>`sum(${balance})::text` })
    .from(ledgerAccounts)
    .groupBy(kind)
  const amounts = new Map(rows.map((row) => [row.kind, BigInt(row.amount)]))
  return Object.fromEntries(ACCOUNT_KINDS.map((name) => [name, amounts.get(name) ?? 0n])) as Record<
    (typeof ACCOUNT_KINDS)[number],
    Cents
  >
}

/** Undefined without statements. */
export function findLastPeriod(executor: Executor, iban: string) {
  const ofAccount = executor.select().from(bankPeriods).where(eq(bankPeriods.iban, iban))
  return firstOf(ofAccount.orderBy(desc(bankPeriods.toDay)).limit(1))
}

export async function findPeriodsOfAll(executor: Executor) {
  return executor
    .select({
      iban: bankPeriods.iban,
      fromDay: bankPeriods.fromDay,
      toDay: bankPeriods.toDay,
      opening: bankPeriods.opening,
      closing: bankPeriods.closing,
      bankName: sql<string>`coalesce((select c.bank_name from ${companyAccounts} c where c.iban = bank_periods.iban order by c.created_at desc limit 1), '')`,
    })
    .from(bankPeriods)
    .orderBy(bankPeriods.iban, bankPeriods.fromDay)
}

const isOpen = sql`${bankMovements.state} not in ('batch', 'set_aside', 'taken_back') and ${bankMovements.settled} < abs(${bankMovements.amount})`

/** Debits below zero. */
export async function openMovements(executor: Executor): Promise<BooksAndStatements['open']> {
  const { rows } = await executor.execute<SumRow & { is_credit: boolean }>(sql`
    select ${bankMovements.amount} > 0 as is_credit, count(*)::integer as count,
      sum(sign(${bankMovements.amount}) * (abs(${bankMovements.amount}) - ${bankMovements.settled}))::bigint::text as amount
    from ${bankMovements} where ${isOpen} group by 1`)
  const of = (isCredit: boolean) => sumOf(rows.find(({ is_credit: side }) => side === isCredit))
  return { credits: of(true), debits: of(false) }
}

/** Unassigned credits by age. */
export async function waitingByAge(executor: Executor, ages: ReturnType<typeof agesOn>) {
  const { rows } = await executor.execute<SumRow & { age: string }>(sql`
    select w.age, count(*)::integer as count, sum(${bankMovements.amount} - ${bankMovements.settled})::bigint::text as amount
    from ${bankMovements} join unnest(
      ${textArray(ages.map(({ age }) => age))}, ${textArray(ages.map(({ fromDay }) => fromDay))}::date[], ${textArray(ages.map(({ toDay }, index) => (index === 0 ? null : toDay)))}::date[]
    ) as w (age, from_day, to_day)
      on ${bankMovements.bookingDay} >= coalesce(w.from_day, '-infinity') and ${bankMovements.bookingDay} <= coalesce(w.to_day, 'infinity')
    where ${bankMovements.amount} > 0 and ${isOpen} group by 1`)
  return ages.map((age) => ({ ...age, ...sumOf(rows.find((row) => row.age === age.age)) }))
}

export async function findPaymentsUnderWay(executor: Executor) {
  const { state, amount } = payments
  const rows = await executor
    .select({ state, amount: sql<string>`sum(${amount})::text`, count: sql<number>`count(*)::integer` })
    .from(payments)
    .where(inArray(state, [...PAYMENTS_UNDER_WAY]))
    .groupBy(state)
  return PAYMENTS_UNDER_WAY.map((name) => ({ state: name, ...sumOf(rows.find((row) => row.state === name)) }))
}

const ofPayment = (p: string) =>
  sql.raw(`coalesce(${p}.transaction_id, ${p}.project_id, ${p}.movement_id, ${p}.handover_id, ${p}.payment_id)`)

/** Income reversed by a posting: neither waits for a line. */
const takenBack = sql`(
  select l.transaction_id from ${bankAllocations} l join ${transactions} i on i.transaction_id = l.transaction_id
  where t.kind = 'unmatch' and l.movement_id = t.movement_id and l.undone_at = t.created_at and l.amount = t.amount
    and i.wallet_id = t.debit_account_id limit 1)`

/**
 * Clearing by cause. Lines credited directly never touch clearing. Sums to the clearing balance (invariant
 * `clearingEqualsUnsettled`).
 */
const awaited = sql`
  select record_id, min(booked_at) as booked_at, sum(amount)::bigint as amount from (
    select coalesce(${ofPayment('p')}, t.distribution_id, case t.kind when 'payout' then t.debit_account_id end, t.transaction_id) as record_id,
      case t.credit_account_id when a.account_id then t.amount else -t.amount end as amount, t.created_at as booked_at
    from ${ledgerAccounts} a join ${ledgerTransfers} t on a.account_id in (t.debit_account_id, t.credit_account_id) and t.kind <> 'settle'
    left join ${payments} p using (payment_id) where a.kind = 'clearing'
    union all
    select coalesce(${ofPayment('p')}, l.distribution_id, l.transaction_id), l.amount * sign(m.amount), l.created_at
    from ${bankAllocations} l join ${bankMovements} m using (movement_id) left join ${payments} p using (payment_id) where l.undone_at is null
    union all
    select coalesce(${takenBack}, t.transaction_id), case t.credit_account_id when a.account_id then t.amount else -t.amount end, t.created_at
    from ${ledgerAccounts} a join ${ledgerTransfers} t on a.account_id in (t.debit_account_id, t.credit_account_id) and t.kind in ('income', 'unmatch')
    where a.kind = 'unassigned'
  ) entries group by record_id having sum(amount) <> 0`

/** Incoming below zero, outgoing above. */
export async function awaitedTotals(executor: Executor): Promise<BooksAndStatements['awaited']> {
  const { rows } = await executor.execute<SumRow & { is_out: boolean }>(sql`
    select amount > 0 as is_out, sum(amount)::bigint::text as amount, count(*)::integer as count from (${awaited}) awaited group by 1`)
  const of = (isOut: boolean) => sumOf(rows.find(({ is_out: side }) => side === isOut))
  return { in: of(false), out: of(true) }
}

/** Fees of promoters' payments that are on no statement. */
export async function findUnreceivedFees(executor: Executor): Promise<Cents> {
  const { rows } = await executor.execute<{ amount: string }>(sql`
    select coalesce(sum(t.amount), 0)::text as amount from ${distributions} d join ${ledgerTransfers} t using (distribution_id)
    where t.kind = 'fee' and d.received_at is null and d.status in ('confirming', 'paid')`)
  return BigInt(rows[0]!.amount)
}

/** Oldest first. */
export async function findAwaited(executor: Executor, limit: number) {
  const { rows } = await executor.execute<{
    kind: (typeof AWAITED_KINDS)[number]
    record_id: string | null
    user_id: string | null
    user_name: string | null
    project_id: string | null
    project_name: string | null
    booked_at: string
    amount: string
  }>(sql`
    with awaited as (${awaited} order by 2, 1 limit ${limit})
    select case
        when t.transaction_id is not null then case t.type when 'income' then 'income' else 'withdrawal' end
        when d.distribution_id is not null then 'distribution'
        when w.project_id is not null then 'payout'
        when m.movement_id is not null then 'returnTransfer'
        when h.handover_id is not null then 'tax'
        when o.payment_id is not null then 'own'
        else 'other'
      end as kind, awaited.record_id, ${users.userId} as user_id, ${userName()} as user_name,
      pr.project_id, pr.name as project_name, to_char(awaited.booked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as booked_at, awaited.amount::text as amount
    from awaited
    left join ${transactions} t on t.transaction_id = awaited.record_id
    left join ${distributions} d on d.distribution_id = awaited.record_id
    left join ${projects} w on w.project_id = awaited.record_id
    left join ${bankMovements} m on m.movement_id = awaited.record_id
    left join ${taxHandovers} h on h.handover_id = awaited.record_id
    left join ${payments} o on o.payment_id = awaited.record_id
    left join ${projects} pr on pr.project_id = coalesce(w.project_id, d.project_id, h.project_id)
    left join ${users} on ${users.userId} = t.user_id
    order by awaited.booked_at, awaited.record_id`)
  return rows.map((row) => ({
    kind: row.kind,
    recordId: row.record_id,
    userId: row.user_id,
    userName: row.user_id && row.user_name,
    projectId: row.project_id,
    projectName: row.project_name,
    bookedAt: new Date(row.booked_at),
    amount: BigInt(row.amount),
  }))
}

export const findKeptBooks = (executor: Executor) => firstOf(executor.select().from(keptBooks).limit(1))

export async function replaceKeptBooks(tx: Transaction, books: typeof keptBooks.$inferInsert): Promise<void> {
  await tx.delete(keptBooks)
  await tx.insert(keptBooks).values(books)
}
