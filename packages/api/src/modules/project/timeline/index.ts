import type { ModuleFactory } from '../../../module.ts'
import { api } from '@cauce/contract'
import { bind, bindRows } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import { editTimelineEvent, listTimelineEvents, removeTimelineEvent } from './timeline.service.ts'

export { timelineEventRows } from './timeline.queries.ts'
export { expectProject } from './timeline.service.ts'

export const timelineModule: ModuleFactory = (kernel) => ({ name: 'timeline', routes: timelineRoutes(kernel) })

/** flows/add-timeline-event binds `create`. */
const timelineRoutes = (kernel: Kernel) => [
  ...bindRows(api.timeline.list, api.timeline.read, (call) => listTimelineEvents(kernel, call)),
  bind(api.timeline.edit, (call) => editTimelineEvent(kernel, call)),
  bind(api.timeline.remove, (call) => removeTimelineEvent(kernel, call)),
]
