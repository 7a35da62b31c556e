/**
 * A reason not to start that the operator can fix: a port in use, an invalid setting, a locked data folder. Its message is
 * printed as one line without a stack trace; every other error is a bug and keeps its stack trace.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}

type Stop = () => unknown

/**
 * Runs a server until SIGTERM or SIGINT and then stops its parts in reverse order: the port is closed and running requests end
 * first, the database stops last. A start that fails stops what had started.
 * @param begin starts the parts and registers with `onStop` how each is stopped
 */
export async function runUntilStopped(begin: (onStop: (stop: Stop) => void) => Promise<void>): Promise<void> {
  const stops: Stop[] = []
  let stopping: Promise<void> | undefined
  const stopAll = async (exitCode: number) => {
    for (const stop of stops.toReversed()) {
      try {
        await stop()
      } catch (error) {
        console.error(error)
      }
    }
    process.exit(exitCode)
  }
  const stopOnce = (exitCode: number) => (stopping ??= stopAll(exitCode))
  process.on('SIGTERM', () => void stopOnce(0)).on('SIGINT', () => void stopOnce(0))
  // An unhandled rejection is a bug in one request and no reason to end all others.
  process.on('unhandledRejection', (error) => console.error('Unhandled promise rejection:', error))
  // After an uncaught exception the state of the process is unknown: shut down and let the supervisor restart it.
  process.on('uncaughtException', (error) => {
    console.error(error)
    void stopOnce(1)
  })
  try {
    await begin((stop) => stops.push(stop))
  } catch (error) {
    console.error(error instanceof StartRefusal ? error.message : error)
    await stopOnce(1)
  }
}
