import { setTimeout as sleep } from 'node:timers/promises'
import { type JobHelpers, Logger, type Task } from 'graphile-worker'
import { asActivity, type Cause } from '../activity.ts'
import type { Kernel } from '../kernel.ts'
import type { BoundJob } from './define-job.ts'

/** The field of a queued row that names what led to it, beside the payload. */
const CAUSE = '$cause'

/** A payload as it is queued: with the request that led to it, so that the log of the job names it. */
export const rowOf = (payload: unknown, cause: Cause | undefined): unknown =>
  cause !== undefined && typeof payload === 'object' && payload !== null ? { ...payload, [CAUSE]: cause } : payload

/** A queued row, taken apart. */
export function readRow(row: unknown): { readonly payload: unknown; readonly cause: Cause | undefined } {
  if (typeof row !== 'object' || row === null || !(CAUSE in row)) return { payload: row, cause: undefined }
  const { [CAUSE]: cause, ...payload } = row
  return { payload, cause: cause as Cause }
}

/** What graphile-worker runs for each job. */
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

/** What broke the job may break the question too: it is asked so often. */
const ASKED = 4
const BETWEEN_MS = 250

/** Whether another job of its key was queued while it ran. graphile-worker takes the key from it, and would not try it again. */
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

/** Runs a job as an activity that names the request that queued it. */
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

/** Logs warnings and errors of graphile-worker; its progress messages are noise. */
export function quietLogger(kernel: Kernel) {
  return new Logger(() => (level, message, meta) => {
    const { error, job } = (meta ?? {}) as { error?: unknown; job?: FailedJob }
    // The message of a failed job repeats the parameters of its statement, and the job its payload.
    if (error !== undefined) {
      const reqId = readRow(job?.payload).cause?.requestId
      const failed = { error, job: job?.id, task: job?.task_identifier, ...(reqId !== undefined && { reqId }) }
      kernel.logger.error(failed, 'A job failed')
    } else if (level === 'error') kernel.logger.error(message)
    else if (level === 'warning') kernel.logger.warn(message)
  })
}
