import { bindJob } from '../../../jobs/index.ts'
import type { ModuleFactory } from '../../../module.ts'
import { projectAlertRoutes } from './project-alerts.routes.ts'
import { announceOpeningJob, mailOpening } from './project-alerts.service.ts'

export { deleteProjectAlertsOf } from './project-alerts.queries.ts'
export { followPhase } from './project-alerts.service.ts'

/** Subscriptions to the opening of a project: one mail, then they are deleted (decision 051). */
export const projectAlertsModule: ModuleFactory = (kernel) => ({
  name: 'project-alerts',
  routes: projectAlertRoutes(kernel),
  jobs: [bindJob(announceOpeningJob, ({ projectId }) => mailOpening(kernel, projectId))],
})
