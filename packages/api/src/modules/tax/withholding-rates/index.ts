import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { ModuleFactory } from '../../../module.ts'
import { awaitedOf } from '../../../platform/four-eyes.queries.ts'
import { listRates, rateProposals } from './withholding-rates.queries.ts'
import { decideRate, proposeRate } from './withholding-rates.service.ts'

export { findRatesInForce } from './withholding-rates.queries.ts'

export const withholdingRatesModule: ModuleFactory = (kernel) => ({
  name: 'withholdingRates',
  routes: [
    bind(api.withholdingRates.list, (call) =>
      listRates(kernel.database, call.query, awaitedOf(kernel, call, 'withholdingRates.edit', rateProposals)),
    ),
    bind(api.withholdingRates.create, (call) => proposeRate(kernel, call)),
    bind(api.withholdingRates.read, async ({ params }) => found(await rateProposals.find(kernel.database, params.id))),
    bind(api.withholdingRates.decide, (call) => decideRate(kernel, call)),
  ],
})
