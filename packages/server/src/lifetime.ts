import { StartRefusal } from './start-refusal.ts'

type Stop = () => unknown

/**
 * Runs a server until it is told to stop. What was started is stopped in the opposite order: first the door is closed and
 * running requests end, the database goes last. A start that fails stops what it had begun.
 * @param begin starts the parts, giving `onStop` the way to stop each
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
  // A promise that nobody awaited is a bug in one request and no reason to end all the others.
  process.on('unhandledRejection', (error) => console.error('A rejected promise that nobody handled:', error))
  // After an exception that nobody caught nothing is certain any more: end in order and let whoever runs us start anew.
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
