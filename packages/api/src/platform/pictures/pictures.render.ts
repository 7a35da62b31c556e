import { Refusal } from '@cauce/contract'
import sharp from 'sharp'
import type { PictureFormat, Rendition } from './pictures.domain.ts'

/** More pixels than any camera makes: a decompression bomb must not use up the memory. */
const MAXIMUM_PIXELS = 60_000_000
const RENDERINGS_AT_ONCE = 2

// Two pictures at once with one thread each leave time to serve requests.
sharp.concurrency(1)
const options = { limitInputPixels: MAXIMUM_PIXELS, failOn: 'error', autoOrient: true } as const
const encoders = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78, effort: 4 },
  // Full chroma keeps the sharp edges of drawings. Transparent parts get the colour of paper.
  jpeg: { quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' },
} as const satisfies Record<PictureFormat, object>
const PAPER = '#f9f6ef'

/** The size of a picture after rotation. Throws `picture-unreadable` unless it can be decoded to the last row. */
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

/** Renders one rendition: rotated upright, in sRGB, without metadata such as place and time. */
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
