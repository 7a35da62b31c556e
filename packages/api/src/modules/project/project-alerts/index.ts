import { z } from 'zod'
import type { ModuleFactory } from '../../../kernel.ts'
import { projectAlertRoutes } from './project-alerts.routes.ts'
import { mailThoseWhoWait, TELL_OF_OPENING_JOB } from './project-alerts.service.ts'

export { deleteProjectAlertsOf } from './project-alerts.queries.ts'
export { followPhase } from './project-alerts.service.ts'

const OpeningPayload = z.object({ projectId: z.uuid() })

/** Wishes to be told when a project opens. */
export const projectAlertsModule: ModuleFactory = (kernel) => ({
  name: 'project-alerts',
  routes: projectAlertRoutes(kernel),
  jobs: {
    [TELL_OF_OPENING_JOB]: (payload) => mailThoseWhoWait(kernel, OpeningPayload.parse(payload).projectId),
  },
})
