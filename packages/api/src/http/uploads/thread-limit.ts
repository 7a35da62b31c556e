import type { Worker } from 'node:worker_threads'

const TICK_MS = 50
/** Time that a thread has to stop after it was told to, before it is terminated. */
const GRACE_MS = 100
/** A thread that neither works nor answers is broken. */
const STILL_TICKS = 1_200
/** Unpacked streams are outside of the heap that a thread may be given. */
const MAXIMUM_OUTSIDE_HEAP = 256 * 1024 * 1024

type Thread = Pick<Worker, 'cpuUsage' | 'getHeapStatistics'>

/**
 * Calls `leave` when the used CPU time, not wall-clock time, is too much, so that a busy machine makes no difference.
 * Aborts a moment later, and at a memory limit.
 */
export function threadLimit(
  thread: Thread,
  isTooLong: (usedMs: number) => boolean,
  leave: () => void,
): { readonly signal: AbortSignal; clear(): void } {
  const controller = new AbortController()
  // The thread may have ended.
  const before = thread.cpuUsage().catch(() => undefined)
  let stillTicks = 0
  let lastMs = 0
  let endMs = Infinity
  const timer = setInterval(() => void judge(), TICK_MS)
  const judge = async () => {
    const used = await usedSince(thread, before)
    stillTicks = used.ms > lastMs ? 0 : stillTicks + 1
    lastMs = used.ms
    if (endMs === Infinity && isTooLong(used.ms)) {
      endMs = used.ms + GRACE_MS
      leave()
    }
    if (used.ms < endMs && used.outsideHeap < MAXIMUM_OUTSIDE_HEAP && stillTicks < STILL_TICKS) return
    clearInterval(timer)
    controller.abort()
  }
  return { signal: controller.signal, clear: () => clearInterval(timer) }
}

/** CPU milliseconds and bytes; none when ended. */
async function usedSince(thread: Thread, before: Promise<NodeJS.CpuUsage | undefined>) {
  try {
    const { user, system } = await thread.cpuUsage(await before)
    const { external_memory: outsideHeap } = await thread.getHeapStatistics()
    return { ms: (user + system) / 1000, outsideHeap }
  } catch {
    return { ms: 0, outsideHeap: 0 }
  }
}
