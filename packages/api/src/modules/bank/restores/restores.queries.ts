import { and, asc, between, count, eq, gte, inArray, lt, or } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { restores } from '../../../database/schema/backups.ts'
import { bankMovements, bankPeriods } from '../../../database/schema/bank.ts'
import { companyAccounts } from '../../../database/schema/company-accounts.ts'

export type Restore = typeof restores.$inferSelect

export const listRestores = (executor: Executor): Promise<Restore[]> =>
  executor.select().from(restores).orderBy(asc(restores.copiedAt))

/** Also of accounts that were retired since. */
export async function listIbansSince(executor: Executor, restoredAt: Date): Promise<string[]> {
  const { iban, state, updatedAt } = companyAccounts
  const isRetiredSince = and(inArray(state, ['replaced', 'retired']), gte(updatedAt, restoredAt))
  const rows = await executor
    .selectDistinct({ iban })
    .from(companyAccounts)
    .where(or(eq(state, 'active'), isRetiredSince))
    .orderBy(iban)
  return rows.map((row) => row.iban)
}

export async function listStated(executor: Executor, iban: string) {
  const { fromDay, toDay, opening, closing } = bankPeriods
  return executor
    .select({ from: fromDay, to: toDay, opening, closing })
    .from(bankPeriods)
    .where(eq(bankPeriods.iban, iban))
}

export async function countOpenDebits(executor: Executor, from: string, until: string): Promise<number> {
  const { amount, state, bookingDay } = bankMovements
  const isOpen = and(lt(amount, 0n), inArray(state, ['open', 'suggested', 'held']), between(bookingDay, from, until))
  const [row] = await executor.select({ count: count() }).from(bankMovements).where(isOpen)
  return row!.count
}
