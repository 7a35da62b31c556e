import { withholdingRateLifecycle, type api } from '@cauce/contract'
import type { Call } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import type { WithholdingRateRow } from '../../../database/schema/tax.ts'
import { decide, propose } from '../proposals.service.ts'
import { lockRatesAt, rateProposals } from './withholding-rates.queries.ts'

type Endpoints = typeof api.withholdingRates

const stored = {
  lifecycle: withholdingRateLifecycle,
  ...rateProposals,
  idOf: ({ withholdingRateId }: WithholdingRateRow) => withholdingRateId,
  lockReplaced: lockRatesAt,
}

/** Another administrator approves it. */
export const proposeRate = (kernel: Kernel, call: Call<Endpoints['create']>) =>
  propose(kernel, call, stored, (tx, withholdingRateId, columns) =>
    rateProposals.rows.insert(tx, { withholdingRateId, ...call.body, ...columns }),
  )

/** Approval replaces the rate with the same scope, country and day. */
export const decideRate = (kernel: Kernel, call: Call<Endpoints['decide']>) => decide(kernel, call, stored)
