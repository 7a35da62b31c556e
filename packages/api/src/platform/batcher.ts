export type Outcome<Result> =
  | { readonly ok: true; readonly value: Result }
  | { readonly ok: false; readonly error: unknown }

interface Waiting<Command, Result> {
  readonly command: Command
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

export interface BatcherOptions<Command, Result> {
  /** Commands in a transaction. */
  readonly maximum: number
  /** Parallel batches when each exceeds `patienceMs`. */
  readonly concurrency: number
  /** Delay before a second batch may start in parallel. */
  readonly patienceMs: number
  /** One transaction; outcomes in order. */
  readonly run: (commands: readonly Command[]) => Promise<Outcome<Result>[]>
  /** False when the commit may have happened. */
  readonly isRolledBack: (error: unknown) => boolean
}

/**
 * Group commit: commands that arrive during a batch form the next one. An unexpected error splits the batch, so that
 * one bad command fails alone; one blocked by a foreign lock delays only its own commands.
 */
export function createBatcher<Command, Result>({
  maximum,
  concurrency,
  patienceMs,
  run,
  isRolledBack,
}: BatcherOptions<Command, Result>) {
  const queue: Waiting<Command, Result>[] = []
  let running = 0
  let beganAt = 0
  let reminder: NodeJS.Timeout | undefined

  const runSplitting = async (batch: readonly Waiting<Command, Result>[]): Promise<void> => {
    try {
      const outcomes = await run(batch.map(({ command }) => command))
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index]!
        if (outcome.ok) resolve(outcome.value)
        else reject(outcome.error)
      }
    } catch (error) {
      if (batch.length === 1 || !isRolledBack(error)) {
        for (const { reject } of batch) reject(error)
        return
      }
      const half = Math.ceil(batch.length / 2)
      await runSplitting(batch.slice(0, half))
      await runSplitting(batch.slice(half))
    }
  }

  const begin = () => {
    running += 1
    beganAt = performance.now()
    void runSplitting(queue.splice(0, maximum)).finally(() => {
      running -= 1
      next()
    })
  }

  const next = () => {
    const isHeldUp = running < concurrency && performance.now() - beganAt >= patienceMs
    if (queue.length > 0 && (running === 0 || isHeldUp)) begin()
    if (queue.length === 0 || running >= concurrency) return
    reminder ??= setTimeout(() => {
      reminder = undefined
      next()
    }, patienceMs)
  }

  return {
    submit: (command: Command): Promise<Result> =>
      new Promise<Result>((resolve, reject) => {
        queue.push({ command, resolve, reject })
        next()
      }),
  }
}
