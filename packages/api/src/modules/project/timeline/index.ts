import type { ModuleFactory } from '../../../module.ts'
import { api, Refusal } from '@cauce/contract'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import { inTransaction, type Executor } from '../../../database/index.ts'
import { expectUnchanged, found, touchedAt } from '../../../http/expect.ts'
import { audit } from '../../../platform/audit/index.ts'
import { notifyProjectChanged } from '../../../platform/page-purge.ts'
import { isReachable, viewerOf } from '../projects/index.ts'
import * as queries from './timeline.queries.ts'
import type { TimelineEventRow } from '../../../database/schema/project.ts'

export { timelineEventRows } from './timeline.queries.ts'

export const timelineModule: ModuleFactory = (kernel) => ({ name: 'timeline', routes: timelineRoutes(kernel) })

const timelineRoutes = (kernel: Kernel) => [
  ...bindRows(api.timeline.list, api.timeline.read, (call) => listTimelineEvents(kernel, call)),
  bind(api.timeline.edit, (call) => editTimelineEvent(kernel, call)),
  bind(api.timeline.remove, (call) => removeTimelineEvent(kernel, call)),
]

type Endpoints = typeof api.timeline

/** Refuses `not-found` for an invisible project. */
async function listTimelineEvents(kernel: Kernel, call: Call<Endpoints['list']>) {
  await expectProject(kernel.database, call, call.params.id)
  return queries.listTimelineEvents(kernel.database, call.params.id, call.query)
}

async function editTimelineEvent(kernel: Kernel, call: Call<Endpoints['edit']>): Promise<TimelineEventRow> {
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

async function removeTimelineEvent(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
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
