import type { ModuleFactory } from '../../../kernel.ts'
import { timelineRoutes } from './timeline.routes.ts'

export const timelineModule: ModuleFactory = (kernel) => ({ name: 'timeline', routes: timelineRoutes(kernel) })
