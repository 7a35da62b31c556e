import { and, sql, type SQL } from 'drizzle-orm'
import pg from 'pg'
import { amountParts, type AmountTally } from './amount-steps.ts'
import type { Database, Executor } from './database.ts'
import { unavailabilityOf } from './failures.ts'
import type { Added, Listing, Sums } from './listing.ts'
import { talliedTotals } from './tallies.ts'
import { inTransaction } from './transactions.ts'

/** Timeout of sums; rows do not wait for them (decision list-counters). */
const SUMS_MS = 3_000

/** From counters where they cover the filters, else from rows; null on timeout. */
export async function addUp<Name extends string>(
  executor: Executor,
  listing: Listing,
  { of, from, kept }: NonNullable<Sums<Name>['sums']>,
): Promise<Added<Name>> {
  const { id, where, tally, amounts } = listing
  if (kept !== undefined && tally !== undefined) return read(executor, kept, sql`from ${talliedTotals(tally)}`)
  if (kept !== undefined && amounts?.asked) return addUpAmounts(executor, amounts, listing, of, kept)
  const rows = from ?? sql`from ${id.table} where ${where ?? sql`true`}`
  return inTime(executor, (within) => read(within, of, rows))
}

/** Null on timeout. */
async function inTime<Value>(
  executor: Executor,
  reading: (executor: Executor) => Promise<Value>,
): Promise<Value | null> {
  if (!isPool(executor)) return reading(executor)
  try {
    return await inTransaction(
      executor,
      async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = ${SUMS_MS}`))
        return reading(tx)
      },
      'begin read only',
    )
  } catch (error) {
    if (unavailabilityOf(error) !== 'time-limit') throw error
    return null
  }
}

function addUpAmounts<Name extends string>(
  executor: Executor,
  amounts: AmountTally,
  { where, countedIn = [{}] }: Listing,
  of: Readonly<Record<Name, SQL>>,
  kept: Readonly<Record<Name, SQL>>,
): Promise<Added<Name>> {
  const { whole, cut } = amountParts(amounts)
  if (cut === undefined) return read(executor, kept, sql`from ${whole}`)
  const names = Object.keys(of) as Name[]
  const columnsOf = (each: Readonly<Record<Name, SQL>>) =>
    sql.join(
      names.map((name) => sql`${each[name]} as ${sql.identifier(name)}`),
      sql`, `,
    )
  const total = Object.fromEntries(names.map((name) => [name, sql`sum(${sql.identifier(name)})`])) as Record<Name, SQL>
  const { table } = amounts.column
  const parts = [
    sql`select ${columnsOf(kept)} from ${whole}`,
    ...countedIn.map((part) => sql`select ${columnsOf(of)} from ${table} where ${and(where, cut, part.where)}`),
  ]
  return read(executor, total, sql`from (${sql.join(parts, sql` union all `)}) as parts`)
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
