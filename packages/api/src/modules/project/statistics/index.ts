import { addDays, addMonths, api, calendarDateOf } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { summaryRange } from '../summaries/index.ts'
import { found } from '../../../http/expect.ts'
import { fundingOf } from './funding.queries.ts'
import { sumByProject, sumLatePayments } from './statistics.queries.ts'

/** Sums for administrators that are not by period (decision 213). */
export const statisticsModule: ModuleFactory = ({ clock }) => ({
  name: 'statistics',
  routes: [
    bind(api.statistics.byProject, async (call) => {
      const wanted = { ...call.query, groupBy: 'year' } as const
      const range = await summaryRange(call.database, clock, wanted, 'order_movements')
      const months = { fromDate: firstOfMonth(range.fromDate), toDate: lastOfMonth(range.toDate) }
      return { ...months, ...(await sumByProject(call.database, months)) }
    }),
    bind(api.statistics.funding, async (call) =>
      found(await fundingOf(call.database, call.params.id, calendarDateOf(clock.now()))),
    ),
    bind(api.statistics.latePayments, async (call) => {
      const day = calendarDateOf(clock.now())
      return { day, ages: await sumLatePayments(call.database, day) }
    }),
  ],
})

const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`
const lastOfMonth = (date: string) => addDays(addMonths(firstOfMonth(date), 1), -1)
