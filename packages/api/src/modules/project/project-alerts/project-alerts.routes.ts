import { api } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import { listProjectAlerts } from './project-alerts.queries.ts'
import { createProjectAlert, removeProjectAlert } from './project-alerts.service.ts'

export const projectAlertRoutes = (kernel: Kernel) => [
  bind(api.projectAlerts.list, (call) =>
    listProjectAlerts(kernel.database, userIdOf(call.actor), call.query, call.query),
  ),
  bind(api.projectAlerts.create, (call) => createProjectAlert(kernel, call)),
  bind(api.projectAlerts.remove, (call) => removeProjectAlert(kernel, call)),
]
