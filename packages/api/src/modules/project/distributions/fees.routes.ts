import { api, calendarDateOf, Refusal } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { Kernel } from '../../../kernel.ts'
import { firstDay, listFees, summarizeFees, type SummaryInput } from './fees.queries.ts'
import { decideRange } from './summaries.domain.ts'
import { summarizeOrderMovements } from './movement-summary.queries.ts'

export const feeRoutes = ({ database, clock }: Kernel) => {
  const rangeOf = async (query: Partial<SummaryInput>, table: 'fees' | 'order_movements'): Promise<SummaryInput> => {
    const toDate = query.toDate ?? calendarDateOf(clock.now())
    const fromDate = query.fromDate ?? (await firstDay(database, table, toDate))
    const decision = decideRange({ groupBy: query.groupBy ?? 'month', fromDate, toDate })
    if (!decision.ok) throw new Refusal(decision.refusal)
    return decision.value
  }
  return [
    bind(api.fees.list, (call) => listFees(database, { ...call.query, ...customerFilter(call) }, call.query)),
    bind(api.fees.summarize, async (call) => {
      const data = await summarizeFees(database, await rangeOf(call.query, 'fees'))
      return { data, total: data.length }
    }),
    bind(api.fees.read, async (call) =>
      found((await listFees(database, { feeId: call.params.id, ...customerFilter(call) }, {})).data[0]),
    ),
    bind(api.orderMovements.summarize, async (call) => {
      const data = await summarizeOrderMovements(database, await rangeOf(call.query, 'order_movements'))
      return { data, total: data.length }
    }),
  ]
}
