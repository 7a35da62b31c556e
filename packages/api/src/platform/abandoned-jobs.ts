import { z } from 'zod'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { bindJob, defineJob, unlockJobsOlderThan } from '../jobs/index.ts'

/** Longer than any job takes. A job that took longer would run twice, which every job tolerates. */
const LONGEST_JOB_MINUTES = 15

const releaseJob = defineJob({
  name: 'releaseAbandonedJobs',
  payload: z.unknown(),
  cron: '* * * * *',
  runsAtStart: true,
})

/**
 * Hands over the jobs of a process that hangs, or that was killed and was of a version that does not show its presence (decision 204).
 * graphile-worker itself would wait four hours before it does.
 */
export const releaseAbandonedJobs = ({ database }: Kernel, minutes = LONGEST_JOB_MINUTES) =>
  unlockJobsOlderThan(database, minutes)

/** Recovery of jobs whose worker was killed. */
export const abandonedJobsModule: ModuleFactory = (kernel) => ({
  name: 'abandoned-jobs',
  routes: [],
  jobs: [bindJob(releaseJob, () => releaseAbandonedJobs(kernel))],
})
