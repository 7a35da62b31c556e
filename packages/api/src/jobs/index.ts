export { bindJob, defineJob, defineScheduledJob, expectEveryJobBound, type BoundJob, type Job } from './define-job.ts'
export { queueJob, queueJobs, queuedJobs, unlockJobsOlderThan } from './queue-job.queries.ts'
export { runDueJobs, startJobs } from './worker.ts'
