import { api } from '@cauce/contract'
import { bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listLoanDefaults } from './loan-defaults.queries.ts'

export { arrearsOf, defaultDayOf, isMaterial, materialityOf, type Due, type Materiality } from './arrears.domain.ts'
export { decideEnd, decideRecording } from './loan-defaults.domain.ts'
export {
  defaultsOf,
  findLoanDefault,
  loanDefaultRows,
  findDebt,
  findOverdue,
  lentOnOf,
} from './loan-defaults.queries.ts'

export const loanDefaultsModule: ModuleFactory = (kernel) => ({
  name: 'loanDefaults',
  routes: bindRows(api.loanDefaults.list, api.loanDefaults.read, ({ query }) =>
    listLoanDefaults(kernel.database, query),
  ),
})
