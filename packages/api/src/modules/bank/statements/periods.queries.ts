import type { Cents } from '@cauce/contract'
import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import { allOf, type Executor, type Transaction } from '../../../database/index.ts'
import { companyAccounts } from '../../../database/schema/company-accounts.ts'
import { bankMovements, bankPeriods } from '../../../database/schema/bank.ts'
import type { Days, KnownPeriod, Period } from './periods.domain.ts'

/**
 * Which of these IBANs are those of accounts of the company, also of accounts that were. Locks them until the transaction ends, so
 * that imports of one account follow each other.
 */
export async function lockOwnIbans(tx: Transaction, ibans: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ iban: companyAccounts.iban })
    .from(companyAccounts)
    .where(isOurs(ibans))
    .orderBy(companyAccounts.companyAccountId)
    .for('no key update')
  return new Set(rows.map(({ iban }) => iban))
}

/** The same without a lock, for a preview. */
export async function findOwnIbans(executor: Executor, ibans: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await executor.select({ iban: companyAccounts.iban }).from(companyAccounts).where(isOurs(ibans))
  return new Set(rows.map(({ iban }) => iban))
}

const isOurs = (ibans: readonly string[]) =>
  and(inArray(companyAccounts.iban, [...ibans]), inArray(companyAccounts.state, ['active', 'replaced', 'retired']))

/** The periods of an account that share days with a statement, with their balance where it begins. */
export async function findPeriods(
  executor: Executor,
  iban: string,
  { from, to }: Pick<Period, 'from' | 'to'>,
): Promise<readonly KnownPeriod[]> {
  const start = sql<string>`${bankPeriods.opening} + coalesce((
    select sum(m.amount) from ${bankMovements} m
    where m.iban = ${iban} and m.booking_day >= ${bankPeriods.fromDay} and m.booking_day < ${from} and m.parent_id is null
  ), 0)`
  const rows = await executor
    .select({ period: bankPeriods, start })
    .from(bankPeriods)
    .where(and(eq(bankPeriods.iban, iban), sql`${bankPeriods.fromDay} <= ${to}`, sql`${bankPeriods.toDay} >= ${from}`))
  return rows.map(({ period, start }) => ({
    periodId: period.periodId,
    from: period.fromDay,
    to: period.toDay,
    opening: period.opening,
    closing: period.closing,
    start: BigInt(start),
  }))
}

/** The sum of what an account has from one day on, up to another one. */
export async function findSum(executor: Executor, iban: string, from: string, before: string): Promise<Cents> {
  const { rows } = await executor.execute<{ sum: string }>(sql`
    select coalesce(sum(amount), 0) as sum from ${bankMovements}
    where iban = ${iban} and booking_day >= ${from} and booking_day < ${before} and parent_id is null`)
  return BigInt(rows[0]!.sum)
}

/** How often each amount is on each day of an account. */
export async function findDays(
  executor: Executor,
  iban: string,
  { from, to }: Pick<Period, 'from' | 'to'>,
): Promise<Days> {
  const { rows } = await executor.execute<{ day: string; amount: string; count: number }>(sql`
    select booking_day::text as day, amount, count(*)::integer as count from ${bankMovements}
    where iban = ${iban} and booking_day between ${from} and ${to} and parent_id is null group by 1, 2`)
  const days = new Map<string, Map<bigint, number>>()
  for (const { day, amount, count } of rows) {
    const amounts = days.get(day) ?? new Map<bigint, number>()
    amounts.set(BigInt(amount), count)
    days.set(day, amounts)
  }
  return days
}

/** The last period that ends before a day, besides some: its last day and its closing. */
export async function findPeriodBefore(executor: Executor, iban: string, day: string, besides: readonly string[]) {
  const [row] = await executor
    .select({ to: bankPeriods.toDay, closing: bankPeriods.closing })
    .from(bankPeriods)
    .where(
      allOf(
        eq(bankPeriods.iban, iban),
        lt(bankPeriods.toDay, day),
        besides.length > 0 && notInArray(bankPeriods.periodId, [...besides]),
      ),
    )
    .orderBy(desc(bankPeriods.toDay))
    .limit(1)
  return row
}

/** Replaces the periods that have become a part of a longer one by that. */
export async function replacePeriods(
  tx: Transaction,
  joined: readonly KnownPeriod[],
  { iban, periodId, from, to, opening, closing }: Period & { readonly iban: string; readonly periodId: string },
): Promise<void> {
  const ids = joined.map((period) => period.periodId)
  if (ids.length > 0) await tx.delete(bankPeriods).where(inArray(bankPeriods.periodId, ids))
  await tx.insert(bankPeriods).values({ periodId, iban, fromDay: from, toDay: to, opening, closing })
}
