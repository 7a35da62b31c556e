import { api } from '@cauce/contract'
import { inTransaction } from '../database/index.ts'
import type { TimelineEventRow } from '../database/schema/project.ts'
import { bind, type Call } from '../http/bind.ts'
import { uuidv7 } from '../ids.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { expectProject, timelineEventRows } from '../modules/project/timeline/index.ts'
import { audit } from '../platform/audit/index.ts'
import { notifyProjectChanged } from '../platform/page-purge.ts'
import { notifyInvestors } from './notify-investors.ts'

/** Mailed to investors. */
async function addTimelineEvent(kernel: Kernel, call: Call<typeof api.timeline.create>): Promise<TimelineEventRow> {
  const projectId = call.params.id
  return inTransaction(kernel.database, async (tx) => {
    const now = kernel.clock.now()
    await expectProject(tx, call, projectId)
    const timelineEventId = uuidv7(now)
    const { titleEn = null, description = null, descriptionEn = null, ...fields } = call.body
    const texts = { titleEn, description, descriptionEn }
    const row = { timelineEventId, projectId, ...fields, ...texts, createdAt: now, updatedAt: now }
    await timelineEventRows.insert(tx, row)
    await audit(kernel, tx, call, { recordId: timelineEventId, after: row })
    const params = { title: row.title, titleEn, description: description ?? '', descriptionEn }
    await notifyInvestors(tx, { projectId, template: 'projectNews', params })
    await notifyProjectChanged(tx, projectId)
    return row
  })
}

export const addTimelineEventFlow: ModuleFactory = (kernel) => ({
  name: 'add-timeline-event',
  routes: [bind(api.timeline.create, (call) => addTimelineEvent(kernel, call))],
})
