import { MAXIMUM_FILE_BYTES, type ErrorCode, type FileKind } from '@cauce/contract'
import sharp from 'sharp'
import type { PdfVerdict } from './check-pdf.ts'
import { checkInThread } from './file-threads.ts'

export const LANES = ['quick', 'slow'] as const
export type Lane = (typeof LANES)[number]

export interface Judgement {
  /** Undefined: it opens. */
  readonly fault?: ErrorCode | undefined
  /** CPU time. */
  readonly spentMs: number
  /** It takes too long for the quick lane: CPU time to expect in the slow one. */
  readonly slowMs?: number
}

export interface Place {
  readonly lane: Lane
  readonly hasSession: boolean
  /** By a file that costs less. */
  readonly isWanted: () => boolean
}
type Judge = (bytes: Buffer, place: Place) => Promise<Judgement>

/** CPU time. A PDF of 1.4 MB with 20,000 objects, as of a tagged book, takes 200 ms, one with 40,000 takes 400 ms. */
const THREAD_MS: Readonly<Record<Lane, number>> = { quick: 600, slow: 2_000 }
/** CPU time after which a file leaves the quick lane to one that waits and costs less. */
const WANTED_MS = 100

/** What a hostile file costs, by its size. */
export const expectedMs = (bytes: Buffer, lane: Lane): number => (THREAD_MS[lane] * bytes.length) / MAXIMUM_FILE_BYTES

const judgeInThread =
  (kind: 'pdf' | 'mp4' | 'json', faults: Readonly<Record<PdfVerdict, ErrorCode | undefined>>): Judge =>
  async (bytes, { lane, hasSession, isWanted }) => {
    const spentMs = THREAD_MS[lane]
    const isTooLong = (usedMs: number) => usedMs >= spentMs || (lane === 'quick' && usedMs >= WANTED_MS && isWanted())
    const pool = lane === 'slow' ? lane : hasSession ? 'person' : 'visitor'
    const found = await checkInThread(kind, bytes, { pool, isTooLong })
    if (found) return { fault: faults[found.verdict], spentMs: found.spentMs }
    if (lane === 'quick') return { spentMs, slowMs: expectedMs(bytes, 'slow') }
    return { fault: faults.unreadable, spentMs }
  }

const faultsOf = (unreadable: ErrorCode) =>
  ({ sound: undefined, unreadable, encrypted: 'document-encrypted', active: 'document-active' }) as const

/** Decompression-bomb limit, above any camera. */
const MAXIMUM_PIXELS = 60_000_000
/** Decoded in memory as a whole: half a gigabyte at the limit of others. */
const MAXIMUM_PROGRESSIVE_PIXELS = 30_000_000
const SLOW_PIXELS = 20_000_000
/** CPU time of decoding on a machine of 2024. */
const MS_PER_MEGAPIXEL = 12
/** Elapsed: only a fault of the decoder takes so long. */
const DECODING_SECONDS = 20
export const PICTURE_INPUT = { limitInputPixels: MAXIMUM_PIXELS, failOn: 'error', autoOrient: true } as const

// A thread for each picture leaves CPU for requests; nothing is read twice.
sharp.concurrency(1)
sharp.cache(false)

const judgePicture: Judge = async (bytes, { lane }) => {
  const fault = 'picture-unreadable'
  const header = await sharp(bytes, PICTURE_INPUT)
    .metadata()
    .catch(() => undefined)
  if (!header) return { fault, spentMs: 1 }
  const { width, height, isProgressive } = header
  const pixels = width * height
  if (isProgressive && pixels > MAXIMUM_PROGRESSIVE_PIXELS) return { fault, spentMs: 1 }
  const spentMs = Math.ceil((pixels / 1_000_000) * MS_PER_MEGAPIXEL)
  if (lane === 'quick' && pixels > SLOW_PIXELS) return { spentMs: 1, slowMs: spentMs }
  return sharp(bytes, PICTURE_INPUT)
    .resize({ width: 16 })
    .timeout({ seconds: DECODING_SECONDS })
    .raw()
    .toBuffer()
    .then(
      () => ({ spentMs }),
      () => ({ fault, spentMs }),
    )
}

/**
 * Refuses a file that does not open (handbook rule 10.7): pictures are decoded completely, PDF objects parsed, MP4
 * boxes walked. Other kinds have readers of their own.
 */
export const judges: Partial<Record<FileKind, Judge>> = {
  png: judgePicture,
  jpg: judgePicture,
  webp: judgePicture,
  pdf: judgeInThread('pdf', faultsOf('document-unreadable')),
  mp4: judgeInThread('mp4', faultsOf('video-unreadable')),
  json: judgeInThread('json', faultsOf('file-kind')),
}

/** After rotation, of a picture that opens. */
export async function sizeOfPicture(bytes: Buffer): Promise<{ widthPixels: number; heightPixels: number }> {
  const { autoOrient } = await sharp(bytes, PICTURE_INPUT).metadata()
  return { widthPixels: autoOrient.width, heightPixels: autoOrient.height }
}
