import type { Comparison } from '@cauce/contract'
import { and, between, eq, gt, gte, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'
import type { Listing } from './listing.ts'
import type { ListOrder } from './paging.ts'
import type { Place } from './places.ts'
import { isCoveredBy, talliedTotals, type Tally } from './tallies.ts'

/**
 * A bucket of amounts. Amounts with up to two significant digits have their own; those between two such amounts share
 * one (decision list-counters).
 */
interface AmountStep {
  /** Sortable id. */
  readonly step: bigint
  readonly first: bigint
  readonly last: bigint
}

/** Same as `cauce_amount_step` of rules/60-tallies.sql. */
export function amountStepOf(amount: bigint): AmountStep {
  if (amount < 0n) {
    const { step, first, last } = amountStepOf(-amount)
    return { step: -step, first: -last, last: -first }
  }
  const unit = 10n ** BigInt(Math.max(String(amount).length - 2, 0))
  const lower = amount - (amount % unit)
  if (lower === amount) return { step: amount, first: amount, last: amount }
  return { step: lower + 1n, first: lower + 1n, last: lower + unit - 1n }
}

/** Counter by amount bucket (decision list-counters). */
export interface AmountTally extends Pick<Tally, 'counted' | 'kinds'> {
  readonly column: PgColumn
  /** Defaults to all. */
  readonly asked?: { readonly comparison: Comparison; readonly value: bigint } | undefined
}

interface AmountFilter {
  readonly amount?: bigint | undefined
  readonly amountComparison?: Comparison | undefined
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

/** Undefined for other filters than `kinds` cover. */
export function amountTallyOf<Filter extends AmountFilter>(
  tally: Pick<AmountTally, 'counted' | 'column' | 'kinds'>,
  filter: Filter,
  covered: readonly (keyof Filter)[],
): AmountTally | undefined {
  const { amount, amountComparison = 'eq', fromDate, toDate, ...others } = filter
  if (fromDate !== undefined || toDate !== undefined || !isCoveredBy(others, covered)) return undefined
  return { ...tally, asked: amount === undefined ? undefined : { comparison: amountComparison, value: amount } }
}

const IS_BESIDE = { gt, gte, lt, lte, eq }
const HAS_ITSELF: ReadonlySet<Comparison> = new Set(['gte', 'lte', 'eq'])

/** Whole buckets, and a row condition for the cut bucket. */
export function amountParts({ counted, column, kinds, asked }: AmountTally): { whole: SQL; cut: SQL | undefined } {
  const rows = talliedTotals({ counted, kinds: [undefined, ...kinds] })
  const of = (condition: SQL) =>
    sql`(select kind[2:] as kind, rows, amount, penalties from ${rows} where ${condition}) as whole`
  if (asked === undefined) return { whole: of(sql`true`), cut: undefined }
  const { comparison, value } = asked
  const { step, first, last } = amountStepOf(value)
  const key = sql`kind[1]::bigint`
  const isCut = first !== last
  const beside =
    comparison === 'eq' ? sql`false` : sql`${key} ${sql.raw(comparison.startsWith('g') ? '>' : '<')} ${step}::bigint`
  if (isCut)
    return { whole: of(beside), cut: sql`${between(column, first, last)} and ${IS_BESIDE[comparison](column, value)}` }
  return {
    whole: of(HAS_ITSELF.has(comparison) ? sql`(${beside} or ${key} = ${step}::bigint)` : beside),
    cut: undefined,
  }
}

export async function countAmounts(
  executor: Executor,
  tally: AmountTally,
  { where, countedIn = [{}] }: Pick<Listing, 'where' | 'countedIn'>,
): Promise<number> {
  const { whole, cut } = amountParts(tally)
  const ofParts = countedIn.map(
    (part) => sql` + (select count(*) from ${tally.column.table} where ${and(where, cut, part.where)})`,
  )
  const ofCut = cut && sql.join(ofParts)
  const { rows } = await executor.execute<{ total: string }>(
    sql`select (select coalesce(sum(rows), 0) from ${whole})${ofCut} as total`,
  )
  return Number(rows[0]!.total)
}

/** Only for all amounts. */
export async function placeInSteps(
  executor: Executor,
  { counted, column, kinds }: AmountTally,
  { isAscending }: ListOrder,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Place> {
  const side = sql.raw(isAscending ? 'asc' : 'desc')
  const { rows } = await executor.execute<{
    total: number
    lowest: string | null
    highest: string | null
    before: number
  }>(sql`
    with steps as (
      select kind[1]::bigint as step, sum(rows)::bigint as rows from ${talliedTotals({ counted, kinds: [undefined, ...kinds] })}
      group by 1 having sum(rows) <> 0
    ), placed as (select step, rows, (sum(rows) over (order by step ${side}))::bigint - rows as before from steps)
    select (select coalesce(sum(rows), 0) from steps)::float as total, min(step)::text as lowest, max(step)::text as highest,
      min(before)::float as before
    from placed where before < ${offset + limit}::bigint and before + rows > ${offset}::bigint`)
  const { total, lowest, highest, before } = rows[0]!
  if (lowest === null || highest === null) return { total, where: undefined, offset }
  const [first, last] = [amountStepOf(BigInt(lowest)).first, amountStepOf(BigInt(highest)).last]
  return { total, where: between(column, first, last), offset: offset - before }
}
