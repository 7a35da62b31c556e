import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import { addTimelineEvent, editTimelineEvent, listTimelineEvents, removeTimelineEvent } from './timeline.service.ts'

export const timelineRoutes = (kernel: Kernel) => [
  bind(api.timeline.list, (call) => listTimelineEvents(kernel, call)),
  bind(api.timeline.create, (call) => addTimelineEvent(kernel, call)),
  bind(api.timeline.edit, (call) => editTimelineEvent(kernel, call)),
  bind(api.timeline.remove, (call) => removeTimelineEvent(kernel, call)),
]
