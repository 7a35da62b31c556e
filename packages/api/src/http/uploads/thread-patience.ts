import type { Worker } from 'node:worker_threads'

const TICK_MS = 100
/** A thread that neither works nor answers is broken. */
const STILL_TICKS = 600

/**
 * A signal that aborts when a thread has used so much time of a processor. What it waited for its turn does not count, nor what it
 * stood still with its process: on a busy machine the same work takes no more of a processor.
 */
export function patienceWith(
  thread: Pick<Worker, 'cpuUsage'>,
  processorMs: number,
): { readonly signal: AbortSignal; clear(): void } {
  const controller = new AbortController()
  // A thread may end before it is asked again.
  const before = thread.cpuUsage().catch(() => undefined)
  let ticks = 0
  const timer = setInterval(() => void judge(), TICK_MS)
  const judge = async () => {
    ticks += 1
    const used = await usedSince(thread, before)
    if (used < processorMs && ticks < STILL_TICKS) return
    clearInterval(timer)
    controller.abort()
  }
  return { signal: controller.signal, clear: () => clearInterval(timer) }
}

/** Milliseconds of a processor; none when the thread has ended. */
async function usedSince(
  thread: Pick<Worker, 'cpuUsage'>,
  before: Promise<NodeJS.CpuUsage | undefined>,
): Promise<number> {
  try {
    const { user, system } = await thread.cpuUsage(await before)
    return (user + system) / 1000
  } catch {
    return 0
  }
}
