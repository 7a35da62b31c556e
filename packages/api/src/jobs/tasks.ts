import { setTimeout as sleep } from 'node:timers/promises'
import { type JobHelpers, Logger, type Task } from 'graphile-worker'
import { asActivity, type Cause } from '../activity.ts'
import type { Kernel } from '../kernel.ts'
import type { BoundJob } from './define-job.ts'

/** Field of a queued row that names its cause. */
const CAUSE = '$cause'

/** With the causing request, for the log. */
export const rowOf = (payload: unknown, cause: Cause | undefined): unknown =>
  cause !== undefined && typeof payload === 'object' && payload !== null ? { ...payload, [CAUSE]: cause } : payload

export function readRow(row: unknown): { readonly payload: unknown; readonly cause: Cause | undefined } {
  if (typeof row !== 'object' || row === null || !(CAUSE in row)) return { payload: row, cause: undefined }
  const { [CAUSE]: cause, ...payload } = row
  return { payload, cause: cause as Cause }
}

export const taskListOf = (jobs: readonly BoundJob[]): Record<string, Task> =>
  Object.fromEntries(
    jobs.map(({ job: { name }, handle }): [string, Task] => [
      name,
      async (row, helpers) => {
        try {
          await runJob(name, handle, row)
        } catch (error) {
          if (!(await isReplaced(helpers))) throw error
          helpers.logger.warn(`The job ${name} failed. Another one of its key has been queued meanwhile.`)
        }
      },
    ]),
  )

/** Retried: the job's error may affect this query too. */
const ASKED = 4
const BETWEEN_MS = 250

/** True if its key was queued meanwhile: graphile-worker cleared its key and would not retry it. */
async function isReplaced({ job, query }: JobHelpers): Promise<boolean> {
  if (job.key === null) return false
  for (let asked = 1; ; asked += 1)
    try {
      const { rows } = await query('select from graphile_worker.jobs where id = $1 and key is null', [job.id])
      return rows.length > 0
    } catch (error) {
      if (asked === ASKED) throw error
      await sleep(BETWEEN_MS * 2 ** asked)
    }
}

function runJob(name: string, handle: BoundJob['handle'], row: unknown): Promise<void> {
  const { payload, cause } = readRow(row)
  const causes = cause === undefined ? [] : [cause]
  return asActivity({ kind: 'job', name, requestId: cause?.requestId, causes }, () => handle(payload))
}

interface FailedJob {
  readonly id: string
  readonly task_identifier: string
  readonly payload: unknown
}

/** Warnings and errors only. */
export function quietLogger(kernel: Kernel) {
  return new Logger(() => (level, message, meta) => {
    const { error, job } = (meta ?? {}) as { error?: unknown; job?: FailedJob }
    // The message would repeat statement parameters, the job its payload.
    if (error !== undefined) {
      const reqId = readRow(job?.payload).cause?.requestId
      const failed = { error, job: job?.id, task: job?.task_identifier, ...(reqId !== undefined && { reqId }) }
      kernel.logger.error(failed, 'A job failed')
    } else if (level === 'error') kernel.logger.error(message)
    else if (level === 'warning') kernel.logger.warn(message)
  })
}
