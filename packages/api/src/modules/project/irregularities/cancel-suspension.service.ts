import { irregularityLifecycle, stateAfter } from '@cauce/contract'
import type { Transaction } from '../../../database/index.ts'
import { touchedAt } from '../../../http/expect.ts'
import { auditedOf } from './irregularities.domain.ts'
import { irregularityRows, lockSuspension, markSuspended } from './irregularities.queries.ts'

interface Ending {
  readonly projectId: string
  /** Null: the platform. */
  readonly endedBy: string | null
  readonly now: Date
}

/** Cancels the offer. Returns the audit fields; undefined if not suspended. */
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
