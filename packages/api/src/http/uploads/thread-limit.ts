import type { Worker } from 'node:worker_threads'

const TICK_MS = 50
/** A thread that neither works nor answers is broken. */
const STILL_TICKS = 1_200
/** Unpacked streams are outside of the heap that a thread may be given. */
const MAXIMUM_OUTSIDE_HEAP = 256 * 1024 * 1024

type Thread = Pick<Worker, 'cpuUsage' | 'getHeapStatistics'>

/** Aborts at a CPU-time limit, not wall-clock time, so that a busy machine makes no difference; and at a memory limit. */
export function threadLimit(thread: Thread, processorMs: number): { readonly signal: AbortSignal; clear(): void } {
  const controller = new AbortController()
  // The thread may have ended.
  const before = thread.cpuUsage().catch(() => undefined)
  let stillTicks = 0
  let lastMs = 0
  const timer = setInterval(() => void judge(), TICK_MS)
  const judge = async () => {
    const used = await usedSince(thread, before)
    stillTicks = used.ms > lastMs ? 0 : stillTicks + 1
    lastMs = used.ms
    if (used.ms < processorMs && used.outsideHeap < MAXIMUM_OUTSIDE_HEAP && stillTicks < STILL_TICKS) return
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
