import { bindJob } from '../../../jobs/index.ts'
import type { ModuleFactory } from '../../../module.ts'
import { announceOpeningJob, mailOpening, createProjectAlert, removeProjectAlert } from './project-alerts.service.ts'
import { api } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind, bindRows } from '../../../http/bind.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import { listProjectAlerts } from './project-alerts.queries.ts'

export { deleteProjectAlertsOf } from './project-alerts.queries.ts'
export { followPhase } from './project-alerts.service.ts'

/** Subscriptions to the opening of a project: one mail, then they are deleted (decision 051). */
export const projectAlertsModule: ModuleFactory = (kernel) => ({
  name: 'project-alerts',
  routes: projectAlertRoutes(kernel),
  jobs: [bindJob(announceOpeningJob, ({ projectId }) => mailOpening(patient(kernel), projectId))],
})

const projectAlertRoutes = (kernel: Kernel) => [
  ...bindRows(api.projectAlerts.list, api.projectAlerts.read, (call) =>
    listProjectAlerts(kernel.database, userIdOf(call.actor), call.query, call.query),
  ),
  bind(api.projectAlerts.create, (call) => createProjectAlert(kernel, call)),
  bind(api.projectAlerts.remove, (call) => removeProjectAlert(kernel, call)),
]
