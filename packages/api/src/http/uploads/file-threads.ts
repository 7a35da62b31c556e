import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ThreadKind, ThreadVerdict } from './check-file.program.ts'
import { threadLimit } from './thread-limit.ts'

interface ThreadPool {
  /** Added to the nice value of the process: requests come first, then ordinary files. */
  readonly niceness: number
  readonly heapMegabytes: number
}
const POOLS = {
  person: { niceness: 5, heapMegabytes: 64 },
  visitor: { niceness: 10, heapMegabytes: 64 },
  slow: { niceness: 15, heapMegabytes: 128 },
} as const satisfies Readonly<Record<string, ThreadPool>>
export type PoolName = keyof typeof POOLS
const YOUNG_MEGABYTES = 16
const idle: Readonly<Record<PoolName, Worker[]>> = { person: [], visitor: [], slow: [] }

/**
 * Checks a file in a thread; undefined when it takes too long. Its bytes are then erased under the parser, which ends
 * at once: starting a thread costs more than most files. One that goes on, or fails, is ended.
 */
export async function checkInThread(
  kind: ThreadKind,
  bytes: Buffer,
  { pool, isTooLong }: { readonly pool: PoolName; readonly isTooLong: (usedMs: number) => boolean },
): Promise<ThreadVerdict | undefined> {
  const thread = idle[pool].pop() ?? (await startThread(pool))
  thread.ref()
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length))
  shared.set(bytes)
  let isLeft = false
  const limit = threadLimit(thread, isTooLong, () => {
    isLeft = true
    shared.fill(0)
  })
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage({ kind, bytes: shared })
    const [verdict] = await once(thread, 'message', { signal: limit.signal })
    idle[pool].push(thread)
    return isLeft ? undefined : (verdict as ThreadVerdict)
  } catch {
    await thread.terminate()
    void replaceThread(pool)
    return undefined
  } finally {
    limit.clear()
    // An idle thread must not keep the process alive.
    thread.unref()
  }
}

/** Loading the parsers costs as much as an ordinary file, so it is not counted. */
async function startThread(pool: PoolName): Promise<Worker> {
  const thread = new Worker(new URL('check-file.program.ts', import.meta.url), {
    workerData: { niceness: POOLS[pool].niceness },
    resourceLimits: { maxOldGenerationSizeMb: POOLS[pool].heapMegabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  })
  await once(thread, 'message')
  return thread
}

/** Before the next file comes. */
async function replaceThread(pool: PoolName): Promise<void> {
  try {
    const thread = await startThread(pool)
    thread.unref()
    idle[pool].push(thread)
  } catch {
    // The next file starts one.
  }
}
