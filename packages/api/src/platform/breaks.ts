import { setTimeout } from 'node:timers/promises'

const STRETCH_MS = 4

/** For long work on the main thread, called between its pieces: other calls get half of the time. */
export function createBreaks(): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    const workedMs = performance.now() - begun
    if (workedMs < STRETCH_MS) return
    await setTimeout(workedMs)
    begun = performance.now()
  }
}
