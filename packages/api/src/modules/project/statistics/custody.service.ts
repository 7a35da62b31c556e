import { addDays, calendarDateOf } from '@cauce/contract'
import type { Executor } from '../../../database/index.ts'
import type { Clock, Kernel } from '../../../kernel.ts'
import { summaryRange, type SummaryRange } from '../summaries/index.ts'
import { hasKeptDays, keepCustody, summarizeCustody } from './custody.queries.ts'

/** A job's transaction may take half an hour, and postings carry its start time. */
const SETTLED_MS = 3_600_000

/** An hour after midnight at the earliest. */
export function keepFinishedDays({ clock, patientDatabase }: Pick<Kernel, 'clock' | 'patientDatabase'>): Promise<void> {
  return keepCustody(patientDatabase, addDays(calendarDateOf(new Date(clock.now().getTime() - SETTLED_MS)), -1))
}

/** Before the first kept day all postings are read. */
export async function custodyOf(executor: Executor, clock: Clock, query: Partial<SummaryRange>) {
  const since = (await hasKeptDays(executor)) ? 'kept' : 'firstPosting'
  const range = await summaryRange(executor, clock, query, since === 'kept' ? 'custody_days' : 'ledger_transfers')
  return { periods: await summarizeCustody(executor, range, calendarDateOf(clock.now()), since) }
}
