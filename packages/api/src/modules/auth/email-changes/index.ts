import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import type { ModuleFactory } from '../../../module.ts'
import { UNDOABLE_MS } from './email-changes.domain.ts'
import { deleteEmailChangesBefore } from './email-changes.queries.ts'

export { confirmableUntil, stageOf, undoableUntil } from './email-changes.domain.ts'
export { deleteEmailChangeOf, emailChangeRows, saveEmailChange } from './email-changes.queries.ts'

const expireChangesJob = defineScheduledJob('forgetEmailChanges', '51 * * * *')

/** Changes of e-mail that are not final. Asking for, making and undoing one is the flow `change-email`. */
export const emailChangesModule: ModuleFactory = ({ patientDatabase, clock }) => ({
  name: 'email-changes',
  routes: [],
  jobs: [
    bindJob(expireChangesJob, () =>
      deleteEmailChangesBefore(patientDatabase, new Date(clock.now().getTime() - UNDOABLE_MS)),
    ),
  ],
})
