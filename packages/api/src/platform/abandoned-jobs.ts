import { z } from 'zod'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { bindJob, defineJob, unlockJobsOlderThan } from '../jobs/index.ts'

/** Longer than any job; a longer one would run twice, which is tolerated. */
const LONGEST_JOB_MINUTES = 15

const releaseJob = defineJob({
  name: 'releaseAbandonedJobs',
  payload: z.unknown(),
  cron: '* * * * *',
  runsAtStart: true,
})

/** Releases jobs of hung processes (decision embedded-postgresql); graphile-worker waits four hours. */
export const releaseAbandonedJobs = ({ database }: Kernel, minutes = LONGEST_JOB_MINUTES) =>
  unlockJobsOlderThan(database, minutes)

export const abandonedJobsModule: ModuleFactory = (kernel) => ({
  name: 'abandoned-jobs',
  routes: [],
  jobs: [bindJob(releaseJob, () => releaseAbandonedJobs(kernel))],
})
