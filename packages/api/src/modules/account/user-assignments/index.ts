import type { ModuleFactory } from '../../../module.ts'
import { userAssignmentRoutes } from './user-assignments.routes.ts'

/** Which manager looks after which customer. */
export const userAssignmentsModule: ModuleFactory = (kernel) => ({
  name: 'userAssignments',
  routes: userAssignmentRoutes(kernel),
})
