import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../database/index.ts'
import { companyAccounts } from '../../../database/schema/company-accounts.ts'
import { bankMovements, bankPeriods } from '../../../database/schema/bank.ts'
import type { Account } from './accounts.domain.ts'
import type { KnownPeriod, Period } from './periods.domain.ts'
import { daysOf, type DayRow } from './staging.queries.ts'

/** Locks the accounts of the company with these IBANs until the transaction ends, so that imports of one account follow each other. */
export async function lockOwnIbans(tx: Transaction, ibans: readonly string[]): Promise<void> {
  const { iban, companyAccountId } = companyAccounts
  await tx.select({ iban }).from(companyAccounts).where(isOurs(ibans)).orderBy(companyAccountId).for('no key update')
}

/** Which of these IBANs are those of accounts of the company, also of accounts that were. */
export async function findOwnIbans(executor: Executor, ibans: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await executor.select({ iban: companyAccounts.iban }).from(companyAccounts).where(isOurs(ibans))
  return new Set(rows.map(({ iban }) => iban))
}

const isOurs = (ibans: readonly string[]) =>
  and(inArray(companyAccounts.iban, [...ibans]), inArray(companyAccounts.state, ['active', 'replaced', 'retired']))

/** An account on some days, as the books have it. */
export async function findAccount(
  executor: Executor,
  iban: string,
  { from, to }: Pick<Period, 'from' | 'to'>,
): Promise<Account> {
  const start = sql<string>`${bankPeriods.opening} + coalesce((
    select sum(m.amount) from ${bankMovements} m
    where m.iban = ${iban} and m.booking_day >= ${bankPeriods.fromDay} and m.booking_day < ${from} and m.parent_id is null and m.state <> 'taken_back'
  ), 0)`
  const before = sql`(select max(p.to_day) from ${bankPeriods} p where p.iban = ${iban} and p.to_day < ${from})`
  const periods = await executor
    .select({ period: bankPeriods, start })
    .from(bankPeriods)
    .where(
      and(
        eq(bankPeriods.iban, iban),
        sql`${bankPeriods.fromDay} <= ${to} and ${bankPeriods.toDay} >= coalesce(${before}, ${from})`,
      ),
    )
  const { rows } = await executor.execute<DayRow>(sql`
    select booking_day::text as day, array_agg(amount::text) as amounts, array_agg(count::integer) as counts from (
      select booking_day, amount, count(*) as count from ${bankMovements}
      where iban = ${iban} and booking_day between ${from} and ${to} and parent_id is null and state <> 'taken_back' group by 1, 2
    ) g group by 1`)
  return {
    periods: periods.map(({ period, start }) => ({
      periodId: period.periodId,
      from: period.fromDay,
      to: period.toDay,
      opening: period.opening,
      closing: period.closing,
      start: BigInt(start),
    })),
    days: daysOf(rows),
  }
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
