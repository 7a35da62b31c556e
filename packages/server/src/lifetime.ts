import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A reason not to start that the operator can fix: a port in use, an invalid setting, a locked data folder. Its message is
 * printed as one line without a stack trace; every other error is a bug and keeps its stack trace.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}

type Stop = () => unknown

/** How long a start that is interrupted may take to end. */
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
  // What fails while a start is interrupted fails because its database has gone.
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
    // A start that was interrupted may just have started another part.
    await Promise.race([starting, sleep(START_TIMEOUT_MS, undefined, { ref: false })])
    await runStops()
    process.exit(exitCode)
  }
  const { promise: starting, resolve: settle } = Promise.withResolvers<void>()
  const stopOnce = (exitCode: number) => (stopping ??= stopAll(exitCode, starting))
  process.on('SIGTERM', () => void stopOnce(0)).on('SIGINT', () => void stopOnce(0))
  // The reader of the output is gone, so that nobody would stop this process and its database. It shows with the next line, of
  // the log too: a process that writes nothing cannot tell.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', ({ code }: NodeJS.ErrnoException) => code === 'EPIPE' && void stopOnce(0))
  // An unhandled rejection is a bug in one request and no reason to end all others.
  process.on('unhandledRejection', (error) => report('Unhandled promise rejection:', error))
  // After an uncaught exception the state of the process is unknown: shut down and let the supervisor restart it.
  process.on('uncaughtException', (error) => {
    report(error)
    void stopOnce(1)
  })
  try {
    await begin((stop) => {
      stops.push(stop)
      // Nothing else is started any more.
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
