import { Refusal } from '@cauce/contract'
import sharp from 'sharp'
import { PICTURE_INPUT, pictureTurn, sizeOfPicture } from '../../http/uploads/contents.ts'
import type { PictureFormat, Rendition } from './pictures.domain.ts'

const encoders = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78, effort: 4 },
  // Full chroma keeps sharp edges. Transparency becomes paper.
  jpeg: { quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' },
} as const satisfies Record<PictureFormat, object>
const PAPER = '#f9f6ef'

/** After rotation. Throws `picture-unreadable` unless fully decodable. */
export async function measurePicture(
  bytes: Buffer,
  path: string,
): Promise<{ widthPixels: number; heightPixels: number }> {
  try {
    return await sizeOfPicture(bytes)
  } catch {
    throw new Refusal({ code: 'picture-unreadable', path })
  }
}

/** Upright, sRGB, no metadata (place, time). */
export async function renderPicture(original: Buffer, { width, height, format }: Rendition): Promise<Buffer> {
  const shape = height === undefined ? { width, withoutEnlargement: true } : { width, height, fit: 'cover' as const }
  return pictureTurn(() => {
    const picture = sharp(original, PICTURE_INPUT).resize(shape)
    const opaque = format === 'jpeg' ? picture.flatten({ background: PAPER }) : picture
    return opaque.toFormat(format, encoders[format]).toBuffer()
  })
}
