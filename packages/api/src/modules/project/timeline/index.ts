import type { ModuleFactory } from '../../../module.ts'
import { timelineRoutes } from './timeline.routes.ts'

export { insertTimelineEvent } from './timeline.queries.ts'
export { expectProject } from './timeline.service.ts'

export const timelineModule: ModuleFactory = (kernel) => ({ name: 'timeline', routes: timelineRoutes(kernel) })
