import { api, withholdingRateLifecycle } from '@cauce/contract'
import { bind, bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { rateProposals, lockRatesAt } from './withholding-rates.queries.ts'
import { decide, listProposals, propose } from '../../../platform/proposals.service.ts'

export { findRatesInForce } from './withholding-rates.queries.ts'

export const withholdingRatesModule: ModuleFactory = (kernel) => ({
  name: 'withholdingRates',
  routes: [
    ...bindRows(api.withholdingRates.list, api.withholdingRates.read, (call) =>
      listProposals(kernel, call, 'withholdingRates.edit', rateProposals),
    ),
    bind(api.withholdingRates.create, (call) =>
      propose(kernel, call, stored, (tx, withholdingRateId, columns) =>
        rateProposals.rows.insert(tx, { withholdingRateId, ...call.body, ...columns }),
      ),
    ),
    bind(api.withholdingRates.decide, (call) => decide(kernel, call, stored)),
  ],
})

const stored = { lifecycle: withholdingRateLifecycle, ...rateProposals, lockReplaced: lockRatesAt }
