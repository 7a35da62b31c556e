import { api } from '@cauce/contract'
import { bind, bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listRiskRates } from './risk-rates.queries.ts'
import { createRate } from './risk-rates.service.ts'

export { findRates } from './risk-rates.queries.ts'

export const riskRatesModule: ModuleFactory = (kernel) => ({
  name: 'riskRates',
  routes: [
    ...bindRows(api.riskRates.list, api.riskRates.read, ({ query }) => listRiskRates(kernel.database, query)),
    bind(api.riskRates.create, (call) => createRate(kernel, call)),
  ],
})
