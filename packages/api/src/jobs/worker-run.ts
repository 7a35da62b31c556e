import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { run, type Worker, type WorkerEvents } from 'graphile-worker'

type RunOptions = Omit<Parameters<typeof run>[0], 'events' | 'preset'> & {
  /** What a worker of the name that graphile-worker gives it locks jobs with. */
  readonly poolIdOf: (worker: string) => string
}

/**
 * By default graphile-worker does not wait until the end of a job is stored: a failure there is an unhandled rejection, and a
 * run may return before it. With a batch, even of 0 ms, it waits, and a worker that cannot store it ends (decision 149).
 */
export const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } } as const

/** Longer than asking for a job takes: two statements and a connection, each up to its limit. */
const ASKING_MS = 30_000
/** Longer than storing the end of a job takes: a statement and a connection. */
const STORING_MS = 20_000

/** A worker of graphile-worker, from its start until it has ended or can no longer be relied on. */
export interface WorkerRun {
  /** What it locks jobs with. */
  readonly poolId: string
  /** Resolves when it has ended, or when it may not know of a job that it has locked, or of the kinds of jobs (decision 196). */
  readonly failed: Promise<void>
  /** Has it take no more jobs. Resolves when those that it runs have ended, and their ends are stored or never will be. */
  leave(): Promise<void>
}

export async function startRun({ poolIdOf, ...options }: RunOptions): Promise<WorkerRun> {
  const events: WorkerEvents = new EventEmitter()
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>()
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
  const workers = new Set<Worker>()
  const asking = new Map<Worker, NodeJS.Timeout>()
  const answered = ({ worker }: { readonly worker: Worker }) => clearTimeout(asking.get(worker))
  let poolId = ''
  // The event comes before its workers begin, and reads its id for each statement.
  events.on('pool:create', ({ workerPool }) => (poolId = workerPool.id = poolIdOf(workerPool.id)))
  events.on('worker:create', ({ worker }) => workers.add(worker))
  events.on('worker:getJob:start', ({ worker }) => asking.set(worker, setTimeout(fail, ASKING_MS).unref()))
  events.on('worker:getJob:empty', answered)
  events.on('job:start', answered)
  events.on('worker:getJob:error', () => fail())
  events.on('pool:fatalError', () => fail())
  events.on('worker:stop', ({ worker }) => {
    answered({ worker })
    workers.delete(worker)
    if (workers.size === 0) stop()
  })
  const runner = await run({ ...options, preset, events })
  const ended = runner.promise.catch(() => {})
  void ended.then(fail)
  return {
    poolId,
    failed,
    async leave() {
      void runner.stop().catch(() => {})
      await stopped
      // It counts what it still has to store, wrongly when two ends could not be stored, and would wait for ever.
      await Promise.race([ended, sleep(STORING_MS, undefined, { ref: false })])
    },
  }
}
