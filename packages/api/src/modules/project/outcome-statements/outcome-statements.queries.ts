import type { api } from '@cauce/contract'
import { eq, sql } from 'drizzle-orm'
import { allOf, listOf, rowsOf, type Executor, type Transaction } from '../../../database/index.ts'
import { outcomeStatements } from '../../../database/schema/loans.ts'
import type { QueryOf } from '../../../http/bind.ts'

const { outcomeStatementId, year } = outcomeStatements
export const outcomeStatementRows = rowsOf(outcomeStatements, outcomeStatementId)

export async function listStatements(executor: Executor, query: QueryOf<typeof api.outcomeStatements.list>) {
  const where = allOf(query.year !== undefined && eq(year, query.year))
  const rows = executor.select().from(outcomeStatements)
  return listOf(
    executor,
    rows,
    { id: outcomeStatementId, where, order: 'year', search: ['year', 'assumptions', 'assumptionsEn'] },
    query,
  )
}

/** Serialises publication; returns the number of versions. */
export async function lockVersions(tx: Transaction, ofYear: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`outcome ${ofYear}`}, 0))`)
  return tx.$count(outcomeStatements, eq(year, ofYear))
}
