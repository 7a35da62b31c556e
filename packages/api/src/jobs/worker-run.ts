import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { run, type Worker, type WorkerEvents } from 'graphile-worker'

type RunOptions = Omit<Parameters<typeof run>[0], 'events' | 'preset'> & {
  readonly poolIdOf: (worker: string) => string
}

/**
 * By default graphile-worker does not await storing a completion. With a batch delay, even 0, it does, and a failing
 * worker ends (decision jobs).
 */
export const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } } as const

/** Longer than fetching a job: two statements and a connection. */
const ASKING_MS = 30_000
/** Longer than storing a completion: a statement and a connection. */
const STORING_MS = 20_000

/** A graphile-worker until it ends or becomes unreliable. */
export interface WorkerRun {
  readonly poolId: string
  /** Resolves when it has ended, or may miss a locked job or task names (decision jobs). */
  readonly failed: Promise<void>
  /** Drains: takes no more jobs; resolves when running ones are stored or never will be. */
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
  // Fired before its workers start; they read the id for each statement.
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
      // graphile-worker's counter goes wrong when two completions fail, so it would never resolve.
      await Promise.race([ended, sleep(STORING_MS, undefined, { ref: false })])
    },
  }
}
