import { setTimeout as sleep } from 'node:timers/promises'
import { printFailure } from './error-lines.ts'

/** An operator's error (port, setting, folder), in words for the operator. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}

/** @param hurry aborted when there is no time to drain: Ctrl-C, a second signal, a bug */
type Stop = (hurry: AbortSignal) => unknown

const START_TIMEOUT_MS = 10_000

/**
 * SIGINT comes from a person at a terminal and does not drain. A failed start stops what had started.
 * @param begin registers with `onStop` how each part is stopped
 */
export async function runUntilStopped(begin: (onStop: (stop: Stop) => void) => Promise<void>): Promise<void> {
  const stops: Stop[] = []
  let stopping: Promise<void> | undefined
  const hurry = new AbortController()
  let isBegun = false
  // Of an interrupted start they are its consequence.
  const report = (error: unknown) => {
    if (stopping === undefined || isBegun) printFailure(error, isBegun || undefined)
  }
  const runStops = async () => {
    for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) {
      try {
        await stop(hurry.signal)
      } catch (error) {
        report(error)
      }
    }
  }
  const stopAll = async (exitCode: number, starting: Promise<void>) => {
    await runStops()
    // It may just have started another part.
    await Promise.race([starting, sleep(START_TIMEOUT_MS, undefined, { ref: false })])
    await runStops()
    process.exit(exitCode)
  }
  const { promise: starting, resolve: settle } = Promise.withResolvers<void>()
  const stopOnce = (exitCode: number) => (stopping ??= stopAll(exitCode, starting))
  const stopNow = (exitCode: number) => {
    hurry.abort()
    void stopOnce(exitCode)
  }
  process.on('SIGTERM', () => (stopping === undefined ? void stopOnce(0) : stopNow(0))).on('SIGINT', () => stopNow(0))
  // Stop on EPIPE: the parent terminal is gone.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', ({ code }: NodeJS.ErrnoException) => code === 'EPIPE' && stopNow(0))
  // A bug in one request must not end the others.
  process.on('unhandledRejection', (error) => report(error))
  // State unknown: shut down and be restarted.
  process.on('uncaughtException', (error) => {
    report(error)
    stopNow(1)
  })
  try {
    await begin((stop) => {
      stops.push(stop)
      if (stopping !== undefined) throw new StartRefusal('The start was interrupted.')
    })
    isBegun = true
    settle()
  } catch (error) {
    settle()
    report(error)
    await stopOnce(1)
  }
}
