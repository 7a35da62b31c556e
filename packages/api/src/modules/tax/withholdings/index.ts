import { api, calendarDateOf } from '@cauce/contract'
import type { Executor } from '../../../database/index.ts'
import { pageOfCatalogue, type ListInput } from '../../../database/paging.ts'
import { bindRows } from '../../../http/bind.ts'
import { patient } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { findBalances, WITHHELD_ACCOUNT } from '../../wallet/ledger/index.ts'
import { quartersOf, quartersOfChoice, yearOf, type QuarterFilter } from './withholdings.domain.ts'
import { findHandovers, findUnpaidInterest, findWithheld } from './withholdings.queries.ts'

export { decideQuarter } from './withholdings.domain.ts'
export { findHandovers, insertHandovers } from './withholdings.queries.ts'

export async function readWithholdings(executor: Executor, now: Date, query: QuarterFilter & ListInput = {}) {
  const today = calendarDateOf(now)
  const [withheld, unpaid] = [await findWithheld(executor), await findUnpaidInterest(executor, today)]
  const handovers = await findHandovers(executor)
  const quarters = quartersOf(withheld, unpaid, handovers, today)
  const balances = await findBalances(executor, [WITHHELD_ACCOUNT])
  const paging = { ...query, orderSide: query.orderSide ?? 'desc' }
  return {
    ...pageOfCatalogue(quartersOfChoice(quarters, query), paging, ({ fromDay }) => fromDay, 'fromDay'),
    checkedAt: now,
    balance: balances.get(WITHHELD_ACCOUNT)?.balance ?? 0n,
    toDeduct: handovers.reduce((sum, { reversed, credited }) => sum + reversed - credited, 0n),
    years: [...new Set(quarters.map(yearOf))].toReversed(),
  }
}

export const withholdingsModule: ModuleFactory = (kernel) => ({
  name: 'withholdings',
  routes: [
    ...bindRows(api.withholdings.list, api.withholdings.read, ({ query }) =>
      readWithholdings(patient(kernel).database, kernel.clock.now(), query),
    ),
  ],
})
