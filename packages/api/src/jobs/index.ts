import { type Job as QueuedJob, runOnce, type TaskList } from 'graphile-worker'
import type { Kernel } from '../kernel.ts'
import type { BoundJob } from './define-job.ts'
import { makeJobsDue, queueAgain } from './queue-job.queries.ts'
import { quietLogger, taskListOf } from './tasks.ts'
import { preset } from './worker-run.ts'

export {
  bindJob,
  defineJob,
  defineScheduledJob,
  expectEveryJobBound,
  jobNames,
  type BoundJob,
  type Job,
} from './define-job.ts'
export { countQueue } from './queue-job.queries.ts'
export { queueJob, queueJobs, queuedJobs, unlockJobsOlderThan } from './queue-job.queries.ts'
export { startJobs } from './worker.ts'

/**
 * Runs due jobs by the kernel's clock, with those they queue, for tests and the seed. Later ones stay queued, even if
 * PostgreSQL's clock has passed them. Throws the first failure.
 */
export async function runDueJobs(kernel: Kernel, jobs: readonly BoundJob[]): Promise<void> {
  const failures: unknown[] = []
  const recording = jobs.map(({ job, handle }) => ({
    job,
    handle: async (payload: unknown) =>
      handle(payload).catch((error: unknown) => {
        failures.push(error)
        throw error
      }),
  }))
  const now = kernel.clock.now()
  const early: QueuedJob[] = []
  const tasks = Object.entries(taskListOf(recording)).map(([name, work]): [string, TaskList[string]] => [
    name,
    async (row, helpers) => (isEarly(helpers.job, now) ? void early.push(helpers.job) : work(row, helpers)),
  ])
  await makeJobsDue(kernel.database, now)
  await runOnce({
    preset,
    pgPool: kernel.patientDatabase.$client,
    taskList: Object.fromEntries(tasks),
    noHandleSignals: true,
    logger: quietLogger(kernel),
  })
  // Of several with one key, the last queued stays.
  for (const job of early.toReversed()) await queueAgain(kernel.database, job)
  if (failures.length > 0) throw failures[0]
}

/** True if scheduled after the kernel's clock. Immediate jobs carry PostgreSQL's time. */
function isEarly(
  { run_at: runAt, created_at: createdAt, updated_at: updatedAt, attempts }: QueuedJob,
  now: Date,
): boolean {
  const isForLater = ![createdAt, updatedAt].some((at) => at.getTime() === runAt.getTime())
  return isForLater && attempts === 1 && runAt > now
}
