import { api } from '@cauce/contract'
import { bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listIrregularities } from './irregularities.queries.ts'

export { cancelSuspension } from './cancel-suspension.service.ts'
export { auditedOf, decideCorrection, decideIrregularity, lastDayOf, standingOf } from './irregularities.domain.ts'
export {
  findIrregularity,
  irregularityRows,
  listSuspended,
  lockSuspension,
  markSuspended,
} from './irregularities.queries.ts'

/** The flow irregularities records, corrects and cancels. */
export const irregularitiesModule: ModuleFactory = (kernel) => ({
  name: 'irregularities',
  routes: bindRows(api.irregularities.list, api.irregularities.read, ({ query }) =>
    listIrregularities(kernel.database, query),
  ),
})
