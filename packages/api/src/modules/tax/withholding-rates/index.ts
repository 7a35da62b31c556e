import { api, withholdingRateLifecycle } from '@cauce/contract'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { awaitedOf } from '../../../platform/four-eyes.queries.ts'
import { listRates, rateProposals, lockRatesAt } from './withholding-rates.queries.ts'
import type { Kernel } from '../../../kernel.ts'
import type { WithholdingRateRow } from '../../../database/schema/tax.ts'
import { decide, propose } from '../../../platform/proposals.service.ts'

export { findRatesInForce } from './withholding-rates.queries.ts'

export const withholdingRatesModule: ModuleFactory = (kernel) => ({
  name: 'withholdingRates',
  routes: [
    ...bindRows(api.withholdingRates.list, api.withholdingRates.read, async (call) =>
      listRates(kernel.database, call.query, await awaitedOf(kernel, call, 'withholdingRates.edit', rateProposals)),
    ),
    bind(api.withholdingRates.create, (call) => proposeRate(kernel, call)),
    bind(api.withholdingRates.decide, (call) => decideRate(kernel, call)),
  ],
})

type Endpoints = typeof api.withholdingRates

const stored = {
  lifecycle: withholdingRateLifecycle,
  ...rateProposals,
  idOf: ({ withholdingRateId }: WithholdingRateRow) => withholdingRateId,
  lockReplaced: lockRatesAt,
}

const proposeRate = (kernel: Kernel, call: Call<Endpoints['create']>) =>
  propose(kernel, call, stored, (tx, withholdingRateId, columns) =>
    rateProposals.rows.insert(tx, { withholdingRateId, ...call.body, ...columns }),
  )

const decideRate = (kernel: Kernel, call: Call<Endpoints['decide']>) => decide(kernel, call, stored)
