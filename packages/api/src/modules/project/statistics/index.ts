import { addDays, addMonths, api, calendarDateOf } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { summaryRange, type SummaryRange } from '../summaries/index.ts'
import { found } from '../../../http/expect.ts'
import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import { sumByProject, sumLatePayments, cohortsOf, keepCohorts, fundingOf } from './statistics.queries.ts'
import type { Executor } from '../../../database/index.ts'
import type { Clock, Kernel } from '../../../kernel.ts'
import { hasKeptDays, keepCustody, summarizeCustody } from './custody.queries.ts'

// Also at start (decision list-counters).
const keepCohortsJob = defineScheduledJob('keepCohorts', '*/10 * * * *', { runsAtStart: true })
const keepCustodyJob = defineScheduledJob('keepCustody', '37 * * * *', { runsAtStart: true })

/** Decision list-counters. */
export const statisticsModule: ModuleFactory = (kernel) => ({
  name: 'statistics',
  jobs: [
    bindJob(keepCohortsJob, () => keepCohorts(kernel.patientDatabase, kernel.clock.now())),
    bindJob(keepCustodyJob, () => keepFinishedDays(kernel)),
  ],
  routes: [
    bind(api.statistics.byProject, async (call) => {
      const wanted = { ...call.query, groupBy: 'year' } as const
      const range = await summaryRange(call.database, kernel.clock, wanted, 'order_movements')
      const months = { fromDate: firstOfMonth(range.fromDate), toDate: lastOfMonth(range.toDate) }
      return { ...months, ...(await sumByProject(call.database, months)) }
    }),
    bind(api.statistics.cohorts, async (call) => {
      const range = await summaryRange(
        call.database,
        kernel.clock,
        { ...call.query, groupBy: 'month' },
        'order_movements',
      )
      const months = { fromDate: firstOfMonth(range.fromDate), toDate: lastOfMonth(range.toDate) }
      return { ...months, ...(await cohortsOf(call.database, months)) }
    }),
    bind(api.statistics.custody, ({ database, query }) => custodyOf(database, kernel.clock, query)),
    bind(api.statistics.funding, async (call) =>
      found(await fundingOf(call.database, call.params.id, calendarDateOf(kernel.clock.now()))),
    ),
    bind(api.statistics.latePayments, async (call) => {
      const day = calendarDateOf(kernel.clock.now())
      return { day, ages: await sumLatePayments(call.database, day) }
    }),
  ],
})

const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`
const lastOfMonth = (date: string) => addDays(addMonths(firstOfMonth(date), 1), -1)

/** A job's transaction may take half an hour, and postings carry its start time. */
const SETTLED_MS = 3_600_000

/** An hour after midnight at the earliest. */
export function keepFinishedDays({ clock, patientDatabase }: Pick<Kernel, 'clock' | 'patientDatabase'>): Promise<void> {
  return keepCustody(patientDatabase, addDays(calendarDateOf(new Date(clock.now().getTime() - SETTLED_MS)), -1))
}

/** Before the first kept day all postings are read. */
async function custodyOf(executor: Executor, clock: Clock, query: Partial<SummaryRange>) {
  const since = (await hasKeptDays(executor)) ? 'kept' : 'firstPosting'
  const range = await summaryRange(executor, clock, query, since === 'kept' ? 'custody_days' : 'ledger_transfers')
  return { periods: await summarizeCustody(executor, range, calendarDateOf(clock.now()), since) }
}
