import { Logger, run, type Runner, runOnce } from 'graphile-worker'
import { APPLICATION_ROLE, openDatabase } from '../database/index.ts'
import type { Kernel } from '../kernel.ts'
import type { BoundJob } from './define-job.ts'
import { makeJobsDue, queueJob } from './queue-job.queries.ts'

const taskListOf = (jobs: readonly BoundJob[]) =>
  Object.fromEntries(jobs.map(({ job, handle }) => [job.name, (payload: unknown) => handle(payload)]))

/** Runs these jobs in this process; many processes share the work through PostgreSQL. */
export async function startJobs(kernel: Kernel, jobs: readonly BoundJob[], databaseUrl: string): Promise<Runner> {
  for (const { job } of jobs)
    if (job.runsAtStart) await queueJob(kernel.database, job, {}, { key: `${job.name}:at-start` })
  return run({
    connectionString: asApplication(databaseUrl),
    taskList: taskListOf(jobs),
    crontab: jobs.flatMap(({ job }) => (job.cron ? [`${job.cron} ${job.name}`] : [])).join('\n'),
    concurrency: 2,
    pollInterval: 1000,
    maxPoolSize: 3,
    noHandleSignals: true,
    logger: quietLogger(kernel),
  })
}

/**
 * Runs every job that is due by the kernel's clock, and the jobs that those queue, then returns; for tests and the seed,
 * whose clock is not the database's. Throws the first failure, which a worker would retry.
 */
export async function runDueJobs(kernel: Kernel, jobs: readonly BoundJob[], databaseUrl: string): Promise<void> {
  const failures: unknown[] = []
  const recording = jobs.map(({ job, handle }) => ({
    job,
    handle: async (payload: unknown) =>
      handle(payload).catch((error: unknown) => {
        failures.push(error)
        throw error
      }),
  }))
  await makeJobsDue(kernel.database, kernel.clock.now())
  // A pool of its own: graphile-worker's does not handle errors of connections that are closing.
  const { $client: pgPool } = openDatabase({ url: databaseUrl, poolSize: 2 })
  const options = { pgPool, taskList: taskListOf(recording), noHandleSignals: true, logger: quietLogger(kernel) }
  await runOnce(options).finally(() => pgPool.end())
  if (failures.length > 0) throw failures[0]
}

function asApplication(databaseUrl: string): string {
  const separator = databaseUrl.includes('?') ? '&' : '?'
  return `${databaseUrl}${separator}options=${encodeURIComponent(`-c role=${APPLICATION_ROLE}`)}`
}

/** Logs warnings and errors of graphile-worker; its progress messages are noise. */
function quietLogger(kernel: Kernel) {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') kernel.logger.error({ meta }, message)
    else if (level === 'warning') kernel.logger.warn({ meta }, message)
  })
}
