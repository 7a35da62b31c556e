import { sql, type SQL } from 'drizzle-orm'
import pg from 'pg'
import type { Database, Executor } from './database.ts'
import { unavailabilityOf } from './failures.ts'
import type { Added, Listing, Sums } from './listing.ts'
import { talliedTotals } from './tallies.ts'
import { inTransaction } from './transactions.ts'

/** How long rows may be added up. The rows of the list do not wait for it, and a connection is not held for longer (decision 234). */
const SUMS_MS = 3_000

/**
 * The sums of all rows that a list lets through, by one statement: from its tally where that counts what the filters let through, else
 * from the rows; null where these are too many to be added up in time.
 */
export async function addUp<Name extends string>(
  executor: Executor,
  { id, where, tally }: Listing,
  { of, from, kept }: NonNullable<Sums<Name>['sums']>,
): Promise<Added<Name>> {
  if (kept !== undefined && tally !== undefined) return read(executor, kept, sql`from ${talliedTotals(tally)}`)
  const rows = from ?? sql`from ${id.table} where ${where ?? sql`true`}`
  if (!isPool(executor)) return read(executor, of, rows)
  try {
    return await inTransaction(
      executor,
      async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = ${SUMS_MS}`))
        return read(tx, of, rows)
      },
      'begin read only',
    )
  } catch (error) {
    if (unavailabilityOf(error) !== 'time-limit') throw error
    return null
  }
}

const isPool = (executor: Executor): executor is Database => executor.$client instanceof pg.Pool

async function read<Name extends string>(
  executor: Executor,
  of: Readonly<Record<Name, SQL>>,
  from: SQL,
): Promise<Added<Name>> {
  const names = Object.keys(of) as Name[]
  const columns = names.map((name) => sql`coalesce(${of[name]}, 0)::text as ${sql.identifier(name)}`)
  const answer = await executor.execute<Record<Name, string>>(sql`select ${sql.join(columns, sql`, `)} ${from}`)
  return Object.fromEntries(names.map((name) => [name, BigInt(answer.rows[0]![name])])) as Added<Name>
}
