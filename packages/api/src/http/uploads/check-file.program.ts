import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { PdfVerdict } from './check-pdf.ts'

export type ThreadKind = 'pdf' | 'mp4' | 'json'
export interface ThreadVerdict {
  readonly verdict: PdfVerdict
  readonly spentMs: number
}

const MAXIMUM_NICENESS = 19
// Parsers throw for each broken object of a hostile file, and a stack trace costs more than the parsing.
Error.stackTraceLimit = 0
// Of this thread on Linux, elsewhere of the whole process.
if (process.platform === 'linux') setPriority(Math.min(MAXIMUM_NICENESS, getPriority() + workerData.niceness))
// Loading is work of low priority too.
const { isWholeVideo } = await import('./check-mp4.ts')
const { checkPdf } = await import('./check-pdf.ts')

/** Worker thread of `file-threads.ts`. */
const checks: Readonly<Record<ThreadKind, (bytes: Uint8Array) => PdfVerdict | Promise<PdfVerdict>>> = {
  pdf: checkPdf,
  mp4: (bytes) => (isWholeVideo(bufferOf(bytes)) ? 'sound' : 'unreadable'),
  json: (bytes) => (isJson(bytes) ? 'sound' : 'unreadable'),
}

parentPort!.on('message', async ({ kind, bytes }: { kind: ThreadKind; bytes: Uint8Array }) => {
  const before = process.threadCpuUsage()
  const verdict = await checks[kind](bytes)
  const { user, system } = process.threadCpuUsage(before)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort!.postMessage({ verdict, spentMs: (user + system) / 1000 } satisfies ThreadVerdict)
})

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage('ready')

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(bufferOf(bytes).toString('utf8'))
    return true
  } catch {
    return false
  }
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)
