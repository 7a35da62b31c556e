export {
  bindJob,
  defineJob,
  defineScheduledJob,
  expectEveryJobBound,
  jobNames,
  type BoundJob,
  type Job,
} from './define-job.ts'
export { runDueJobs } from './due-jobs.ts'
export { countQueue } from './count-queue.queries.ts'
export { queueJob, queueJobs, queuedJobs, unlockJobsOlderThan } from './queue-job.queries.ts'
export { startJobs } from './worker.ts'
