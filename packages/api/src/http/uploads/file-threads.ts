import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ThreadKind, ThreadVerdict } from './check-file.program.ts'
import { threadLimit } from './thread-limit.ts'

const HEAP_MEGABYTES = 256
const idle: Worker[] = []

/**
 * Checks a file in a thread of its own. A thread that exceeds the limit or fails is ended: undefined. As many threads
 * as callers at once.
 */
export async function checkInThread(
  kind: ThreadKind,
  bytes: Buffer,
  processorMs: number,
): Promise<ThreadVerdict | undefined> {
  const thread =
    idle.pop() ??
    new Worker(new URL('check-file.program.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    })
  thread.ref()
  const limit = threadLimit(thread, processorMs)
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage({ kind, bytes })
    const [verdict] = await once(thread, 'message', { signal: limit.signal })
    idle.push(thread)
    return verdict as ThreadVerdict
  } catch {
    await thread.terminate()
    return undefined
  } finally {
    limit.clear()
    // An idle thread must not keep the process alive.
    thread.unref()
  }
}
