import { bindJob } from '../jobs/index.ts'
import type { ModuleFactory } from '../module.ts'
import { askForEvents, followInstitutionJob } from '../modules/bank/institution/index.ts'

/** What the institution says: events, the statements of their days, and how far payments are. */
export const followInstitutionFlow: ModuleFactory = (kernel) => ({
  name: 'follow-institution',
  routes: [],
  jobs: [bindJob(followInstitutionJob, () => askForEvents(kernel))],
})
