import type { RateFrom, RiskCategory, api } from '@cauce/contract'
import { desc, eq, sql } from 'drizzle-orm'
import { allOf, listOf, rowsOf, type Executor, type Transaction } from '../../../database/index.ts'
import { riskRates } from '../../../database/schema/loans.ts'
import type { QueryOf } from '../../../http/bind.ts'

const { riskRateId, category, expectedRate, validFrom } = riskRates
export const riskRateRows = rowsOf(riskRates, riskRateId)

export async function listRiskRates(executor: Executor, query: QueryOf<typeof api.riskRates.list>) {
  const where = allOf(query.category && eq(category, query.category))
  return listOf(
    executor,
    executor.select().from(riskRates),
    { id: riskRateId, where, order: 'validFrom', search: ['method', 'methodEn'] },
    query,
  )
}

export const findRates = (executor: Executor): Promise<RateFrom[]> =>
  executor.select({ category, expectedRate, validFrom }).from(riskRates)

/** Serialises additions: rows of an append-only table cannot be locked, and there may be none yet. */
export async function lockLatestRate(tx: Transaction, name: RiskCategory): Promise<string | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`risk rates ${name}`}, 0))`)
  const [row] = await tx
    .select({ validFrom })
    .from(riskRates)
    .where(eq(category, name))
    .orderBy(desc(validFrom))
    .limit(1)
  return row?.validFrom
}
