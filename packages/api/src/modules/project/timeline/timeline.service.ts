import { Refusal, type api } from '@cauce/contract'
import { inTransaction, type Executor } from '../../../database/index.ts'
import type { Call } from '../../../http/bind.ts'
import { expectUnchanged, found, touchedAt } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { notifyProjectChanged } from '../../../platform/page-purge.ts'
import { isReachable, viewerOf } from '../projects/index.ts'
import * as queries from './timeline.queries.ts'
import type { TimelineEventRow } from '../../../database/schema/project.ts'

type Endpoints = typeof api.timeline

/** Refuses `not-found` for an invisible project. */
export async function listTimelineEvents(kernel: Kernel, call: Call<Endpoints['list']>) {
  await expectProject(kernel.database, call, call.params.id)
  return queries.listTimelineEvents(kernel.database, call.params.id, call.query)
}

/** Refuses `edit-conflict`. */
export async function editTimelineEvent(kernel: Kernel, call: Call<Endpoints['edit']>): Promise<TimelineEventRow> {
  const { updatedAt, ...fields } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const before = found(await queries.lockTimelineEvent(tx, viewerOf(call), call.params))
    expectUnchanged(before.updatedAt, updatedAt)
    const after = { ...before, ...fields, updatedAt: touchedAt(before.updatedAt, kernel.clock.now()) }
    await queries.timelineEventRows.update(tx, after.timelineEventId, after)
    await audit(kernel, tx, call, { recordId: before.timelineEventId, before, after })
    await notifyProjectChanged(tx, before.projectId)
    return after
  })
}

export async function removeTimelineEvent(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  await inTransaction(kernel.database, async (tx) => {
    const before = found(await queries.lockTimelineEvent(tx, viewerOf(call), call.params))
    await queries.timelineEventRows.remove(tx, before.timelineEventId)
    await audit(kernel, tx, call, { recordId: before.timelineEventId, before })
    await notifyProjectChanged(tx, before.projectId)
  })
}

/** Refuses `not-found`. */
export async function expectProject(executor: Executor, call: Pick<Call, 'scope' | 'actor'>, projectId: string) {
  if (!(await isReachable(executor, viewerOf(call), projectId))) throw new Refusal({ code: 'not-found' })
}
