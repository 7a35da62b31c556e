import { PAYMENTS_UNDER_WAY, type Cents } from '@cauce/contract'
import { inArray, sql } from 'drizzle-orm'
import { textArray, type Executor } from '../../../database/index.ts'
import { companyAccounts } from '../../../database/schema/company-accounts.ts'
import { bankMovements, bankPeriods, payments } from '../../../database/schema/bank.ts'
import { ACCOUNT_KINDS, ledgerAccounts } from '../../../database/schema/wallet.ts'
import { coverageOf, type agesOn, type BooksAndStatements } from './books.domain.ts'

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

export const findCoverage = async (executor: Executor) => coverageOf(await findPeriodsOfAll(executor))

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

const isOpen = sql`${bankMovements.state} not in ('batch', 'set_aside') and ${bankMovements.settled} < abs(${bankMovements.amount})`

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
