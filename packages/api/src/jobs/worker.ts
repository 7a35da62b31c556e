import { setTimeout as sleep } from 'node:timers/promises'
import { run, type Job as QueuedJob, type Runner, runOnce, type TaskList } from 'graphile-worker'
import { type Database, openDatabase } from '../database/index.ts'
import type { Kernel } from '../kernel.ts'
import type { BoundJob } from './define-job.ts'
import { makeJobsDue, queueAgain, queueJob } from './queue-job.queries.ts'
import { quietLogger, taskListOf } from './tasks.ts'

/**
 * By default graphile-worker does not wait until the end of a job is stored: a failure there is an unhandled rejection, and a
 * run may return before it. With a batch, even of 0 ms, it waits, and a worker that cannot store it ends (decision 149).
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } } as const

const RESTART_PAUSE_MS = 1_000
/** A job that takes longer is left to another process, which takes it up as that of a killed one. */
const STOP_TIMEOUT_MS = 15_000

/** One connection of each worker listens for new jobs. */
const POOL_SIZE = 5

/**
 * Runs these jobs in this process; many processes share the work through PostgreSQL. Jobs that call
 * another server have a worker of their own: a silent mail server delays mails and no payment (decision 175).
 */
export async function startJobs(
  kernel: Kernel,
  jobs: readonly BoundJob[],
  databaseUrl: string,
): Promise<{ stop(): Promise<void> }> {
  for (const { job } of jobs)
    if (job.runsAtStart) await queueJob(kernel.database, job, {}, { key: `${job.name}:at-start` })
  // A pool of our own, because that of graphile-worker waits without limits.
  const { $client: pgPool } = openDatabase({ url: databaseUrl, poolSize: POOL_SIZE })
  const { outgoing = [], own = [] } = Object.groupBy(jobs, ({ job }) => (job.isOutgoing ? 'outgoing' : 'own'))
  const workers: Awaited<ReturnType<typeof startWorker>>[] = []
  for (const group of [own, outgoing]) if (group.length > 0) workers.push(await startWorker(kernel, group, pgPool))
  return {
    async stop() {
      const stopped = Promise.all(workers.map((worker) => worker.stop())).then(() => pgPool.end())
      await Promise.race([stopped, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })])
    },
  }
}

/**
 * A worker that is replaced when it ends by itself, because it could not say that a job is done: jobs must not stop until the
 * process is restarted.
 */
async function startWorker(
  kernel: Kernel,
  jobs: readonly BoundJob[],
  pgPool: Database['$client'],
): Promise<{ stop(): Promise<unknown> }> {
  const start = () =>
    run({
      preset,
      pgPool,
      taskList: taskListOf(jobs),
      crontab: jobs.flatMap(({ job }) => (job.cron ? [`${job.cron} ${job.name}`] : [])).join('\n'),
      concurrency: 2,
      pollInterval: 1000,
      noHandleSignals: true,
      logger: quietLogger(kernel),
    })
  let runner: Runner | undefined = await start()
  const stopping = new AbortController()
  const supervise = async (): Promise<void> => {
    await runner?.promise.catch(() => {})
    if (stopping.signal.aborted) return
    kernel.logger.warn('The worker of jobs ended unexpectedly and is started again.')
    await sleep(RESTART_PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => {})
    if (stopping.signal.aborted) return
    runner = await start().catch(() => undefined)
    if (stopping.signal.aborted) await runner?.stop()
    return supervise()
  }
  const supervision = supervise()
  return {
    stop() {
      stopping.abort()
      return Promise.all([runner?.stop().catch(() => {}), supervision])
    },
  }
}

/**
 * Runs every job that is due by the kernel's clock, and the jobs that those queue, then returns; for tests and the seed,
 * whose clock is not the database's. What that clock has not reached stays in the queue, though PostgreSQL's may have passed it.
 * Throws the first failure, which a worker would retry.
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
  const now = kernel.clock.now()
  const early: QueuedJob[] = []
  const tasks = Object.entries(taskListOf(recording)).map(([name, work]): [string, TaskList[string]] => [
    name,
    async (row, { job }) => (isEarly(job, now) ? void early.push(job) : work(row)),
  ])
  await makeJobsDue(kernel.database, now)
  const { $client: pgPool } = openDatabase({ url: databaseUrl, poolSize: 2 })
  const options = {
    preset,
    pgPool,
    taskList: Object.fromEntries(tasks),
    noHandleSignals: true,
    logger: quietLogger(kernel),
  }
  await runOnce(options).finally(() => pgPool.end())
  // Of several with one key, the last that was queued stays.
  for (const job of early.toReversed()) await queueAgain(kernel.database, job)
  if (failures.length > 0) throw failures[0]
}

/** Whether a job was queued for a moment that the clock has not reached. One that was to run at once has the moment of PostgreSQL. */
function isEarly(
  { run_at: runAt, created_at: createdAt, updated_at: updatedAt, attempts }: QueuedJob,
  now: Date,
): boolean {
  const isForLater = ![createdAt, updatedAt].some((at) => at.getTime() === runAt.getTime())
  return isForLater && attempts === 1 && runAt > now
}
