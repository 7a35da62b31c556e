import { setTimeout as sleep } from 'node:timers/promises'

/**
 * An operator's error (port, setting, folder), printed as one line. Other errors are bugs and keep their stack trace.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}

type Stop = () => unknown

const START_TIMEOUT_MS = 10_000

/**
 * Runs a server until SIGTERM or SIGINT and then stops its parts in reverse order: the port is closed and running requests end
 * first, the database stops last. A start that fails stops what had started.
 * @param begin starts the parts and registers with `onStop` how each is stopped
 */
export async function runUntilStopped(begin: (onStop: (stop: Stop) => void) => Promise<void>): Promise<void> {
  const stops: Stop[] = []
  let stopping: Promise<void> | undefined
  let isBegun = false
  // Consequence of the interrupted start.
  const report = (...words: unknown[]) => {
    if (stopping === undefined || isBegun) console.error(...words)
  }
  const runStops = async () => {
    for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) {
      try {
        await stop()
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
  process.on('SIGTERM', () => void stopOnce(0)).on('SIGINT', () => void stopOnce(0))
  // Stop on EPIPE: the parent terminal is gone.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', ({ code }: NodeJS.ErrnoException) => code === 'EPIPE' && void stopOnce(0))
  // A bug in one request must not end the others.
  process.on('unhandledRejection', (error) => report('Unhandled promise rejection:', error))
  // State unknown: shut down and be restarted.
  process.on('uncaughtException', (error) => {
    report(error)
    void stopOnce(1)
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
    report(error instanceof StartRefusal ? error.message : error)
    await stopOnce(1)
  }
}
