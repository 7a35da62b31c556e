import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ThreadKind, ThreadVerdict } from './check-file.program.ts'
import type { Lane } from './contents.ts'
import { threadLimit } from './thread-limit.ts'

const HEAP_MEGABYTES = 256
/** Added to the nice value of the process: requests come first, then ordinary files. */
const NICENESS: Readonly<Record<Lane, number>> = { quick: 5, slow: 15 }
const idle: Readonly<Record<Lane, Worker[]>> = { quick: [], slow: [] }

/**
 * Checks a file in a thread of its own. A thread that exceeds the limit or fails is ended: undefined. As many threads
 * as callers at once.
 */
export async function checkInThread(
  kind: ThreadKind,
  bytes: Buffer,
  { lane, processorMs }: { readonly lane: Lane; readonly processorMs: number },
): Promise<ThreadVerdict | undefined> {
  const thread = idle[lane].pop() ?? (await startThread(lane))
  thread.ref()
  const limit = threadLimit(thread, processorMs)
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage({ kind, bytes })
    const [verdict] = await once(thread, 'message', { signal: limit.signal })
    idle[lane].push(thread)
    return verdict as ThreadVerdict
  } catch {
    await thread.terminate()
    void replaceThread(lane)
    return undefined
  } finally {
    limit.clear()
    // An idle thread must not keep the process alive.
    thread.unref()
  }
}

/** Loading the parsers costs as much as an ordinary file, so it is not counted. */
async function startThread(lane: Lane): Promise<Worker> {
  const thread = new Worker(new URL('check-file.program.ts', import.meta.url), {
    workerData: { niceness: NICENESS[lane] },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  })
  await once(thread, 'message')
  return thread
}

/** Before the next file comes. */
async function replaceThread(lane: Lane): Promise<void> {
  try {
    const thread = await startThread(lane)
    thread.unref()
    idle[lane].push(thread)
  } catch {
    // The next file starts one.
  }
}
