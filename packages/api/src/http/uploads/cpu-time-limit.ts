import type { Worker } from 'node:worker_threads'

const TICK_MS = 100
/** A thread that neither works nor answers is broken. */
const STILL_TICKS = 600

/** Aborts at a CPU-time limit, not wall-clock time, so that a busy machine makes no difference. */
export function cpuTimeLimit(
  thread: Pick<Worker, 'cpuUsage'>,
  processorMs: number,
): { readonly signal: AbortSignal; clear(): void } {
  const controller = new AbortController()
  // The thread may have ended.
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

/** CPU milliseconds; none when ended. */
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
