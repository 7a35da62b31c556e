import { foldTallies } from '../database/index.ts'
import { bindJob, defineScheduledJob } from '../jobs/index.ts'
import { patient } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'

const foldTalliesJob = defineScheduledJob('foldTallies', '* * * * *')

/** Folds changes into list counters every minute (decision list-counters). */
export const talliesModule: ModuleFactory = (kernel) => ({
  name: 'tallies',
  routes: [],
  jobs: [bindJob(foldTalliesJob, () => foldTallies(patient(kernel).database))],
})
