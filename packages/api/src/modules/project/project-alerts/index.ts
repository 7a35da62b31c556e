import { api, Refusal } from '@cauce/contract'
import { inTransaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { deleteProjectAlert, keepProjectAlert, listProjectAlerts } from './project-alerts.queries.ts'

export { deleteProjectAlertsOf, takeProjectAlerts } from './project-alerts.queries.ts'

/** One mail, then deleted (decision mail-and-notifications). flows/notify-followers sends it. */
export const projectAlertsModule: ModuleFactory = (kernel) => ({
  name: 'project-alerts',
  routes: [
    ...bindRows(api.projectAlerts.list, api.projectAlerts.read, (call) =>
      listProjectAlerts(kernel.database, userIdOf(call.actor), call.query),
    ),
    bind(api.projectAlerts.create, (call) => {
      const createdAt = kernel.clock.now()
      const alert = { projectAlertId: uuidv7(createdAt), userId: userIdOf(call.actor), createdAt }
      return inTransaction(kernel.database, (tx) => keepProjectAlert(tx, alert))
    }),
    bind(api.projectAlerts.remove, (call) => removeProjectAlert(kernel, call)),
  ],
})

async function removeProjectAlert(kernel: Kernel, call: Call<typeof api.projectAlerts.remove>): Promise<void> {
  if (!(await deleteProjectAlert(kernel.database, userIdOf(call.actor), call.params.id)))
    throw new Refusal({ code: 'not-found' })
}
