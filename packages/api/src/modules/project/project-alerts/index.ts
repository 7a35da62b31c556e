import type { ModuleFactory } from '../../../module.ts'
import { createProjectAlert, removeProjectAlert } from './project-alerts.service.ts'
import { api } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind, bindRows } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import { listProjectAlerts } from './project-alerts.queries.ts'

export { deleteProjectAlertsOf } from './project-alerts.queries.ts'
export { announceOpeningJob, followPhase, mailOpening } from './project-alerts.service.ts'

/** One mail, then deleted (decision 051). flows/tell-followers sends it. */
export const projectAlertsModule: ModuleFactory = (kernel) => ({
  name: 'project-alerts',
  routes: projectAlertRoutes(kernel),
})

const projectAlertRoutes = (kernel: Kernel) => [
  ...bindRows(api.projectAlerts.list, api.projectAlerts.read, (call) =>
    listProjectAlerts(kernel.database, userIdOf(call.actor), call.query, call.query),
  ),
  bind(api.projectAlerts.create, (call) => createProjectAlert(kernel, call)),
  bind(api.projectAlerts.remove, (call) => removeProjectAlert(kernel, call)),
]
