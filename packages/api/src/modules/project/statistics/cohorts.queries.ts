import { addMonths, calendarDateOf, COHORT_MONTHS } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { talliedRows, type Executor } from '../../../database/index.ts'
import { cohortsKept } from '../../../database/schema/cohorts.ts'

/** Incremental (decision 235). */
export async function keepCohorts(executor: Executor, now: Date): Promise<void> {
  await executor.execute(sql`select cauce_keep_cohorts(${now.toISOString()})`)
}

interface Row extends Record<string, unknown> {
  readonly month: string
  /** 0: not again. */
  readonly within: number
  readonly investors: number
  readonly amount: string
}

/** By month of the first uncancelled order, as of the job's last run. */
export async function cohortsOf(executor: Executor, months: { readonly fromDate: string; readonly toDate: string }) {
  const [kept] = await executor.select().from(cohortsKept)
  if (kept === undefined) return { keptAt: null, cohorts: [] }
  const day = calendarDateOf(kept.keptAt)
  const { rows } = await executor.execute<Row>(sql`
    select to_char(date_trunc('month', day::timestamp), 'YYYY-MM-DD') as month, tallied.kind[1]::integer as within,
      sum(rows)::integer as investors, sum(amount)::text as amount
    from ${talliedRows({ counted: 'cohorts', kinds: [], ...months })} group by 1, 2 having sum(rows) > 0 order by 1`)
  const cohorts = rows.filter(({ within }) => within === 0)
  return { keptAt: kept.keptAt, cohorts: cohorts.map((first) => cohortOf(first, rows, day)) }
}

function cohortOf({ month, investors, amount }: Row, rows: readonly Row[], day: string) {
  const again = COHORT_MONTHS.map((months) => {
    // The last of a cohort may have invested on the month's last day.
    if (addMonths(month, months + 1) > day) return { months, investors: null, invested: null }
    const row = rows.find((one) => one.month === month && one.within === months)
    return { months, investors: row?.investors ?? 0, invested: BigInt(row?.amount ?? 0) }
  })
  return { month, investors, invested: BigInt(amount), again }
}
