import { setImmediate, setTimeout } from 'node:timers/promises'

const STRETCH_MS = 4
/** Of others in a break, which takes as long as the work then. */
const OTHERS_MS = 0.3

/** For long work on the main thread, called between its pieces: other calls get half of the time, if there are any. */
export function createBreaks(): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    const workedMs = performance.now() - begun
    if (workedMs < STRETCH_MS) return
    const paused = performance.now()
    await setImmediate()
    if (performance.now() - paused > OTHERS_MS) await setTimeout(workedMs)
    begun = performance.now()
  }
}
