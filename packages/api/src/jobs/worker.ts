import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openWorkerPool } from '../database/index.ts'
import type { Kernel } from '../kernel.ts'
import type { BoundJob } from './define-job.ts'
import { queueJob, unlockJobsOf } from './queue-job.queries.ts'
import { quietLogger, taskListOf } from './tasks.ts'
import { startRun, type WorkerRun } from './worker-run.ts'
import { randomUUID } from 'node:crypto'
import { findAbsent, holdPresence, MARK, END_OF_ID, type Session } from './presence.queries.ts'

const RETRY_PAUSE_MS = 1_000
/** A longer job is taken over by another process. */
const STOP_TIMEOUT_MS = 15_000

/** Includes one LISTEN connection a worker and one for presence. */
const POOL_SIZE = 6

/**
 * Processes share the work through PostgreSQL. Outgoing jobs have their own worker: a silent mail server delays no
 * payment (decision timeouts-and-health).
 */
export async function startJobs(
  kernel: Kernel,
  jobs: readonly BoundJob[],
  databaseUrl: string,
  waits = PRESENCE_WAITS,
): Promise<{ stop(): Promise<void> }> {
  for (const { job } of jobs)
    if (job.runsAtStart) await queueJob(kernel.database, job, {}, { key: `${job.name}:at-start` })
  const pgPool = openWorkerPool(databaseUrl, POOL_SIZE)
  const presence = await showPresence(kernel.database, pgPool, waits)
  const { outgoing = [], own = [] } = Object.groupBy(jobs, ({ job }) => (job.isOutgoing ? 'outgoing' : 'own'))
  const workers: Awaited<ReturnType<typeof startWorker>>[] = []
  for (const group of [own, outgoing])
    if (group.length > 0) workers.push(await startWorker(kernel, group, pgPool, presence))
  return {
    async stop() {
      const stopped = Promise.all(workers.map((worker) => worker.stop()))
        .then(() => presence.stop())
        .then(() => pgPool.end())
      await Promise.race([stopped, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })])
    },
  }
}

/**
 * Supervises a worker and replaces it on failure; jobs it left locked are released once it runs nothing (decision jobs).
 */
async function startWorker(
  kernel: Kernel,
  jobs: readonly BoundJob[],
  pgPool: Database['$client'],
  { poolIdOf, absentMs }: Presence,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  const { signal } = stopping
  const pause = () => sleep(RETRY_PAUSE_MS, undefined, { signal }).catch(() => {})
  const start = () =>
    startRun({
      pgPool,
      poolIdOf,
      taskList: taskListOf(jobs),
      crontab: jobs.flatMap(({ job }) => (job.cron ? [`${job.cron} ${job.name}`] : [])).join('\n'),
      concurrency: 2,
      pollInterval: 1000,
      noHandleSignals: true,
      logger: quietLogger(kernel),
    })
  /** Retries until success; once while stopping. */
  const persist = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    for (;;) {
      const done = await work().then(
        (value) => ({ value }),
        () => undefined,
      )
      if (done || signal.aborted) return done?.value
      await pause()
    }
  }
  const leaving = new Set<Promise<void>>()
  const leave = (run: WorkerRun) => {
    const unlock = () => persist(() => unlockJobsOf(kernel.database, [run.poolId]))
    const left = run
      .leave()
      .then(unlock)
      // PostgreSQL may store a lock after the connection of its statement broke, within the limit of statements.
      .then(() => sleep(absentMs, undefined, { signal }).catch(() => {}))
      .then(unlock)
    leaving.add(left)
    void left.then(() => leaving.delete(left))
  }
  const stopped = once(signal, 'abort')
  const supervise = async (first: WorkerRun): Promise<void> => {
    let run: WorkerRun | undefined = first
    while (run) {
      await Promise.race([run.failed, stopped])
      leave(run)
      if (!signal.aborted) kernel.logger.warn('The worker of jobs cannot go on and is replaced.')
      await pause()
      run = signal.aborted ? undefined : await persist(start)
    }
  }
  const supervision = supervise(await start())
  return {
    async stop() {
      stopping.abort()
      await supervision
      await Promise.all(leaving)
    },
  }
}

/** A live process reconnects sooner than it counts as absent. */
export const PRESENCE_WAITS = { lookMs: 5_000, absentMs: 20_000 }

interface Presence {
  readonly poolIdOf: (worker: string) => string
  readonly absentMs: number
  stop(): Promise<void>
}

/**
 * A lock of its session, which PostgreSQL releases when the process is killed; hands over the jobs of processes that
 * have shown none for a while (decision embedded-postgresql).
 * @param pgPool without a pooler
 */
async function showPresence(
  database: Database,
  pgPool: Database['$client'],
  { lookMs, absentMs }: typeof PRESENCE_WAITS,
): Promise<Presence> {
  const id = MARK + randomUUID()
  const stopping = new AbortController()
  const { signal } = stopping
  const keep = async (first: Session) => {
    let client: Session | undefined = first
    const absentSince = new Map<string, number>()
    while (!signal.aborted) {
      try {
        client ??= await holdPresence(pgPool, id)
        await look(database, client, { absentSince, absentMs })
      } catch {
        client?.release(true)
        client = undefined
        // A failed check says nothing about others.
        absentSince.clear()
      }
      await sleep(client ? lookMs : lookMs / 5, undefined, { signal }).catch(() => {})
    }
    // Closing the connection releases the lock.
    client?.release(true)
  }
  const kept = keep(await holdPresence(pgPool, id))
  return {
    poolIdOf: (worker) => id + END_OF_ID + worker,
    absentMs,
    async stop() {
      stopping.abort()
      await kept
    },
  }
}

/** Releases jobs of processes absent for long enough. */
async function look(
  database: Database,
  client: Session,
  { absentSince, absentMs }: { absentSince: Map<string, number>; absentMs: number },
): Promise<void> {
  const absent = new Set(await findAbsent(client))
  const now = performance.now()
  for (const poolId of absentSince.keys()) if (!absent.has(poolId)) absentSince.delete(poolId)
  for (const poolId of absent) if (!absentSince.has(poolId)) absentSince.set(poolId, now)
  const gone = [...absentSince].filter(([, since]) => now - since >= absentMs).map(([poolId]) => poolId)
  if (gone.length > 0) await unlockJobsOf(database, gone)
}
