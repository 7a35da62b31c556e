import { Refusal } from '@cauce/contract'
import sharp from 'sharp'
import type { PictureFormat, Rendition } from './pictures.domain.ts'

/** More pixels than any camera makes: a small file must not unfold into all of the memory. */
const MAXIMUM_PIXELS = 60_000_000
const RENDERINGS_AT_ONCE = 2

// Two pictures at once, one thread each: requests are served in between.
sharp.concurrency(1)
const options = { limitInputPixels: MAXIMUM_PIXELS, failOn: 'error', autoOrient: true } as const
const encoders = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78, effort: 4 },
  // What is drawn has sharp edges, which halved colour would blur; transparent parts become paper.
  jpeg: { quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' },
} as const satisfies Record<PictureFormat, object>
const PAPER = '#f9f6ef'

/** Size of a picture as people see it. Refuses what cannot be decoded to the last row, so that no page shows half of it. */
export async function measurePicture(
  bytes: Buffer,
  path: string,
): Promise<{ widthPixels: number; heightPixels: number }> {
  try {
    const { autoOrient } = await sharp(bytes, options).metadata()
    await sharp(bytes, options).resize({ width: 16 }).raw().toBuffer()
    return { widthPixels: autoOrient.width, heightPixels: autoOrient.height }
  } catch {
    throw new Refusal({ code: 'picture-unreadable', path })
  }
}

/** One rendition: turned upright, never larger than the original, in sRGB, without what the camera noted down (place, time). */
export async function renderPicture(original: Buffer, { width, height, format }: Rendition): Promise<Buffer> {
  const shape = height === undefined ? { width, withoutEnlargement: true } : { width, height, fit: 'cover' as const }
  return inTurn(() => {
    const picture = sharp(original, options).resize(shape)
    const opaque = format === 'jpeg' ? picture.flatten({ background: PAPER }) : picture
    return opaque.toFormat(format, encoders[format]).toBuffer()
  })
}

let free = RENDERINGS_AT_ONCE
const waiting: (() => void)[] = []

async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
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
