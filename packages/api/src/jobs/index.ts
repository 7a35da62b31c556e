export {
  bindJob,
  defineJob,
  defineScheduledJob,
  expectEveryJobBound,
  jobNames,
  type BoundJob,
  type Job,
} from './define-job.ts'
export { countQueue, queueJob, queueJobs, queuedJobs, unlockJobsOlderThan } from './queue-job.queries.ts'
export { runDueJobs, startJobs } from './worker.ts'
