import { addDays, calendarDateOf } from '@cauce/contract'
import { inTime, type Executor } from '../../../database/index.ts'
import type { Clock, Kernel } from '../../../kernel.ts'
import { summaryRange, type SummaryRange, type SummedTable } from '../summaries/index.ts'
import { hasKeptDays, keepCustody, summarizeCustody, type DaysSince } from './custody.queries.ts'

/** A job's transaction may take half an hour, and postings carry its start time. */
const SETTLED_MS = 3_600_000

/** An hour after midnight at the earliest. */
export function keepFinishedDays({ clock, patientDatabase }: Pick<Kernel, 'clock' | 'patientDatabase'>): Promise<void> {
  return keepCustody(patientDatabase, addDays(calendarDateOf(new Date(clock.now().getTime() - SETTLED_MS)), -1))
}

/**
 * Whether complete too. Before the first kept day all postings are read; if that is too slow, only the present period
 * is known until the job has run.
 */
export async function custodyOf(executor: Executor, clock: Clock, query: Partial<SummaryRange>) {
  const today = calendarDateOf(clock.now())
  const read = async (within: Executor, table: SummedTable, since: DaysSince, asked = query) =>
    summarizeCustody(within, await summaryRange(within, clock, asked, table), today, since)
  if (await hasKeptDays(executor)) return { isPrepared: true, periods: await read(executor, 'custody_days', 'kept') }
  const periods = await inTime(executor, (within) => read(within, 'ledger_transfers', 'firstPosting'))
  if (periods !== null) return { isPrepared: true, periods }
  const known = { ...query, fromDate: query.fromDate ?? today }
  return { isPrepared: false, periods: await read(executor, 'ledger_transfers', 'today', known) }
}
