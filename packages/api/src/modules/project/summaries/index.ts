import { calendarDateOf } from '@cauce/contract'
import type { Clock } from '../../../kernel.ts'
import type { Executor } from '../../../database/index.ts'
import { accepted } from '../../../http/expect.ts'
import { decideRange, type SummaryRange } from './summaries.domain.ts'
import { firstDay, type SummedTable } from './summaries.queries.ts'

export type { SummaryRange } from './summaries.domain.ts'
export { periodOf, talliedByPeriod, withBigInts, type SummedTable } from './summaries.queries.ts'

/** Defaults: monthly, from the first row until today. Refuses `too-many-periods`. */
export async function summaryRange(
  executor: Executor,
  clock: Clock,
  query: Partial<SummaryRange>,
  table: SummedTable,
): Promise<SummaryRange> {
  const toDate = query.toDate ?? calendarDateOf(clock.now())
  const fromDate = query.fromDate ?? (await firstDay(executor, table, toDate))
  return accepted(decideRange({ groupBy: query.groupBy ?? 'month', fromDate, toDate }))
}
