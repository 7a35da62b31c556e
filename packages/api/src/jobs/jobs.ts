import { sql, type SQL } from 'drizzle-orm'
import { Logger, run, type Runner, runOnce } from 'graphile-worker'
import { APPLICATION_ROLE, type Executor, openDatabase, textArray } from '../database/index.ts'
import type { JobHandler, Kernel, Module } from '../kernel.ts'

export interface JobOptions {
  /** Not before this instant. */
  readonly runAt?: Date
  /** A later job with the same key replaces one that has not started. */
  readonly key?: string
}

/** Queues `name` as a row of the present transaction: it runs if and only if that commits. */
export async function addJob(tx: Executor, name: string, payload: unknown, options: JobOptions = {}): Promise<void> {
  const runAt = options.runAt ? sql`${options.runAt.toISOString()}::timestamptz` : sql`null`
  await tx.execute(
    sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, run_at := ${runAt}, job_key := ${options.key ?? null}, max_attempts := 12)`,
  )
}

/** After everything that somebody waits for. */
const LATER = 10

/**
 * Queues `name` once for each payload, in one statement for any number of them. They wait for whatever was queued by
 * itself: ten thousand notices do not stand in front of somebody's link.
 */
export async function addJobs(tx: Executor, name: string, payloads: readonly unknown[]): Promise<void> {
  if (payloads.length === 0) return
  await tx.execute(sql`select ${addedJobs(name, payloads)}`)
}

/** The same as an expression in a statement that does more. */
export function addedJobs(name: string, payloads: readonly unknown[]): SQL {
  const priority = payloads.length === 1 ? null : LATER
  const json = textArray(payloads.map((payload) => JSON.stringify(payload)))
  return sql`(
    select count(*) from graphile_worker.add_jobs(array(
      select row(${name}::text, payload::json, null, null, 12, null, ${priority}::integer, null)::graphile_worker.job_spec
      from unnest(${json}) as payload
    )))`
}

/** Runs the modules' jobs in this process; many processes share the work through PostgreSQL. */
export async function startJobs(kernel: Kernel, modules: readonly Module[], databaseUrl: string): Promise<Runner> {
  for (const name of modules.flatMap(({ jobsAtStart }) => jobsAtStart ?? []))
    await addJob(kernel.database, name, {}, { key: `${name}:at-start` })
  return run({
    connectionString: asApplication(databaseUrl),
    taskList: taskListOf(handlersOf(modules)),
    crontab: modules.flatMap((module) => module.crontab ?? []).join('\n'),
    concurrency: 2,
    pollInterval: 1000,
    maxPoolSize: 3,
    noHandleSignals: true,
    logger: quietLogger(kernel),
  })
}

/**
 * Runs every job that is due by the kernel's clock, and what those queue, then returns; for tests and the seed, whose
 * clock is not the database's. Throws the first failure, which a worker would try again later.
 */
export async function runDueJobs(kernel: Kernel, modules: readonly Module[], databaseUrl: string): Promise<void> {
  const failures: unknown[] = []
  const noted = Object.entries(handlersOf(modules)).map(([name, handle]) => {
    const attempt = async (payload: unknown) =>
      handle(payload).catch((error: unknown) => {
        failures.push(error)
        throw error
      })
    return [name, attempt] as const
  })
  const due = kernel.clock.now().toISOString()
  await kernel.database.execute(
    sql`update graphile_worker._private_jobs set run_at = now() where run_at > now() and run_at <= ${due}::timestamptz`,
  )
  // A pool of its own that listens for errors until the last connection is gone, which the worker's does not.
  const { $client: pgPool } = openDatabase({ url: databaseUrl, poolSize: 2 })
  const taskList = taskListOf(Object.fromEntries(noted))
  await runOnce({ pgPool, taskList, noHandleSignals: true, logger: quietLogger(kernel) }).finally(() => pgPool.end())
  if (failures.length > 0) throw failures[0]
}

type Handlers = Readonly<Record<string, JobHandler>>

const handlersOf = (modules: readonly Module[]): Handlers => Object.assign({}, ...modules.map(({ jobs }) => jobs ?? {}))

const taskListOf = (handlers: Handlers) =>
  Object.fromEntries(Object.entries(handlers).map(([name, handle]) => [name, (payload: unknown) => handle(payload)]))

function asApplication(databaseUrl: string): string {
  const separator = databaseUrl.includes('?') ? '&' : '?'
  return `${databaseUrl}${separator}options=${encodeURIComponent(`-c role=${APPLICATION_ROLE}`)}`
}

/** graphile-worker tells a lot; only what failed is worth a line. */
function quietLogger(kernel: Kernel) {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') kernel.logger.error({ meta }, message)
    else if (level === 'warning') kernel.logger.warn({ meta }, message)
  })
}
