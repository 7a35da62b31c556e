import { api, calendarDateOf } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { patient } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { findBalances, WITHHELD_ACCOUNT } from '../../wallet/ledger/index.ts'
import { quartersOf } from './withholdings.domain.ts'
import { findUnpaidInterest, findWithheld } from './withholdings.queries.ts'

/** The tax that was withheld from interest, by the quarter in which the interest accrued. */
export const withholdingsModule: ModuleFactory = (kernel) => ({
  name: 'withholdings',
  routes: [
    bind(api.withholdings.read, async () => {
      const { database, clock } = patient(kernel)
      const now = clock.now()
      const quarters = quartersOf(await findWithheld(database), await findUnpaidInterest(database, calendarDateOf(now)))
      const balances = await findBalances(database, [WITHHELD_ACCOUNT])
      return { checkedAt: now, balance: balances.get(WITHHELD_ACCOUNT) ?? 0n, quarters }
    }),
  ],
})
