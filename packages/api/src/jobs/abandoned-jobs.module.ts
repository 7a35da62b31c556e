import type { Kernel, ModuleFactory } from '../kernel.ts'
import { releaseJobsBegunBefore } from './abandoned-jobs.queries.ts'

/** Longer than any job takes. One that took longer would run twice at most, which all of them bear. */
const LONGEST_JOB_MINUTES = 15

/** Takes up the jobs that a process had begun when it was killed. */
export async function releaseAbandonedJobs({ database, clock }: Kernel): Promise<void> {
  await releaseJobsBegunBefore(database, new Date(clock.now().getTime() - LONGEST_JOB_MINUTES * 60_000))
}

export const abandonedJobsModule: ModuleFactory = (kernel) => ({
  name: 'abandoned-jobs',
  routes: [],
  jobs: { releaseAbandonedJobs: () => releaseAbandonedJobs(kernel) },
  jobsAtStart: ['releaseAbandonedJobs'],
  crontab: ['*/5 * * * * releaseAbandonedJobs'],
})
