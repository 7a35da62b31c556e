import { api, irregularityLifecycle, stateAfter } from '@cauce/contract'
import { bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listIrregularities, irregularityRows, lockSuspension, markSuspended } from './irregularities.queries.ts'
import type { Transaction } from '../../../database/index.ts'
import { touchedAt } from '../../../http/expect.ts'
import { auditedOf } from './irregularities.domain.ts'

export { auditedOf, decideCorrection, decideIrregularity, lastDayOf, standingOf } from './irregularities.domain.ts'
export {
  findIrregularity,
  irregularityRows,
  listSuspended,
  lockSuspension,
  markSuspended,
} from './irregularities.queries.ts'

export const irregularitiesModule: ModuleFactory = (kernel) => ({
  name: 'irregularities',
  routes: bindRows(api.irregularities.list, api.irregularities.read, ({ query }) =>
    listIrregularities(kernel.database, query),
  ),
})

interface Ending {
  readonly projectId: string
  /** Null: the platform. */
  readonly endedBy: string | null
  readonly now: Date
}

export async function cancelSuspension(tx: Transaction, { projectId, endedBy, now }: Ending) {
  const before = await lockSuspension(tx, projectId)
  if (!before) return undefined
  const change = {
    state: stateAfter(irregularityLifecycle, 'cancel', before.state)!,
    endedAt: now,
    endedBy,
    updatedAt: touchedAt(before.updatedAt, now),
  }
  await irregularityRows.update(tx, before.irregularityId, change)
  await markSuspended(tx, projectId, false)
  return { recordId: before.irregularityId, before: auditedOf(before), after: auditedOf({ ...before, ...change }) }
}
