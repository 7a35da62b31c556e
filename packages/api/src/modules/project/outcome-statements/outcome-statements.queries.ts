import { eq, sql } from 'drizzle-orm'
import {
  allOf,
  among,
  listOf,
  orderOf,
  rowsOf,
  type Executor,
  type ListInput,
  type Transaction,
} from '../../../database/index.ts'
import { outcomeStatements } from '../../../database/schema/loans.ts'

const { outcomeStatementId, year, publishedAt } = outcomeStatements
/** Rows of outcome statements by id. */
export const outcomeStatementRows = rowsOf(outcomeStatements, outcomeStatementId)

interface Query extends ListInput<'year' | 'publishedAt'> {
  readonly year?: number | undefined
}

/** A page of outcome statements, the latest year first. */
export async function listStatements(executor: Executor, query: Query) {
  const where = allOf(among(outcomeStatementId, query), query.year !== undefined && eq(year, query.year))
  const order = orderOf(query, { year, publishedAt }, 'year', outcomeStatementId)
  const rows = executor.select().from(outcomeStatements).$dynamic()
  return listOf(executor, rows, { id: outcomeStatementId, where, order }, query)
}

/** How many versions of a year are published. Nobody publishes another one until the transaction ends. */
export async function lockVersions(tx: Transaction, ofYear: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`outcome ${ofYear}`}, 0))`)
  return tx.$count(outcomeStatements, eq(year, ofYear))
}
