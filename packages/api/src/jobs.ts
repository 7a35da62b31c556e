import { sql } from 'drizzle-orm'
import { Logger, run, type Runner } from 'graphile-worker'
import { APPLICATION_ROLE, type Executor } from './database/index.ts'
import type { Kernel, Module } from './kernel.ts'

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

/** Runs the modules' jobs in this process; many processes share the work through PostgreSQL. */
export async function startJobs(kernel: Kernel, modules: readonly Module[], databaseUrl: string): Promise<Runner> {
  const handlers = Object.assign({}, ...modules.map((module) => module.jobs ?? {})) as NonNullable<Module['jobs']>
  const taskList = Object.fromEntries(Object.entries(handlers).map(([name, handle]) => [name, (payload: unknown) => handle(payload)]))
  const separator = databaseUrl.includes('?') ? '&' : '?'
  return run({
    connectionString: `${databaseUrl}${separator}options=${encodeURIComponent(`-c role=${APPLICATION_ROLE}`)}`,
    taskList,
    crontab: modules.flatMap((module) => module.crontab ?? []).join('\n'),
    concurrency: 2,
    pollInterval: 1000,
    maxPoolSize: 3,
    noHandleSignals: true,
    logger: quietLogger(kernel),
  })
}

/** graphile-worker tells a lot; only what failed is worth a line. */
function quietLogger(kernel: Kernel) {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error') kernel.logger.error({ meta }, message)
    else if (level === 'warning') kernel.logger.warn({ meta }, message)
  })
}
