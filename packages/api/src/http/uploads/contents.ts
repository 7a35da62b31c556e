import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Refusal, type ErrorCode, type FileKind } from '@cauce/contract'
import sharp from 'sharp'
import type { PdfVerdict } from './check-pdf.ts'
import { isWholeVideo } from './check-mp4.ts'
import { cpuTimeLimit } from './cpu-time-limit.ts'

/**
 * Refuses a file that does not open (handbook rule 10.7): pictures are decoded completely, PDF objects parsed, MP4
 * boxes walked.
 */
export async function expectToOpen(kind: FileKind, bytes: Buffer, path: string): Promise<void> {
  const code = await faults[kind]?.(bytes)
  if (code !== undefined) throw new Refusal({ code, path })
}

type Fault = (bytes: Buffer) => Promise<ErrorCode | undefined>

const pictureFault: Fault = (bytes) =>
  sizeOfPicture(bytes).then(
    () => undefined,
    () => 'picture-unreadable' as const,
  )

const PDF_REFUSALS = {
  sound: undefined,
  unreadable: 'document-unreadable',
  encrypted: 'document-encrypted',
  active: 'document-active',
} as const satisfies Record<PdfVerdict, ErrorCode | undefined>

const faults: Partial<Record<FileKind, Fault>> = {
  png: pictureFault,
  jpg: pictureFault,
  webp: pictureFault,
  pdf: async (bytes) => PDF_REFUSALS[await verdictOn(bytes)],
  mp4: async (bytes) => (isWholeVideo(bytes) ? undefined : 'video-unreadable'),
}

/** Decompression-bomb limit, above any camera. */
const MAXIMUM_PIXELS = 60_000_000
/** Damaged pictures fail. */
export const PICTURE_INPUT = { limitInputPixels: MAXIMUM_PIXELS, failOn: 'error', autoOrient: true } as const

// Two pictures with one thread each leave CPU for requests.
sharp.concurrency(1)
export const pictureTurn = inTurns(2)

/** After rotation. Rejects unless fully decodable. */
export function sizeOfPicture(bytes: Buffer): Promise<{ widthPixels: number; heightPixels: number }> {
  return pictureTurn(async () => {
    const { autoOrient } = await sharp(bytes, PICTURE_INPUT).metadata()
    await sharp(bytes, PICTURE_INPUT).resize({ width: 16 }).raw().toBuffer()
    return { widthPixels: autoOrient.width, heightPixels: autoOrient.height }
  })
}

/** A PDF below 5 MB takes some hundred milliseconds; a slower one is hostile. */
const PDF_TIMEOUT_MS = 5_000
const PDF_MEMORY_MEGABYTES = 512
const pdfTurn = inTurns(1)
let judge: Worker | undefined

/** A thread that is too slow or fails means unreadable; the next file gets a new one. */
const verdictOn = (bytes: Buffer): Promise<PdfVerdict> =>
  pdfTurn(async () => {
    const worker = (judge ??= new Worker(new URL('check-pdf.program.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: PDF_MEMORY_MEGABYTES },
    }))
    worker.ref()
    const limit = cpuTimeLimit(worker, PDF_TIMEOUT_MS)
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(bytes)
      const [verdict] = await once(worker, 'message', { signal: limit.signal })
      return verdict as PdfVerdict
    } catch {
      judge = undefined
      await worker.terminate()
      return 'unreadable'
    } finally {
      limit.clear()
      // An idle thread must not keep the process alive.
      worker.unref()
    }
  })

/** Semaphore, first in first out. */
function inTurns(atOnce: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let free = atOnce
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
