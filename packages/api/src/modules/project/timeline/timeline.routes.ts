import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import { editTimelineEvent, listTimelineEvents, removeTimelineEvent } from './timeline.service.ts'

/** Reading and changing news. `create` is bound by flows/add-timeline-event. */
export const timelineRoutes = (kernel: Kernel) => [
  bind(api.timeline.list, (call) => listTimelineEvents(kernel, call)),
  bind(api.timeline.edit, (call) => editTimelineEvent(kernel, call)),
  bind(api.timeline.remove, (call) => removeTimelineEvent(kernel, call)),
]
