import { api, calendarDateOf } from '@cauce/contract'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listRiskRates, lockLatestRate, riskRateRows } from './risk-rates.queries.ts'
import { inTransaction } from '../../../database/index.ts'
import { accepted } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { notifyPagePurge } from '../../../platform/page-purge.ts'
import { decideRate } from './risk-rates.domain.ts'

export { findRates } from './risk-rates.queries.ts'

export const riskRatesModule: ModuleFactory = (kernel) => ({
  name: 'riskRates',
  routes: [
    ...bindRows(api.riskRates.list, api.riskRates.read, ({ query }) => listRiskRates(kernel.database, query)),
    bind(api.riskRates.create, (call) => createRate(kernel, call)),
  ],
})

async function createRate(kernel: Kernel, call: Call<(typeof api)['riskRates']['create']>) {
  const createdAt = kernel.clock.now()
  const { methodEn = null, ...body } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const latest = await lockLatestRate(tx, body.category)
    accepted(decideRate(body.validFrom, latest, calendarDateOf(createdAt)))
    const row = { riskRateId: uuidv7(createdAt), ...body, methodEn: methodEn || null, createdAt }
    await riskRateRows.insert(tx, row)
    await audit(kernel, tx, call, { recordId: row.riskRateId, after: row })
    await notifyPagePurge(tx, ['projects', 'types', 'loans'])
    return row
  })
}
