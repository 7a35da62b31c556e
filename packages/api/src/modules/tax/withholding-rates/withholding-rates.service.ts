import { stateAfter, withholdingRateLifecycle, type api } from '@cauce/contract'
import { inTransaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { accepted, expectUnchanged, found, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { decideOnRate } from './withholding-rates.domain.ts'
import { findRate, lockRatesAt, withholdingRateRows } from './withholding-rates.queries.ts'

type Endpoints = typeof api.withholdingRates

/** Proposes a rate, or a change of one; another administrator approves it. */
export async function proposeRate(kernel: Kernel, call: Call<Endpoints['create']>) {
  const now = kernel.clock.now()
  const withholdingRateId = uuidv7(now)
  return inTransaction(kernel.database, async (tx) => {
    await withholdingRateRows.insert(tx, {
      withholdingRateId,
      ...call.body,
      state: 'proposed',
      proposedBy: userIdOf(call.actor),
      createdAt: now,
      updatedAt: now,
    })
    const after = found(await findRate(tx, withholdingRateId))
    await audit(kernel, tx, call, { recordId: withholdingRateId, after })
    return after
  })
}

/** Approves or refuses a rate. Approval replaces the rate in force with the same scope, country and day. */
export async function decideRate(kernel: Kernel, call: Call<Endpoints['decide']>) {
  const adminId = userIdOf(call.actor)
  return inTransaction(kernel.database, async (tx) => {
    const before = found(await findRate(tx, call.params.id))
    const replaced = await lockRatesAt(tx, before)
    const row = found(await withholdingRateRows.lock(tx, call.params.id))
    expectUnchanged(row.updatedAt, call.body.updatedAt)
    const change = accepted(decideOnRate(row, call.body, adminId))
    const now = touchedAt(row.updatedAt, kernel.clock.now())
    if (change.state === 'active')
      for (const { withholdingRateId, state, updatedAt } of replaced)
        await withholdingRateRows.update(tx, withholdingRateId, {
          state: stateAfter(withholdingRateLifecycle, 'replace', state)!,
          updatedAt: touchedAt(updatedAt, now),
        })
    await withholdingRateRows.update(tx, row.withholdingRateId, {
      ...change,
      ...(change.state === 'active' && { approvedBy: adminId }),
      decidedBy: adminId,
      decidedAt: now,
      updatedAt: now,
    })
    const after = found(await findRate(tx, row.withholdingRateId))
    await audit(kernel, tx, call, { recordId: row.withholdingRateId, before, after, reason: change.reason })
    return after
  })
}
