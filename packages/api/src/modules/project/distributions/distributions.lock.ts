import { distributionLifecycle, Refusal, stateAfter } from '@cauce/contract'
import type { Transaction } from '../../../database/index.ts'
import { found } from '../../../http/expect.ts'
import { lockProjects } from '../projects/index.ts'
import { findDistribution, lockDistribution } from './distributions.queries.ts'
import type { DistributionRow } from '../../../database/schema/distributions.ts'

/** The state after an action, or 409 where the present one forbids it. */
export function nextState(row: DistributionRow, action: keyof typeof distributionLifecycle.transitions) {
  const status = stateAfter(distributionLifecycle, action, row.status)
  if (status === undefined) throw new Refusal({ code: 'state-forbids', params: { state: row.status } })
  return status
}

/** Locks the project, then the distribution: the one order of locks. */
export async function lockBoth(tx: Transaction, distributionId: string) {
  const { row } = found(await findDistribution(tx, distributionId))
  const project = found((await lockProjects(tx, [row.projectId])).get(row.projectId))
  return { project, row: found(await lockDistribution(tx, distributionId)) }
}
